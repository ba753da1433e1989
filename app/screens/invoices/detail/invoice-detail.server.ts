import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { isOffered } from "#app/features/people/seats/rights.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { historyRows } from "#app/features/running/history/history-message.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { shownComments } from "#app/features/selling/comments/comments.server.ts";
import {
  businessInvoices,
  findInvoice,
  type Invoice,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { paidPart } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { deliveryNote } from "#app/features/selling/invoices/sending/delivery-words.ts";
import { allows, INVOICE_ACTIONS, printsOf } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { offerOfInvoice } from "#app/features/selling/offers/document/offer-invoices.server.ts";
import { rateNotes } from "#app/features/selling/papers/rate-notes.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { panelData } from "#app/platform/http/panel.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatBesideChf, formatMoney } from "#app/swiss/money.ts";
import { formatReference } from "#app/swiss/reference.ts";
import { besideInvoice, usableCredit } from "./beside-invoice.server.ts";
import { nextOfInvoice } from "./next-of-invoice.server.ts";
import { paperOfInvoice } from "./paper-of-invoice.server.ts";

export async function invoiceDetail(ctx: UserContext, wanted: string) {
  const invoice = await findInvoice(ctx, wanted);
  const { id, number, version, status, language, paidOn, kind, corrects, currency } = invoice;
  const history = await panelData(ctx, "history", () => historyOf(ctx, id));
  const isKnownOverdue = history?.some(({ event }) => event === "invoice.overdue");
  const t = translator(ctx.locale);
  const beside = await besideInvoice(ctx, invoice);
  return {
    id,
    number,
    version,
    status,
    language,
    kind,
    corrects,
    isPro: await isPro(ctx),
    ...(await paperOfInvoice(ctx, invoice)),
    offer: await offerOfInvoice(ctx, id),
    whole: await wholeOf(ctx, invoice),
    prints: printsOf(status),
    actions: INVOICE_ACTIONS.filter(
      (action) =>
        allows(status, action) &&
        isOffered(ctx.role, action) &&
        !(action === "deposit" && (invoice.deposit ?? invoice.deductions)) &&
        !(action === "markOverdue" && isKnownOverdue) &&
        !(action === "withdraw" && invoice.delivery),
    ),
    delivery: deliveryNote(invoice.delivery, status, ctx.locale, t),
    recipient: invoice.recipient.name,
    clientId: invoice.clientId,
    issueDate: formatDay(invoice.issueDate, ctx.locale),
    dueDate: formatDay(invoice.dueDate, ctx.locale),
    dueIn: daysBetween(ctx.today, invoice.dueDate),
    paidPart: paidPart(invoice),
    currency,
    total: formatBesideChf(invoice.total, currency),
    credit: await usableCredit(ctx, invoice),
    amountDue: allows(status, "markPaid") ? formatMoney(amountDue(invoice), currency) : "",
    reference: formatReference(invoice.referenceType, invoice.reference),
    paidOn: paidOn ? formatDay(paidOn, ctx.locale) : "",
    beside,
    next: await nextOfInvoice(ctx, invoice, beside.reminders?.canRemind ?? false),
    history: historyRows(history, ctx.locale, t),
    comments: await shownComments(ctx, { invoiceId: id }),
    notes: status === "draft" ? rateNotes(invoice, ctx.locale, t) : [],
  };
}

/** The invoice that a deposit is asked for on; null for others, and where it is deleted. */
async function wholeOf(ctx: UserContext, { deposit }: Invoice) {
  if (!deposit?.of) return null;
  const whole = businessInvoices(ctx).select(["id", "number"]).where("id", "=", deposit.of);
  return (await whole.executeTakeFirst()) ?? null;
}
