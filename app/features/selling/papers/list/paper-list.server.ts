import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { foundIn } from "#app/platform/lists/found-in.ts";
import { naturalKey } from "#app/platform/lists/natural-key.ts";
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

type SortedRow = Partial<Record<Exclude<(typeof SORTED_BY)[PaperSort], "number">, string | number>> & {
  number?: string;
};

export function paperOrder(
  dialect: Dialect,
  { sort, descending }: { sort: PaperSort; descending: boolean },
): ListOrder<SortedRow> {
  return {
    name: `${descending ? "-" : ""}${sort}`,
    column: sortColumn(dialect, sort),
    id: eb.ref("id"),
    descending,
    valueOf: (row) => (sort === "number" ? naturalKey(row.number ?? "") : (row[SORTED_BY[sort]] ?? "")),
    kind: sort === "amount" ? "number" : "string",
  };
}

function sortColumn({ inOrder, naturally }: Dialect, sort: PaperSort): Expression<string | number> {
  if (sort === "number") return naturally(eb.ref("number"));
  return sort === "client" ? inOrder(eb.ref("sort_name")) : eb.ref(SORTED_BY[sort]);
}

/** Every word is in the search text, or the whole is the amount, or what else is named. */
export function isFoundBy(
  dialect: Dialect,
  search: string,
  named: Expression<SqlBool>[] = [],
): Expression<SqlBool> {
  const amount = parseAmount(search);
  const words = search.split(" ");
  return eb.or([
    eb.and(words.map((word) => foundIn(dialect, eb.ref("search_text"), word))),
    ...named,
    ...(amount === null ? [] : [eb("total", "=", amount)]),
  ]);
}
