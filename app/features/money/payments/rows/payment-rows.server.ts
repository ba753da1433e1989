import type { ListedPayment } from "#app/features/money/payments/list-payments.server.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import { owedBack, type Payment } from "#app/features/books/ledger/payment.ts";
import { reviewGroupOf } from "#app/features/money/payments/review/review-group.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type Currency, formatBesideChf, formatMoney, type Rappen } from "#app/swiss/money.ts";
import { formatReference, guessReferenceType } from "#app/swiss/reference.ts";
import type { PaymentRow } from "./payment-row.ts";
import { certaintyOf, howKey, whyAmount, whyKey } from "./why.ts";

export async function paymentRows(ctx: UserContext, listed: ListedPayment[]): Promise<PaymentRow[]> {
  const invoices = await invoicesOf(ctx, listed);
  const accounts = await accountsOfClients(ctx, listed);
  return listed.map(({ payment, allocations }) => {
    const parts = payment.state === "booked" ? allocations : payment.proposal;
    const ids = new Set(parts.map(({ invoiceId }) => invoiceId));
    const own = invoices.filter(
      ({ id, reference }) => ids.has(id) || (namesOne(payment) && reference === payment.reference),
    );
    const isOwnAccount = own.some(({ clientId }) => accounts.has(pairOf(payment.payerIban, clientId)));
    const due = own.reduce((sum, invoice) => sum + invoice.due, 0);
    const amount = whyAmount(payment, due);
    const shown = (value: Rappen) => formatBesideChf(value, payment.currency);
    return {
      id: payment.id,
      state: payment.state,
      day: formatDay(payment.paidOn, ctx.locale),
      payer: payment.payerName || (own[0]?.recipient ?? ""),
      reference: formatReference(guessReferenceType(payment.reference, ""), payment.reference),
      message: payment.message || [ownMethod(payment), payment.note].filter(Boolean).join(" · "),
      amount: shown(payment.amount),
      rappen: payment.amount,
      currency: payment.currency,
      original: originalOf(payment),
      owed: owedBack(payment) > 0 ? formatMoney(payment.refunded, payment.currency) : "",
      invoices: own.map(({ id, number, due, currency }) => ({
        id,
        number,
        due: formatBesideChf(due, currency),
      })),
      why: { key: whyKey(payment, isOwnAccount), amount: amount === null ? "" : shown(amount) },
      certainty: certaintyOf(payment, isOwnAccount),
      group: reviewGroupOf(payment.reason),
      how: howKey(payment),
      fee: payment.fee === null ? "" : shown(payment.fee),
    };
  });
}

/** The provider's own is said with its fee. */
function ownMethod({ source, method }: Payment): string {
  return source === "manual" ? method : "";
}

/** The reference of what it cannot settle says which invoice that is. */
function namesOne({ state, reference }: Payment): boolean {
  return state !== "booked" && state !== "proposed" && reference !== "";
}

function originalOf({ instructed, currency }: Payment): string {
  return instructed && instructed.currency !== currency
    ? formatMoney(instructed.amount, instructed.currency)
    : "";
}

interface OwnInvoice {
  id: string;
  number: string;
  clientId: string | null;
  reference: string;
  recipient: string;
  currency: Currency;
  due: Rappen;
}

async function invoicesOf(ctx: UserContext, listed: ListedPayment[]): Promise<OwnInvoice[]> {
  const ids = listed.flatMap(({ payment, allocations }) =>
    [...payment.proposal, ...allocations].map(({ invoiceId }) => invoiceId),
  );
  const references = listed.flatMap(({ payment }) => (namesOne(payment) ? [payment.reference] : []));
  if (ids.length + references.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("invoices")
    .select((eb) => [
      ...(["id", "number", "issue_date", "client_id", "reference", "recipient", "currency"] as const),
      amountDueColumn(eb).as("due"),
    ])
    .where("business_id", "=", ctx.businessId)
    .where("archived_at", "is", null)
    .where(({ or, eb }) =>
      or([
        ...(ids.length ? [eb("id", "in", [...new Set(ids)])] : []),
        ...(references.length ? [eb("reference", "in", [...new Set(references)])] : []),
      ]),
    )
    .execute();
  // Sorted by the database, an index of all invoices in their order would be read.
  rows.sort((a, b) => (a.issue_date + a.id < b.issue_date + b.id ? -1 : 1));
  return rows.map(({ client_id, recipient, ...row }) => ({
    ...row,
    clientId: client_id,
    recipient: fromJson(recipientSnapshot, recipient).name,
  }));
}

/** Pairs of account and client: that client has paid from that account. */
async function accountsOfClients(ctx: UserContext, listed: ListedPayment[]): Promise<Set<string>> {
  const ibans = listed.flatMap(({ payment: { state, payerIban } }) =>
    state === "proposed" && payerIban ? [payerIban] : [],
  );
  if (ibans.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom("payments")
    .select(["payer_iban", "client_id"])
    .distinct()
    .where("business_id", "=", ctx.businessId)
    .where("payer_iban", "in", [...new Set(ibans)])
    .where("state", "=", "booked")
    .where("client_id", "is not", null)
    .execute();
  return new Set(rows.map(({ payer_iban, client_id }) => pairOf(payer_iban, client_id)));
}

function pairOf(account: string, clientId: string | null): string {
  return `${account} ${clientId}`;
}
