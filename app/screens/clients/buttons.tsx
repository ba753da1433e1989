import { z } from "zod";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { neverRemind } from "#app/features/money/reminders/stops.server.ts";
import { paths } from "#app/paths.ts";
import { button } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const schema = z.object({ never: z.enum(["on", ""]).default("") });

const route = screensOf<"screens/clients/buttons.tsx">({
  neverRemind: button(
    { find: findClient, page: paths.client },
    { schema },
    async (ctx, { never }, { id }) => {
      await neverRemind(ctx, id, never === "on");
      return never === "on" ? "reminders:client.stopped" : "reminders:client.resumed";
    },
  ),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
