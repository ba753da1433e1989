import { commentedPath } from "#app/features/selling/comments/commented.ts";
import { withdrawQuestion } from "#app/features/selling/comments/questions/change-questions.server.ts";
import { findQuestion } from "#app/features/selling/comments/questions/questions.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { refusedHere } from "#app/screens/answers/refused-here.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const ON_DOCUMENT = {
  find: findQuestion,
  page: async (id: string, ctx: UserContext) => commentedPath((await findQuestion(ctx, id)).on),
};

const route = screensOf<"screens/dashboard/buttons.tsx">({
  withdrawQuestion: button(ON_DOCUMENT, pressed, (ctx, _input, { id }) =>
    refusedHere(ctx, async () => {
      await withdrawQuestion(ctx, id);
      return { key: "seats:questions.withdrawn" };
    }),
  ),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
