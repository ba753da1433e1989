import { redirect } from "@remix-run/node";
import { chooseRate, takeByPost } from "#app/features/front/imports/change-import.server.ts";
import { findImport } from "#app/features/front/imports/imports.server.ts";
import { usualRateSchema } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { beginImport } from "#app/features/front/imports/run-long-import.server.ts";
import { paths } from "#app/paths.ts";
import { AppError, isNotFound } from "#app/platform/errors.ts";
import { button, buttons, pressed } from "#app/screens/answers/buttons.server.ts";

const ON_CHECK = { find: findImport, page: paths.checkImport };

const route = buttons<"data/import">({
  "import/:id/run": button(ON_CHECK, pressed, async (ctx, _input, { id }) => {
    try {
      const task = await beginImport(ctx, id);
      return redirect(task ? paths.progress(task) : paths.importDone(id), { status: 303 });
    } catch (error) {
      if (!(error instanceof AppError) || isNotFound(error)) throw error;
      return { key: `errors:${error.code}`, params: error.params, tone: "bad" };
    }
  }),
  "import/:id/by-post": button(ON_CHECK, pressed, async (ctx, _input, { id }) => {
    await takeByPost(ctx, id);
    return redirect(paths.checkImport(id), { status: 303 });
  }),
  "import/:id/vat-rate": button(ON_CHECK, { schema: usualRateSchema }, async (ctx, { vatRate }, { id }) => {
    await chooseRate(ctx, id, vatRate);
    return redirect(paths.checkImport(id), { status: 303 });
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
