import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import { demoBankFile, type DemoTransaction } from "./demo-bank-file.ts";
import type { DemoInvoice } from "./demo-data.ts";

/** Paid last: two by the bank file, one with too much. The others are marked as paid. */
const PAID_APART = 3;

const ONE_TOO_MANY = "Eine Einheit zu viel verrechnet";

const TOO_MUCH = 20_00;

export function paidApart(invoices: DemoInvoice[]): DemoInvoice[] {
  const paid = invoices.filter(({ sent }) => sent?.paidOn);
  return paid.sort((a, b) => (a.sent!.paidOn! < b.sent!.paidOn! ? 1 : -1)).slice(0, PAID_APART);
}

interface Written {
  /** The payments that `paidApart` gives. */
  apart: { id: string; paidOn: Day }[];
  /** Sent and not paid, the oldest first. */
  openIds: string[];
}

/** Invoices paid in part, a credit note, a client with a credit, and a bank file of this month, some of it waiting. */
export async function fillPayments(ctx: UserContext, { apart, openIds }: Written): Promise<void> {
  const [first, second, overpaid] = apart;
  if (overpaid) await pay(ctx, overpaid.id, ({ total }) => total + TOO_MUCH, overpaid.paidOn);
  const [long, half, ...others] = openIds;
  if (long) await pay(ctx, long, ({ total }) => Math.floor(total / 30_000) * 10_000, addDays(ctx.today, -9));
  if (half) await pay(ctx, half, ({ total }) => Math.floor(total / 2), addDays(ctx.today, -4));
  for (const id of [half, long]) if (id && (await creditOne(ctx, id))) break;
  const booked = [first, second].flatMap((one) => one ?? []);
  await importFile(ctx, [
    ...(await Promise.all(booked.map(({ id, paidOn }) => byReference(ctx, id, paidOn)))),
    ...(await waiting(ctx, others)),
  ]);
}

/** @returns false where the first row has no unit to spare */
async function creditOne(ctx: UserContext, id: string): Promise<boolean> {
  const [row] = (await findInvoice(ctx, id)).items;
  if (!row || row.quantity < 3000) return false;
  await issueCreditNote(ctx, id, { items: [{ position: 1, quantity: 1000 }], reason: ONE_TOO_MANY });
  return true;
}

async function pay(ctx: UserContext, id: string, amountOf: (invoice: Invoice) => number, paidOn: Day) {
  const amount = amountOf(await findInvoice(ctx, id));
  await recordPayment(ctx, id, { amount, paidOn, note: "" });
}

async function byReference(ctx: UserContext, id: string, paidOn: Day): Promise<DemoTransaction> {
  const { reference, total, recipient } = await findInvoice(ctx, id);
  return { day: inThisMonth(ctx, paidOn), amount: total, payer: recipient.name, reference };
}

/** Payments known by number, by reference with 5 Rappen less, and by nobody. */
async function waiting(ctx: UserContext, openIds: string[]): Promise<DemoTransaction[]> {
  const day = inThisMonth(ctx, addDays(ctx.today, -1));
  const [byNumber, rounded] = await Promise.all(openIds.slice(0, 2).map((id) => findInvoice(ctx, id)));
  const found: DemoTransaction[] = [
    { day, amount: 180_00, payer: "Matthias Wyss", text: "Danke für den Kurs" },
  ];
  if (byNumber) {
    const { number, total: amount, recipient } = byNumber;
    found.push({ day, amount, payer: recipient.name, text: `Rechnung ${number}` });
  }
  if (rounded) {
    const { reference, total, recipient } = rounded;
    found.push({ day, amount: total - 5, payer: recipient.name, reference });
  }
  return found;
}

function inThisMonth({ today }: UserContext, day: Day): Day {
  const begin: Day = `${today.slice(0, 7)}-01`;
  return day < begin ? begin : day;
}

async function importFile(ctx: UserContext, transactions: DemoTransaction[]): Promise<void> {
  const { iban } = await ctx.db
    .selectFrom("businesses")
    .select("iban")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from(demoBankFile(iban, ctx.today, transactions));
  await importBankFiles(ctx, [{ name: `camt.054-${ctx.today}.xml`, bytes }]);
}
