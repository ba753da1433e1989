import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { ownLinkOf } from "#app/features/front/public-pages/own-link.server.ts";
import { clientCredit } from "#app/features/money/payments/client-credit.server.ts";
import { creditRows, creditsOfInvoice } from "#app/features/money/payments/credits-left.server.ts";
import { settlingOf } from "#app/features/money/payments/settling.server.ts";
import { settlingRows } from "#app/features/money/payments/settling-rows.ts";
import { invoiceReminders } from "#app/features/money/reminders/screens/invoice-reminders.server.ts";
import { isOffered } from "#app/features/people/seats/rights.ts";
import { creditNotesOf } from "#app/features/selling/invoices/correcting/credit-notes-of.server.ts";
import { depositsOf } from "#app/features/selling/invoices/deposits/deposits-of.server.ts";
import { businessInvoices, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type Currency, formatMoney } from "#app/swiss/money.ts";

/** What has become of it since: settled, corrected, shared, reminded. */
export async function besideInvoice(ctx: UserContext, invoice: Invoice) {
  const { id, kind, currency } = invoice;
  const creditNotes = kind === "invoice" ? await creditNotesOf(ctx, id) : [];
  return {
    creditNotes: creditNotes.map(({ state, ...note }) =>
      relatedRow(ctx, currency, { ...note, status: state }),
    ),
    deposits: await depositRowsOf(ctx, invoice),
    reminders: await invoiceReminders(ctx, invoice),
    settling: settlingRows(await settlingOf(ctx, invoice), ctx.locale, currency),
    link: await ownLinkOf(ctx, invoice),
    credits: creditRows(await creditsOfInvoice(ctx, invoice), ctx.locale),
  };
}

/** Those of the same whole, from its page or from one of theirs; while no final invoice stands, it can be made. */
async function depositRowsOf(ctx: UserContext, { id, deposit, currency, version }: Invoice) {
  const wholeId = deposit?.of ?? id;
  const made = await depositsOf(ctx, wholeId);
  const rows = made.map((one) => relatedRow(ctx, currency, one));
  const isReady = made.some(({ stands }) => stands) && isOffered(ctx.role, "deposit");
  const final = isReady && (await lacksFinal(ctx, wholeId)) ? { id, version } : null;
  return { rows, final };
}

interface Related {
  id: string;
  number: string;
  status: string;
  issueDate: string;
  /** Rappen. */
  total: number;
  isHidden?: boolean;
}

function relatedRow(
  { locale }: UserContext,
  currency: Currency,
  { id, number, status, issueDate, total, isHidden }: Related,
) {
  const shown = { day: formatDay(issueDate, locale), total: formatMoney(total, currency) };
  return { id, number, status, isHidden, ...shown };
}

async function lacksFinal(ctx: UserContext, wholeId: string): Promise<boolean> {
  const whole = businessInvoices(ctx).select("state").where("id", "=", wholeId);
  const state = (await whole.executeTakeFirst())?.state;
  return state === "draft" || state === "cancelled" || state === "credited";
}

/** Formatted; empty where there is none, or nothing to settle with it. */
export async function usableCredit(ctx: UserContext, invoice: Invoice): Promise<string> {
  const { currency, clientId, status } = invoice;
  if (!clientId || !allows(status, "markPaid") || !isOffered(ctx.role, "useCredit")) return "";
  const credit = Math.min((await clientCredit(ctx, clientId))[currency], amountDue(invoice));
  return credit > 0 ? formatMoney(credit, currency) : "";
}
