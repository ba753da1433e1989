import { z } from "zod";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { makeFinal } from "#app/features/selling/invoices/make-final.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { renewLink, revokeLink } from "#app/features/selling/invoices/link/change-link.server.ts";
import {
  markOverdue,
  markSelectedPaid,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { undoWriteOff } from "#app/features/money/payments/write-off.server.ts";
import { waiveClaim } from "#app/features/money/reminders/open-claims.server.ts";
import { sendReminder } from "#app/features/money/reminders/send-reminder.server.ts";
import { disputeInvoice, pauseReminders } from "#app/features/money/reminders/stops.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { type NewFlash, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { safeRedirect } from "#app/platform/http/screen.server.ts";
import { button, pressed, ticked } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";
import { formatMoney } from "#app/swiss/money.ts";

const ON_LIST = { page: () => paths.invoices };
const ON_INVOICE = { find: findInvoice, page: paths.invoice };

const seen = { schema: seenSchema };
const allocation = { schema: z.object({ allocationId: z.string().optional() }) };
const claim = {
  schema: seenSchema.extend({ reminderId: z.string().max(100), kind: z.enum(["interest", "fee"]) }),
  exists: (ctx: UserContext, { id }: ScreenArgs) => findInvoice(ctx, id),
};

const route = screensOf<"screens/invoices/buttons.tsx">({
  duplicateInvoice: button(ON_INVOICE, pressed, async (ctx, _input, { id }) => {
    const copy = await duplicateInvoice(ctx, id);
    return redirectWithFlash(ctx.platform, paths.invoice(copy), { key: "invoices:duplicate.done" });
  }),
  finalOfDeposits: button(ON_INVOICE, seen, async (ctx, { version }, { id }) => {
    const final = await makeFinal(ctx, id, version);
    return redirectWithFlash(ctx.platform, paths.invoice(final), { key: "sending:deposit.finalDone" });
  }),
  renewInvoiceLink: button(ON_INVOICE, pressed, async (ctx, _input, { id }) => {
    await renewLink(ctx, id);
    return "sending:done.linkRenewed";
  }),
  revokeInvoiceLink: button(ON_INVOICE, pressed, async (ctx, _input, { id }) => {
    await revokeLink(ctx, id);
    return "sending:done.linkRevoked";
  }),
  markSent: button(ON_INVOICE, seen, async (ctx, { version }, { id }) => {
    await markSent(ctx, id, version);
    return "sending:done.markSent";
  }),
  markUnpaid: button(ON_INVOICE, seen, async (ctx, { version }, { id }) => {
    await markUnpaid(ctx, id, version);
    return "sending:done.markUnpaid";
  }),
  markOverdue: button(ON_INVOICE, seen, async (ctx, { version }, { id }) => {
    await markOverdue(ctx, id, version);
    return "sending:done.markOverdue";
  }),
  useCredit: button(ON_INVOICE, pressed, async (ctx, _input, { id }) => {
    await settleFromCredit(ctx, id);
    const invoice = await findInvoice(ctx, id);
    const due = amountDue(invoice);
    if (due === 0) return "sending:credit.paid";
    return { key: "sending:credit.stillDue", params: { amount: formatMoney(due, invoice.currency) } };
  }),
  undoWriteOff: button(ON_INVOICE, allocation, async (ctx, { allocationId }, { id }) => {
    await undoWriteOff(ctx, id, allocationId);
    return "sending:writeOff.undone";
  }),
  resumeReminders: button(ON_INVOICE, pressed, async (ctx, _input, { id }) => {
    await pauseReminders(ctx, id, null);
    return "reminders:invoice.resumed";
  }),
  settleDispute: button(ON_INVOICE, pressed, async (ctx, _input, { id }) => {
    await disputeInvoice(ctx, id, "");
    return "reminders:invoice.settled";
  }),
  waiveClaim: button(ON_INVOICE, claim, async (ctx, { version, ...waived }, { id }) => {
    await waiveClaim(ctx, id, waived, version);
    return "reminders:invoice.waived";
  }),
  sendReminder: button(ON_INVOICE, seen, async (ctx, { version }, { id, params }) => {
    await sendReminder(ctx, id, params.rid ?? "", { version });
    return "reminders:invoice.onItsWay";
  }),
  markSelectedPaid: button(ON_LIST, ticked, async (ctx, { ids }, { url }) => {
    const back = safeRedirect(url.searchParams.get("redirectTo"), paths.invoices);
    const said = ids.length === 0 ? NONE_SELECTED : summary(await markSelectedPaid(ctx, ids));
    return redirectWithFlash(ctx.platform, back, said);
  }),
});

const NONE_SELECTED: NewFlash = { key: "errors:invoice.none_selected", tone: "bad" };

/** Characters of numbers in a message, which a cookie holds. */
const MAX_NAMED = 180;

function summary({ marked, refused }: { marked: number; refused: string[] }): NewFlash {
  if (refused.length === 0) return { key: "sending:selected.done", params: { count: marked } };
  const numbers = refused.join(", ");
  const named = numbers.length > MAX_NAMED ? `${numbers.slice(0, MAX_NAMED)} …` : numbers;
  const tone = marked ? "note" : "bad";
  return { key: "sending:selected.partly", params: { count: marked, numbers: named }, tone };
}

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
