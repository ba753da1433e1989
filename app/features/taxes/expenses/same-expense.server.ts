import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatChf, type Rappen } from "#app/swiss/money.ts";
import { ownExpenses } from "./expenses.server.ts";

interface Alike {
  id: string;
  facts?: { supplier_key: string; day: string; amount: number };
  sha256?: string | undefined;
  eInvoiceKey?: string | undefined;
}

export interface SameExpense {
  id: string;
  supplier: string;
  day: string;
  amount: Rappen;
}

export function supplierKey(supplier: string): string {
  return fold(supplier);
}

/**
 * The same supplier, day and amount, or the same receipt or e-invoice, may be the same expense: a person says.
 * @throws AppError `expense.perhaps_same`, which names the other one
 */
export async function requireNoneAlike(ctx: UserContext, alike: Alike): Promise<void> {
  const other = (await findSameFacts(ctx, alike)) ?? (await findSameReceipt(ctx, alike));
  if (!other) return;
  const { id, supplier, day, amount } = other;
  const params = { supplier, day: formatDay(day, ctx.locale), amount: formatChf(amount) };
  const fields = [{ field: "keepTwice", code: "field.expense_perhaps_same", params }];
  throw new AppError("expense.perhaps_same", fields, undefined, { existing: { type: "expense", id } });
}

export async function findSameFacts(ctx: UserContext, { id, facts }: Pick<Alike, "id" | "facts">) {
  if (!facts) return undefined;
  const { supplier_key, day, amount } = facts;
  return ownExpenses(ctx)
    .select(["id", "supplier", "day", "amount"])
    .where("day", "=", day)
    .where("amount", "=", amount)
    .where("supplier_key", "=", supplier_key)
    .where("id", "!=", id)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** An expense whose present receipt is the same file, or the same e-invoice in another. */
export async function findSameReceipt(
  ctx: UserContext,
  { id, sha256 = "", eInvoiceKey = "" }: Alike,
): Promise<SameExpense | undefined> {
  if (sha256 === "" && eInvoiceKey === "") return undefined;
  const holders = ctx.db
    .selectFrom("expense_receipts")
    .select("expense_id")
    .where("business_id", "=", ctx.businessId)
    .where(({ eb, or }) =>
      or([eb("sha256", "=", sha256), ...(eInvoiceKey === "" ? [] : [eb("e_invoice_key", "=", eInvoiceKey)])]),
    )
    .where("replaced_at", "is", null)
    .where("expense_id", "is not", null);
  return ownExpenses(ctx)
    .select(["id", "supplier", "day", "amount"])
    .where("id", "in", holders)
    .where("id", "!=", id)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
