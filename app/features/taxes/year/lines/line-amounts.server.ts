import { type RawBuilder, sql } from "kysely";
import { ACCOUNT_NAMES, type AccountName } from "#app/features/books/book/accounts.ts";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { type ClientIncome, countedOf, ROUNDING } from "#app/features/taxes/year/income.server.ts";
import { ACCOUNTS_BY_HAND, COST_ACCOUNTS } from "#app/features/taxes/year/year-accounts.ts";
import { lineOfClient } from "#app/features/taxes/year/year-rows.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

/** What a booking of the year adds to a line, in each of its columns. */
export type LineAmounts = Record<"agreed" | "received", RawBuilder<Rappen>>;

interface YearOfLine {
  businessId: string;
  span: DaySpan;
  methods: readonly VatMethod[];
  /** Those that have a line of their own. */
  clients: readonly ClientIncome[];
}

/** Null for a line that is none of these; columns that a line does not have are 0. */
export function lineAmounts(line: string, year: YearOfLine): LineAmounts | null {
  const { net, vat, declared } = countedOf(year.methods);
  const client = year.clients.find((one) => lineOfClient(one) === line);
  const account = ACCOUNT_NAMES.find((name) => name === (line === "fees" ? "providerFees" : line));
  const hand = ACCOUNTS_BY_HAND.find((name) => line === `hand-${name}`);
  const [costs, byHand, exchange] = [
    debitOf(COST_ACCOUNTS),
    handOf(ACCOUNTS_BY_HAND),
    creditOf(["exchange"]),
  ];
  if (client) return inOne(when(isOf(client, year), declared));
  if (hand) return inBoth(handOf([hand]));
  if (line.startsWith("month-")) {
    const isIn = sql<boolean>`substr(day, 1, 7) = ${line.slice("month-".length)}`;
    return { agreed: when(isIn, net.agreed), received: when(isIn, net.received) };
  }
  if (line === "income") return net;
  if (line === "others") {
    const named = year.clients.map((one) => when(isOf(one, year), declared));
    return inOne(named.reduce((rest, one) => sql<Rappen>`${rest} - ${one}`, net.agreed));
  }
  if (line === "costs") return inBoth(costs);
  if (line === "exchange") return inOne(exchange);
  if (line === "rounding") return inBoth(ROUNDING);
  if (line === "vat") return vat;
  if (line === "result")
    return {
      agreed: sql<Rappen>`${net.agreed} - ${costs} + ${exchange} + ${ROUNDING} + ${byHand}`,
      received: sql<Rappen>`${net.received} - ${costs} + ${ROUNDING} + ${byHand}`,
    };
  return account ? inBoth(debitOf([account])) : null;
}

function isOf({ clientId, name }: ClientIncome, { businessId }: YearOfLine): RawBuilder<boolean> {
  if (clientId !== null) return sql<boolean>`client_id = ${clientId}`;
  const known = sql`select clients.id from clients where clients.business_id = ${businessId}`;
  return sql<boolean>`(client_id is null or client_id not in (${known})) and name = ${name}`;
}

function when(isSo: RawBuilder<boolean>, amount: RawBuilder<Rappen>): RawBuilder<Rappen> {
  return sql<Rappen>`case when ${isSo} then ${amount} else 0 end`;
}

function debitOf(accounts: readonly AccountName[]): RawBuilder<Rappen> {
  const names = sql.join(accounts);
  const [debit, credit] = [sql<boolean>`debit in (${names})`, sql<boolean>`credit in (${names})`];
  return sql<Rappen>`(${when(debit, AMOUNT)} - ${when(credit, AMOUNT)})`;
}

function creditOf(accounts: readonly AccountName[]): RawBuilder<Rappen> {
  return sql<Rappen>`-${debitOf(accounts)}`;
}

function handOf(accounts: readonly AccountName[]): RawBuilder<Rappen> {
  return when(sql<boolean>`holder = 'manual'`, creditOf(accounts));
}

const AMOUNT = sql<Rappen>`amount`;
const NONE = sql<Rappen>`0`;

function inOne(amount: RawBuilder<Rappen>): LineAmounts {
  return { agreed: amount, received: NONE };
}

function inBoth(amount: RawBuilder<Rappen>): LineAmounts {
  return { agreed: amount, received: amount };
}
