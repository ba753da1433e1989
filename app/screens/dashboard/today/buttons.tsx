import { z } from "zod";
import { remindOnceToday } from "#app/features/front/dashboard/today/once.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { invoicePaper } from "#app/features/selling/invoices/sending/invoice-paper.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerPaper } from "#app/features/selling/offers/sending/offer-paper.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { takeBackEmail } from "#app/features/selling/papers/sending/take-back-email.server.ts";
import { UNDO_SECONDS } from "#app/features/selling/papers/sending/undo-seconds.ts";
import { takeBackReminder } from "#app/features/money/reminders/writing/take-back-reminder.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { NewFlash } from "#app/platform/http/flash.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { button } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";
import { refusedHere } from "#app/screens/answers/refused-here.server.ts";
import { fieldsOfRow } from "./fields-of-row.server.ts";

const ON_TODAY = { find: findInvoice, page: () => paths.dashboard, isElsewhere: true };

const ON_OFFERS = { find: findOffer, page: () => paths.offers, isElsewhere: true };

const version = z.coerce.number().int().positive();
const exists = (ctx: UserContext, { id }: ScreenArgs) => findInvoice(ctx, id);
const seen = { schema: z.object({ version }), exists };
const seenOffer = {
  schema: z.object({ version }),
  exists: (ctx: UserContext, { id }: ScreenArgs) => findOffer(ctx, id),
};
const letter = {
  read: (values: FormValues, form: FormData) =>
    fieldsOfRow(values, form, ["version", "level", "amount", "way"]),
  schema: z.object({
    version,
    level: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])),
    amount: z.coerce.number().int(),
    way: z.enum(["email", "post", ""]),
  }),
  exists,
};

const route = screensOf<"screens/dashboard/today/buttons.tsx">({
  sendToday: button(ON_TODAY, seen, (ctx, { version }, { id }) =>
    refusedHere(ctx, async () => {
      await sendInvoice(ctx, id, { version, waits: UNDO_SECONDS });
      const { number } = await findInvoice(ctx, id);
      const undo = { to: paths.undoSend(id), fields: { version }, until: undoneUntil(ctx) };
      return { key: "dashboard:done.sent", params: { number }, undo };
    }),
  ),
  undoSend: button(ON_TODAY, seen, (ctx, { version }, { id }) =>
    refusedHere(ctx, async () => {
      await takeBackEmail(ctx, invoicePaper, id, version);
      const { number } = await findInvoice(ctx, id);
      const hint = { key: "dashboard:undone.issued", to: paths.invoice(id), label: number };
      return { key: "dashboard:undone.sent", tone: "note", hint };
    }),
  ),
  sendOfferToday: button(ON_OFFERS, seenOffer, (ctx, { version }, { id }) =>
    refusedHere(ctx, async () => {
      await sendOffer(ctx, id, { version, waits: UNDO_SECONDS });
      const { number } = await findOffer(ctx, id);
      const undo = { to: paths.undoSendOffer(id), fields: { version }, until: undoneUntil(ctx) };
      return { key: "dashboard:done.offerSent", params: { number }, undo };
    }),
  ),
  undoSendOffer: button(ON_OFFERS, seenOffer, (ctx, { version }, { id }) =>
    refusedHere(ctx, async () => {
      await takeBackEmail(ctx, offerPaper, id, version);
      const { number } = await findOffer(ctx, id);
      const hint = { key: "dashboard:undone.offerIssued", to: paths.offer(id), label: number };
      return { key: "dashboard:undone.sent", tone: "note", hint };
    }),
  ),
  remindToday: button(ON_TODAY, letter, (ctx, { version, level, amount, way }, { id }) =>
    refusedHere(ctx, async () => {
      const send = way === "email";
      const reminderId = await remindOnceToday(ctx, id, { version, level, amount, send });
      return reminded(ctx, id, { reminderId, send });
    }),
  ),
  undoReminder: button(ON_TODAY, seen, (ctx, { version }, { id, params }) =>
    refusedHere(ctx, async () => {
      await takeBackReminder(ctx, id, params.rid ?? "", version);
      const { number } = await findInvoice(ctx, id);
      return { key: "dashboard:undone.reminded", params: { number }, tone: "note" };
    }),
  ),
});

/** What is for the post stays until it is taken back: nothing leaves by itself. */
async function reminded(
  ctx: UserContext,
  id: string,
  { reminderId, send }: { reminderId: string; send: boolean },
): Promise<NewFlash> {
  const { number, version } = await findInvoice(ctx, id);
  const until = send ? undoneUntil(ctx) : null;
  const undo = { to: paths.undoReminder(id, reminderId), fields: { version }, until };
  const params = { number };
  if (send) return { key: "dashboard:done.reminded", params, undo };
  const hint = { key: "dashboard:done.print", to: paths.invoice(id), label: number };
  return { key: "dashboard:done.written", params, hint, undo };
}

function undoneUntil(ctx: UserContext): string {
  return new Date(ctx.platform.now().getTime() + UNDO_SECONDS * 1000).toISOString();
}

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
