import type { Selectable } from "kysely";
import { type BookFact, type Line, linesOf, NO_VAT } from "#app/features/books/book/bookings.ts";
import type { Held } from "#app/features/books/book/record.server.ts";
import { vatApart } from "#app/features/taxes/tax/method/vat-apart.ts";
import { considerationOn, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { ExpensesTable } from "#app/platform/database/schema/expenses.ts";

export async function heldExpenses(
  ctx: BusinessContext,
  ids: readonly string[],
  methods: readonly VatMethod[],
): Promise<Held[]> {
  const rows = await ctx.db
    .selectFrom("expenses")
    .select(["id", "day", "category", "amount", "vat", "reference", "supplier", "archived_at"])
    .select(["paid_from", "paid_on"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
  return rows.map((row) => {
    const { id, reference: number, supplier: name } = row;
    const lines = row.archived_at === null ? linesOfExpense(row, methods) : [];
    return { id, number, name, clientId: null, lines, hasEnded: false };
  });
}

type Stored = Pick<
  Selectable<ExpensesTable>,
  "id" | "day" | "category" | "amount" | "vat" | "paid_from" | "paid_on"
>;

/**
 * What is not paid on its day stands on the account of creditors until then. By received consideration its input tax
 * counts once it is paid (Art. 40 par. 2 MWSTG).
 */
function linesOfExpense(expense: Stored, methods: readonly VatMethod[]): Line[] {
  const { id: sourceId, day, category, amount, vat, paid_from: from, paid_on: paidOn } = expense;
  const apart = vatApart(methods, day);
  const fact = {
    kind: "expense",
    sourceId,
    basis: "",
    day,
    rate: null,
    category,
    net: amount - vat,
    vat,
  } as const;
  if (from !== "open" && (paidOn === "" || paidOn === day)) return linesOf({ ...fact, against: from }, apart);
  const isInputLater = considerationOn(methods, day) === "received";
  const owed = linesOf({ ...fact, against: "creditors", isInputLater }, apart);
  if (from === "open") return owed;
  const paid: BookFact = {
    kind: "expense_paid",
    sourceId,
    basis: "",
    day: paidOn,
    rate: null,
    net: amount,
    vat: 0,
  };
  const input: BookFact = { ...paid, kind: "input_paid", basis: "input", net: 0, vat, activity: category };
  return [
    ...owed,
    ...linesOf({ ...paid, sides: ["creditors", from] }, NO_VAT),
    ...(isInputLater && apart.input ? linesOf(input, NO_VAT) : []),
  ];
}
