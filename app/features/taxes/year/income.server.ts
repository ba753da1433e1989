import { type RawBuilder, sql } from "kysely";
import { type Basis, FEE_KINDS } from "#app/features/taxes/tax/entries/tax-entry.ts";
import { methodRuns, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { monthsOf } from "#app/features/people/accounts/years/business-year.ts";
import { OWED } from "./open-items.server.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

const NAMED = 20;

export interface ClientIncome {
  /** Null for who is in no client list. */
  clientId: string | null;
  name: string;
  net: Rappen;
}

/** Both ways to count, by month, with the VAT of the year and its rounding. */
export async function incomeByMonth(ctx: BusinessContext, span: DaySpan, methods: readonly VatMethod[]) {
  const { net, vat } = countedOf(methods);
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(({ fn }) => [
      month.as("month"),
      fn.sum<number>(net.agreed).as("agreed"),
      fn.sum<number>(net.received).as("received"),
      fn.sum<number>(vat.agreed).as("agreedVat"),
      fn.sum<number>(vat.received).as("receivedVat"),
      fn.sum<number>(ROUNDING).as("rounding"),
    ])
    .where("business_id", "=", ctx.businessId)
    .where("day", ">=", span.from)
    .where("day", "<=", span.to)
    .groupBy(month)
    .execute();
  const sumOf = (field: "agreedVat" | "receivedVat" | "rounding") =>
    rows.reduce((sum, row) => sum + row[field], 0);
  return {
    months: monthsOf(span).map((month) => {
      const { agreed = 0, received = 0 } = rows.find((row) => row.month === month) ?? {};
      return { month, agreed, received };
    }),
    vat: { agreed: sumOf("agreedVat"), received: sumOf("receivedVat") },
    rounding: sumOf("rounding"),
  };
}

/**
 * What a booking adds to the income of its day without VAT, and to the VAT on it. Who charges no VAT has reminder fees
 * that no return knows: income when they are charged, or when money comes in for them.
 */
export function countedOf(methods: readonly VatMethod[]) {
  const contained = { agreed: CONTAINED, received: containedInMoney(methods) };
  const isOf = (basis: Basis) => sql<boolean>`basis = ${basis} and kind <> 'method_change'`;
  const net = (basis: Basis) =>
    sql<Rappen>`case when ${isOf(basis)} then net + vat * (${contained[basis]}) else 0 end`;
  const vat = (basis: Basis) =>
    sql<Rappen>`case when ${isOf(basis)} then vat * (1 - (${contained[basis]})) else 0 end`;
  const isFee = sql<boolean>`((kind = 'fee' and basis = '') or of_fee = 1)`;
  const charged = sql<Rappen>`case when ${isFee} and kind = 'fee' then ${OWED} else 0 end`;
  const paid = sql<Rappen>`case when ${isFee} and kind <> 'fee' then -(${OWED}) else 0 end`;
  return {
    /** Without fees that no return knows. */
    declared: net("agreed"),
    net: {
      agreed: sql<Rappen>`${net("agreed")} + ${charged}`,
      received: sql<Rappen>`${net("received")} + ${paid}`,
    },
    vat: { agreed: vat("agreed"), received: vat("received") },
  };
}

/** Recipients who are in no client list are told apart by their names. */
export async function incomeByClient(ctx: BusinessContext, { from, to }: DaySpan): Promise<ClientIncome[]> {
  const { inOrder } = ctx.platform.database.dialect;
  const name = sql<string>`case when clients.id is null then entry.name else '' end`;
  return ctx.db
    .selectFrom("bookings as entry")
    .leftJoin("clients", "clients.id", "entry.client_id")
    .select(({ fn }) => [
      "clients.id as clientId",
      fn.coalesce("clients.name", fn.max("entry.name")).as("name"),
      fn.sum<number>(sql`entry.net + entry.vat * (${CONTAINED})`).as("net"),
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

/** Of totals and of returns, above 0 for income: what is no consideration, and nobody booked by hand. */
export const ROUNDING = sql<Rappen>`case
  when basis <> '' or holder = 'manual' or 'rounding' not in (debit, credit) then 0
  when credit = 'rounding' then amount
  else -amount
end`;

/** 1 where what was invoiced is booked with its VAT, as by net tax rates; 0 where VAT has its own account. */
const CONTAINED = sql<number>`case when 'vat' in (debit, credit) then 0 else 1 end`;

/**
 * 1 where money contains VAT, 0 where that stands apart. Money has no accounts that say it: it counts as its invoice
 * is booked, by the method of the day of supply where that has changed since; fees by that of their own day.
 */
function containedInMoney(methods: readonly VatMethod[]): RawBuilder<number> {
  const byNet = methodRuns(methods).filter(({ method }) => method === "net");
  if (byNet.length === 0) return sql<number>`0`;
  const isEarlier = sql<boolean>`kind not in (${sql.join(FEE_KINDS)}) and supply_day < fact_day`;
  const supplied = sql<string>`case when ${isEarlier} then supply_day else fact_day end`;
  const within = byNet.map(({ from, since, before }) => {
    const isBefore = before === null ? sql`` : sql` and ${supplied} < ${before}`;
    return sql`(${supplied} >= ${from} and fact_day >= ${since}${isBefore})`;
  });
  return sql<number>`case when ${sql.join(within, sql` or `)} then 1 else 0 end`;
}
