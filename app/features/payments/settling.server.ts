import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import type { Allocation, Payment, PaymentSource } from "#app/features/settlement/payment.ts";
import { findPayments } from "#app/features/settlement/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

type OnlineMethod = "card" | "twint" | "other";

export interface Settling {
  id: string;
  kind: PaymentSource | "rounding" | "skonto" | "write_off";
  settledOn: string;
  /** Of the payment: its note, or who paid; of a write-off: why; of a credit note: its number. */
  text: string;
  amount: Rappen;
  /** Of the whole payment, where it is more than this invoice took. */
  outOf: Rappen | null;
  creditNoteId: string | null;
  online: { by: OnlineMethod; fee: Rappen | null } | null;
  /** What can be taken back by itself: the payment, or this allocation. */
  undo: { paymentId: string } | { writeOffId: string } | null;
}

/** What settles the invoice, in the order in which it was booked. */
export async function settlingOf(ctx: BusinessContext, { allocations }: Invoice): Promise<Settling[]> {
  const ids = [...new Set(allocations.flatMap(({ paymentId }) => paymentId ?? []))];
  const payments = await findPayments(ctx, ids);
  const numbers = await creditNoteNumbers(ctx, [...payments.values()]);
  return allocations.map((allocation) => {
    const { id, kind, paymentId, amount, settledOn } = allocation;
    const common = {
      id,
      settledOn,
      amount,
      text: "",
      outOf: null,
      creditNoteId: null,
      online: null,
      undo: null,
    };
    const payment = payments.get(paymentId ?? "");
    if (kind === "write_off")
      return { ...common, kind, text: allocation.note, undo: { writeOffId: allocation.id } };
    if (kind === "skonto") return { ...common, kind };
    if (kind === "rounding" || !payment) return { ...common, kind: "rounding" };
    const money = { ...common, kind: payment.source, outOf: outOf(payment, allocation) };
    return payment.source === "credit_note"
      ? { ...money, text: numbers.get(payment.id) ?? "", creditNoteId: payment.id }
      : { ...money, text: textOf(payment), online: onlineOf(payment), undo: { paymentId: payment.id } };
  });
}

function outOf(payment: Payment, { amount }: Allocation): Rappen | null {
  return payment.amount === amount ? null : payment.amount;
}

function onlineOf({ source, method, fee }: Payment): Settling["online"] {
  if (source !== "stripe") return null;
  return { by: method === "card" || method === "twint" ? method : "other", fee };
}

function textOf({ source, note, payerName }: Payment): string {
  return source === "bank" ? payerName : note;
}

async function creditNoteNumbers(ctx: BusinessContext, payments: Payment[]): Promise<Map<string, string>> {
  const ids = payments.filter(({ source }) => source === "credit_note").map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(["id", "number"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
