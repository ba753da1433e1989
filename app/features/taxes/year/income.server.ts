import { type RawBuilder, sql } from "kysely";
import type { DaySpan } from "#app/features/books/journal/span.ts";
import type { Basis } from "#app/features/taxes/tax/entries/tax-entry.ts";
import { vatApart } from "#app/features/taxes/tax/method/vat-apart.ts";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { monthsOf } from "./business-year.ts";
import { methodSpans } from "./method-spans.ts";

const NAMED = 20;

/** Both ways to count, by month, with the VAT of the year. */
export async function incomeByMonth(
  ctx: BusinessContext,
  { from, to }: DaySpan,
  methods: readonly VatMethod[],
) {
  const gross = isGross({ from, to }, methods);
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(({ fn }) => [
      "basis",
      month.as("month"),
      fn.sum<number>(sql`net + vat * (${gross})`).as("net"),
      fn.sum<number>(sql`vat * (1 - (${gross}))`).as("vat"),
    ])
    .where("business_id", "=", ctx.businessId)
    .where("basis", "in", ["agreed", "received"])
    .where("kind", "<>", "method_change")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["basis", month])
    .execute();
  const fees = await feesWithoutVat(ctx, { from, to });
  const sumOf = (basis: Basis, field: "net" | "vat", of?: string) =>
    [...rows, ...fees]
      .filter((row) => row.basis === basis && (of === undefined || row.month === of))
      .reduce((sum, row) => sum + row[field], 0);
  return {
    months: monthsOf({ from, to }).map((month) => ({
      month,
      agreed: sumOf("agreed", "net", month),
      received: sumOf("received", "net", month),
    })),
    vat: { agreed: sumOf("agreed", "vat"), received: sumOf("received", "vat") },
  };
}

/** Recipients who are in no client list are told apart by their names. */
export async function incomeByClient(
  ctx: BusinessContext,
  { from, to }: DaySpan,
  methods: readonly VatMethod[],
): Promise<{ name: string; net: Rappen }[]> {
  const gross = isGross({ from, to }, methods);
  const { inOrder } = ctx.platform.database.dialect;
  const name = sql<string>`case when clients.id is null then entry.name else '' end`;
  return ctx.db
    .selectFrom("bookings as entry")
    .leftJoin("clients", "clients.id", "entry.client_id")
    .select(({ fn }) => [
      fn.coalesce("clients.name", fn.max("entry.name")).as("name"),
      fn.sum<number>(sql`entry.net + entry.vat * (${gross})`).as("net"),
    ])
    .where("entry.business_id", "=", ctx.businessId)
    .where("entry.basis", "=", "agreed")
    .where("entry.kind", "<>", "method_change")
    .where("entry.day", ">=", from)
    .where("entry.day", "<=", to)
    .groupBy(["clients.id", "clients.name", name])
    .orderBy("net", "desc")
    .orderBy("clients.id", (order) => order.asc().nullsFirst())
    .orderBy(inOrder(name))
    .limit(NAMED)
    .execute();
}

/** Reminder fees of who charges no VAT: income when they are charged, or when money comes in for them. */
async function feesWithoutVat(ctx: BusinessContext, { from, to }: DaySpan) {
  const month = sql<string>`substr(day, 1, 7)`;
  const charged = sql<Basis>`case when kind = 'fee' then 'agreed' else 'received' end`;
  const amount = sql<number>`case when (kind = 'fee') = (debit = 'debtors') then amount else -amount end`;
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(({ fn }) => [charged.as("basis"), month.as("month"), fn.sum<number>(amount).as("net")])
    .where("business_id", "=", ctx.businessId)
    .where((eb) => eb.or([eb.and([eb("kind", "=", "fee"), eb("basis", "=", "")]), eb("of_fee", "=", 1)]))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy([charged, month])
    .execute();
  return rows.map((row) => ({ ...row, vat: 0 }));
}

/** 1 on days by net tax rates, whose turnover counts with its VAT. */
function isGross(span: DaySpan, methods: readonly VatMethod[]): RawBuilder<number> {
  const gross = methodSpans(span, methods).filter(({ from }) => !vatApart(methods, from).output);
  if (gross.length === 0) return sql<number>`0`;
  const within = gross.map(({ from, to }) => sql`(day >= ${from} and day <= ${to})`);
  return sql<number>`case when ${sql.join(within, sql` or `)} then 1 else 0 end`;
}
