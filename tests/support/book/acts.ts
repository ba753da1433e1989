import { createExpense, deleteExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { cancelInvoice, markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { waiveClaim } from "#app/features/money/reminders/open-claims.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { periodCode } from "#app/features/taxes/tax/periods/period.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { saveExchangeRate } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { closeYear, seeYear, reopenYear } from "#app/features/taxes/year/close-year.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { expect } from "vitest";
import { expenseInput } from "../expense-input.ts";
import { clientInput } from "../invoices/client-input.ts";
import { remindBy } from "../reminders/reminder-rules.ts";
import { issued, useMethod } from "../tax/worked-year.ts";

/** What earlier acts have made, by the name that they gave it. */
export type Made = Map<string, string>;
export type Act = (ctx: UserContext, made: Made) => Promise<unknown>;

/** Price without VAT in CHF, rate, and why it is 0 %. */
type Row = readonly [price: number, rate: number, reason?: "export" | "abroad" | "exempt"];

const LAST_PAYMENT = "payment";

export function idOf(made: Made, name: string): string {
  const id = made.get(name);
  if (!id) throw new Error(`nothing was made with the name ${name}`);
  return id;
}

/** An invoice of today, unless `issueDate` says otherwise; `client` makes it one of a client with that name. */
export function invoice(
  name: string,
  rows: readonly Row[],
  { client = "", issueDate, ...more }: { client?: string; issueDate?: Day; [field: string]: unknown } = {},
): Act {
  return async (ctx, made) => {
    const items = rows.map(([unitPrice, vatRate, zeroRateReason = ""]) => {
      return { description: "Arbeit", quantity: 1, unitPrice, vatRate, zeroRateReason };
    });
    const clientId =
      client && (made.get(client) ?? (await createClient(ctx, clientInput({ name: client }))).id);
    if (clientId) made.set(client, clientId);
    const fields = { ...more, ...(clientId ? { clientId } : {}) };
    made.set(name, await issued(ctx, issueDate ?? ctx.today, items, fields));
  };
}

/** CHF; `as` names the payment, otherwise it is the last one. */
export function pay(name: string, amount: number, more: { as?: string; [field: string]: unknown } = {}): Act {
  return async (ctx, made) => {
    const { as = LAST_PAYMENT, ...fields } = more;
    made.set(
      as,
      await recordPayment(ctx, idOf(made, name), recordPaymentSchema.parse({ amount, ...fields })),
    );
  };
}

export const undoPay = (payment = LAST_PAYMENT): Act => {
  return (ctx, made) => undoPayment(ctx, idOf(made, payment));
};

export const unpay = (name: string): Act => {
  return (ctx, made) => markUnpaid(ctx, idOf(made, name));
};

export const cancel = (name: string): Act => {
  return (ctx, made) => cancelInvoice(ctx, idOf(made, name));
};

export const remove = (name: string): Act => {
  return (ctx, made) => deleteInvoice(ctx, idOf(made, name));
};

/** `parts` as `[position, quantity]`; all that is left without them. */
export function credit(name: string, as: string, parts?: readonly (readonly [number, number])[]): Act {
  return async (ctx, made) => {
    const items = parts?.map(([position, quantity]) => ({ position, quantity: quantity * 1000 }));
    const input = { reason: "Zurück", ...(items ? { items } : {}) };
    made.set(as, await issueCreditNote(ctx, idOf(made, name), input));
  };
}

export const withdraw = (note: string): Act => {
  return (ctx, made) => withdrawCreditNote(ctx, idOf(made, note));
};

export const giveUp = (name: string, amount?: number): Act => {
  const wanted = amount === undefined ? {} : { amount: Math.round(amount * 100) };
  return (ctx, made) => writeOff(ctx, idOf(made, name), { reason: "Konkurs", ...wanted });
};

export const claimAgain = (name: string): Act => {
  return (ctx, made) => undoWriteOff(ctx, idOf(made, name));
};

export const useCredit = (name: string): Act => {
  return (ctx, made) => settleFromCredit(ctx, idOf(made, name));
};

/** A refund of a payment or credit note; all that is left without an amount. */
export function refund(of: string, amount?: number, more: { refundedOn?: Day } = {}): Act {
  const wanted = amount === undefined ? {} : { amount: Math.round(amount * 100) };
  return (ctx, made) => recordRefund(ctx, idOf(made, of), { note: "", ...wanted, ...more });
}

export const undoLastRefund = (of: string): Act => {
  return async (ctx, made) => {
    const last = (await refundsOf(ctx, idOf(made, of))).at(-1);
    return undoRefund(ctx, idOf(made, of), last?.id ?? "");
  };
};

/** Letters with a fee of 20.00, and with interest where it is asked for. */
export function letter(
  name: string,
  { interest = false, level = 1 }: { interest?: boolean; level?: 1 | 2 | 3 } = {},
): Act {
  return async (ctx, made) => {
    const rules = { daysAfter: 10, newTermDays: 10, fee: 20, interest };
    await remindBy(ctx, { levels: [rules, rules, rules] });
    made.set(`letter ${name}`, await createReminder(ctx, idOf(made, name), { level }));
  };
}

export function waive(name: string, kind: "fee" | "interest", isWaived = true): Act {
  return (ctx, made) =>
    waiveClaim(ctx, idOf(made, name), { reminderId: idOf(made, `letter ${name}`), kind, isWaived });
}

/** Rows of an expense as `[amount with VAT, rate]`, CHF. */
export function expense(
  name: string,
  category: string,
  rows: readonly (readonly [number, number])[],
  day?: Day,
): Act {
  return async (ctx, made) => {
    const input = {
      supplier: name,
      category,
      day: day ?? ctx.today,
      rows: rows.map(([gross, rate]) => ({ gross, rate })),
    };
    made.set(name, (await createExpense(ctx, expenseInput(input))).id);
  };
}

export const unspend = (name: string): Act => {
  return (ctx, made) => deleteExpense(ctx, idOf(made, name));
};

export const method = (changes: Record<string, unknown>): Act => {
  return (ctx) => useMethod(ctx, { validFrom: ctx.today, ...changes });
};

/** The period of a code such as `2026-Q3`; a correction of it where `correction` says which. */
export async function periodOf(ctx: UserContext, code: string, correction = 0) {
  const all = await listPeriods(ctx);
  const period = all.find((one) => periodCode(one) === code && one.correction === correction);
  if (!period) throw new Error(`there is no return ${code}`);
  return period;
}

export function file(code: string, correction = 0): Act {
  return async (ctx) => {
    const { id } = await periodOf(ctx, code, correction);
    const { hash, checks } = await periodJson(ctx, id);
    expect(checks.filter(({ isMet }) => !isMet)).toEqual([]);
    return closePeriod(ctx, id, hash);
  };
}

export const correct = (code: string): Act => {
  return async (ctx) => correctPeriod(ctx, (await periodOf(ctx, code)).id);
};

export const handOverUntil = (day: Day): Act => {
  return (ctx) => handOver(ctx, day);
};

export const close = (year: number): Act => {
  return async (ctx) => closeYear(ctx, year, (await seeYear(ctx, year)).hash);
};

export const reopen = (year: number): Act => {
  return (ctx) => reopenYear(ctx, year, "Nachtrag");
};

/** CHF of 1 EUR in a month. */
export const rate = (month: string, value: number): Act => {
  return (ctx) => saveExchangeRate(ctx, { month, rate: Math.round(value * 100_000) });
};

export const refused = (act: Act, code: string): Act => {
  return async (ctx, made) => expect(act(ctx, made)).rejects.toMatchObject({ code });
};

/** Both at the same time: one of them is refused. */
export const twice = (act: Act): Act => {
  return async (ctx, made) => {
    const both = await Promise.allSettled([act(ctx, made), act(ctx, made)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  };
};

export const setBusiness = (columns: {
  rounds_to_five?: 0 | 1;
  eur_invoices?: 0 | 1;
  vat_number?: string;
}): Act => {
  return (ctx) => ctx.db.updateTable("businesses").set(columns).where("id", "=", ctx.businessId).execute();
};
