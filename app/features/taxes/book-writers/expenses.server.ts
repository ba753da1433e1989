import type { Selectable } from "kysely";
import { type BookFact, type Line, linesOf, NO_VAT, splitByUse } from "#app/features/books/book/bookings.ts";
import type { Held } from "#app/features/books/book/record.server.ts";
import { vatApart } from "#app/features/taxes/tax/method/vat-apart.ts";
import {
  considerationOn,
  isRegisteredOn,
  type VatMethod,
} from "#app/features/taxes/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { ExpensesTable } from "#app/platform/database/schema/expenses.ts";
import { vatAmount } from "#app/swiss/vat.ts";
import { vatRatesOn } from "#app/swiss/vat/statutory-rates.ts";

export async function heldExpenses(
  ctx: BusinessContext,
  ids: readonly string[],
  methods: readonly VatMethod[],
): Promise<Held[]> {
  const rows = await ctx.db
    .selectFrom("expenses")
    .select(["id", "day", "category", "amount", "vat", "reference", "supplier", "archived_at"])
    .select(["paid_from", "paid_on", "acquisition_tax", "private_share"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
  return rows.map((row) => {
    const { id, reference: number, supplier: name } = row;
    const isThere = row.archived_at === null;
    const lines = isThere ? [...linesOfExpense(row, methods), ...acquisitionOf(row, methods)] : [];
    return { id, number, name, clientId: null, lines, hasEnded: false };
  });
}

type Stored = Pick<
  Selectable<ExpensesTable>,
  "id" | "day" | "category" | "amount" | "vat" | "paid_from" | "paid_on" | "acquisition_tax" | "private_share"
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
    privateShare: expense.private_share,
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
  const input: BookFact = {
    ...paid,
    kind: "input_paid",
    basis: "input",
    net: 0,
    vat: splitByUse(fact)[0].vat,
    activity: category,
  };
  return [
    ...owed,
    ...linesOf({ ...paid, sides: ["creditors", from] }, NO_VAT),
    ...(isInputLater && apart.input ? linesOf(input, NO_VAT) : []),
  ];
}

/** Art. 45 and 48 MWSTG: owed with the invoice or, by received consideration, with its payment. */
function acquisitionOf(expense: Stored, methods: readonly VatMethod[]): Line[] {
  const { id: sourceId, category, amount, acquisition_tax: kind, paid_from: from, paid_on: paidOn } = expense;
  const privateShare = expense.private_share;
  const isWaiting = considerationOn(methods, expense.day) === "received";
  const day = isWaiting && paidOn !== "" ? paidOn : expense.day;
  if (kind === "" || (isWaiting && from === "open") || !isRegisteredOn(methods, day)) return [];
  const net = amount - expense.vat;
  const rate = vatRatesOn(expense.day)[kind];
  const vat = vatAmount(net, rate);
  return linesOf(
    { kind: "acquisition", sourceId, basis: "input", day, rate, category, net, vat, privateShare },
    vatApart(methods, day),
  );
}
