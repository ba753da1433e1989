import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { ListOrder } from "#app/platform/lists/listing.server.ts";
import { parseAmount } from "#app/swiss/money.ts";
import type { PaperSort } from "./paper-query.ts";

const eb = expressionBuilder<Schema, "invoices" | "offers">();

export const SORTED_BY = {
  date: "issue_date",
  due: "due_date",
  valid: "valid_until",
  number: "number",
  client: "sort_name",
  amount: "total",
} as const satisfies Record<PaperSort, string>;

type SortedRow = Partial<Record<(typeof SORTED_BY)[PaperSort], string | number>>;

export function paperOrder(
  { inOrder }: Dialect,
  { sort, descending }: { sort: PaperSort; descending: boolean },
): ListOrder<SortedRow> {
  return {
    name: `${descending ? "-" : ""}${sort}`,
    column:
      sort === "number" || sort === "client" ? inOrder(eb.ref(SORTED_BY[sort])) : eb.ref(SORTED_BY[sort]),
    id: eb.ref("id"),
    descending,
    valueOf: (row) => row[SORTED_BY[sort]] ?? "",
    kind: sort === "amount" ? "number" : "string",
  };
}

/** Every word is in the search text, or the whole is the amount, or what else is named. */
export function isFoundBy(
  { contains }: Dialect,
  search: string,
  named: Expression<SqlBool>[] = [],
): Expression<SqlBool> {
  const amount = parseAmount(search);
  const words = fold(search).split(" ");
  return eb.or([
    eb.and(words.map((word) => contains(eb.ref("search_text"), word))),
    ...named,
    ...(amount === null ? [] : [eb("total", "=", amount)]),
  ]);
}
