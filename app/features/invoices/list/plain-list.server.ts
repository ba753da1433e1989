import type { SelectQueryBuilder } from "kysely";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import type { InvoiceFilters } from "./invoice-filters.ts";
import type { InvoiceQuery } from "./invoice-query.ts";
import { inPart, type ListPart } from "#app/platform/lists/listing.server.ts";
import { paperOrder } from "#app/features/papers/list/paper-list.server.ts";
import { listed, matchingInvoices, listSums, listSumQuery, placed } from "./found-list.server.ts";

interface Whose {
  businessId: string;
  today: string;
}

type Window = Pick<ListPart, "skip" | "take">;

export function isNarrowedByStatusOnly(query: InvoiceQuery, filters: InvoiceFilters): boolean {
  const { paid, clientId, month, search } = query;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return !paid && !clientId && !month && !search && !isFiltered;
}

/** The lists that are asked for most have their statements prepared, one set for each order and status. */
export function plainList(ctx: UserContext, query: InvoiceQuery) {
  const { db, businessId, today } = ctx;
  const { sums, count, rows, ids } = statementsFor(ctx.platform.database.dialect, query);
  const whose = { businessId, today };
  return {
    sumUp: async () => listSums(await sums(db, whose)),
    count: async () => (await count(db, whose))[0]?.count ?? 0,
    rows: ({ isFromEnd, skip, take }: ListPart) =>
      (isFromEnd ? rows.fromEnd : rows.fromBeginning)(db, { ...whose, skip, take }),
    ids: ({ isFromEnd, skip, take }: ListPart) =>
      (isFromEnd ? ids.fromEnd : ids.fromBeginning)(db, { ...whose, skip, take }),
  };
}

const prepared = new WeakMap<Dialect, Map<string, ReturnType<typeof prepare>>>();

function statementsFor(dialect: Dialect, query: InvoiceQuery) {
  let known = prepared.get(dialect);
  if (!known) prepared.set(dialect, (known = new Map()));
  const { kind, status, sort, descending } = query;
  const name = [kind, status, sort, descending].join();
  let statements = known.get(name);
  if (!statements) known.set(name, (statements = prepare(dialect, query)));
  return statements;
}

function prepare(dialect: Dialect, query: InvoiceQuery) {
  const finderOf = (db: Db, place: ValuePlace<Whose>) => ({
    db,
    dialect,
    businessId: place("businessId"),
    today: place("today"),
  });
  const part = <Row>(selected: (matching: Invoices) => SelectQueryBuilder<Schema, "invoices", Row>) => {
    const rows = (isFromEnd: boolean) =>
      preparedQuery((db, place: ValuePlace<Whose & Window>) => {
        const window = { take: place("take"), skip: place("skip"), isFromEnd };
        const matching = matchingInvoices(finderOf(db, place), query);
        return inPart(selected(matching), paperOrder(dialect, query), window);
      });
    return { fromBeginning: rows(false), fromEnd: rows(true) };
  };
  return {
    sums: preparedQuery((db, place: ValuePlace<Whose>) =>
      listSumQuery(matchingInvoices(finderOf(db, place), query)),
    ),
    count: preparedQuery((db, place: ValuePlace<Whose>) =>
      matchingInvoices(finderOf(db, place), query).select(({ fn }) => fn.countAll<number>().as("count")),
    ),
    rows: part(listed),
    ids: part((matching) => placed(matching, query)),
  };
}

type Invoices = ReturnType<typeof matchingInvoices>;
