import { z } from "zod";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import {
  acceptProposal,
  declineProposal,
} from "#app/features/selling/clients/proposals/decide-proposal.server.ts";
import { endClientPage } from "#app/features/front/public-pages/of-client/own-page.server.ts";
import { neverRemind } from "#app/features/money/reminders/stops.server.ts";
import { paths } from "#app/paths.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { refusedHere } from "#app/screens/answers/refused-here.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const schema = z.object({ never: z.enum(["on", ""]).default("") });

const place = { find: findClient, page: paths.client };

const proposal = z.string().max(60).default("");

const route = screensOf<"screens/clients/buttons.tsx">({
  endClientPage: button(place, pressed, async (ctx, _input, { id }) => {
    await endClientPage(ctx, id);
    return "clients:page.ended";
  }),
  acceptProposal: button(
    place,
    { schema: z.object({ proposal, version: z.coerce.number().int().catch(0) }) },
    async (ctx, seen, { id }) =>
      refusedHere(ctx, async () => {
        await acceptProposal(ctx, id, seen);
        return { key: "clients:proposal.accepted" };
      }),
  ),
  declineProposal: button(place, { schema: z.object({ proposal }) }, async (ctx, seen, { id }) =>
    refusedHere(ctx, async () => {
      await declineProposal(ctx, id, seen.proposal);
      return { key: "clients:proposal.declined" };
    }),
  ),
  neverRemind: button(place, { schema }, async (ctx, { never }, { id }) => {
    await neverRemind(ctx, id, never === "on");
    return never === "on" ? "reminders:client.stopped" : "reminders:client.resumed";
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
