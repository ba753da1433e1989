import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { standingLosses } from "#app/features/selling/invoices/settling/take-back-write-off.server.ts";
import { type ChargeKind, isOfCharge } from "#app/features/books/ledger/charge.ts";
import { IN_CASH } from "#app/features/books/ledger/in-cash.ts";
import { type LedgerEntry, ledgerOf } from "#app/features/books/ledger/ledger.ts";
import { OF_PAYMENT, type Payment, type PaymentSource } from "#app/features/books/ledger/payment.ts";
import { findPayments } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

type OnlineMethod = "card" | "twint" | "other";

export interface Settling {
  id: string;
  type: LedgerEntry["type"];
  kind:
    | PaymentSource
    | "credit_used"
    | "invoice"
    | "interest"
    | "reminder_fee"
    | "skonto"
    | "rounding"
    | "deduction"
    | "bad_debt"
    | "lapsed"
    | "refund"
    | "reversal";
  settledOn: string;
  /** For a payment its method and note or its payer, for a write-off its reason, for a credit note its number. */
  text: string;
  amount: Rappen;
  balance: Rappen;
  /** For money: the charge of a reminder that it settles, if any. */
  settles: ChargeKind | null;
  /** Amount of the whole payment where only part of it went to this invoice. */
  outOf: Rappen | null;
  creditNoteId: string | null;
  online: { by: OnlineMethod; fee: Rappen | null } | null;
  isInCash: boolean;
  /** What can be undone by itself: the payment, or this write-off. */
  undo: { paymentId: string } | { writeOffId: string } | null;
}

/** The ledger of the invoice, with what is known of its payments. */
export async function settlingOf(ctx: BusinessContext, invoice: Invoice): Promise<Settling[]> {
  const ids = [
    ...new Set([...invoice.allocations, ...invoice.returns].flatMap(({ paymentId }) => paymentId ?? [])),
  ];
  const payments = await findPayments(ctx, ids);
  const seen = new Set<string>();
  const returned = new Set(invoice.returns.map(({ id }) => id));
  return ledgerOf(invoice).map((entry) => {
    const payment = payments.get(entry.paymentId ?? "");
    const isFirst = payment !== undefined && !seen.has(payment.id);
    const isReturned = returned.has(entry.id);
    if (payment && !isReturned && TAKES_MONEY.has(entry.kind)) seen.add(payment.id);
    const isStanding = !isReturned && entry.amount > 0;
    return settlingRow(entry, { invoice, payment: payment ?? null, isFirst: isFirst && isStanding });
  });
}

/** Kinds that use the payment's money; the others let a rest go. */
const TAKES_MONEY = new Set<string>([...OF_PAYMENT, "credit_used"]);

interface Known {
  invoice: Invoice;
  payment: Payment | null;
  /** The first standing entry of its payment. */
  isFirst: boolean;
}

function settlingRow(entry: LedgerEntry, { invoice, payment, isFirst }: Known): Settling {
  const { id, type, kind, day: settledOn, amount, balance } = entry;
  const common = {
    id,
    type,
    settledOn,
    amount,
    balance,
    text: "",
    settles: null,
    outOf: null,
    creditNoteId: null,
    online: null,
    isInCash: false,
    undo: null,
  };
  if (type === "charge") return { ...common, kind: isOfCharge(kind) ? kind : "invoice" };
  if (kind === "deduction" || kind === "bad_debt") {
    const { note = "" } = invoice.allocations.find((allocation) => allocation.id === id) ?? {};
    const isStanding = standingLosses(invoice).some((loss) => loss.id === id);
    return { ...common, kind, text: note, undo: isStanding ? { writeOffId: id } : null };
  }
  if (kind === "skonto" || kind === "lapsed" || kind === "refund" || kind === "reversal")
    return { ...common, kind };
  if (kind === "rounding" || !payment) return { ...common, kind: "rounding" };
  const settles = isOfCharge(kind) ? kind : null;
  const source = kind === "credit_used" ? kind : payment.source;
  const money = { ...common, kind: source, settles, outOf: isFirst ? outOf(payment, invoice) : null };
  if (payment.source === "credit_note")
    return { ...money, text: entry.creditNoteNumber, creditNoteId: payment.id };
  return {
    ...money,
    text: textOf(payment),
    isInCash: payment.method === IN_CASH,
    online: isFirst ? onlineOf(payment) : null,
    undo: isFirst ? { paymentId: payment.id } : null,
  };
}

function outOf({ id, amount }: Payment, { allocations }: Invoice): Rappen | null {
  const own = allocations.filter(({ paymentId, kind }) => paymentId === id && OF_PAYMENT.includes(kind));
  return own.reduce((sum, part) => sum + part.amount, 0) === amount ? null : amount;
}

function onlineOf({ source, method, fee }: Payment): Settling["online"] {
  if (source !== "stripe") return null;
  return { by: method === "card" || method === "twint" ? method : "other", fee };
}

function textOf({ source, note, method, payerName }: Payment): string {
  if (source !== "manual") return source === "bank" ? payerName : note;
  return [method === IN_CASH ? "" : method, note].filter(Boolean).join(" · ");
}
