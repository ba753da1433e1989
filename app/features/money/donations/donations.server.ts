import { sql } from "kysely";
import type { Client } from "#app/features/selling/clients/client.ts";
import { findClients } from "#app/features/selling/clients/clients.server.ts";
import { groupNamed } from "#app/features/selling/clients/client-groups.server.ts";
import { groupsOf } from "#app/features/selling/clients/client-groups.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { ChosenDonations } from "./chosen-donations.ts";

const MOST_CLIENTS = 5_000;

const AT_ONCE = 400;

export interface Donation {
  client: Client;
  /** The amounts by pay day; one below 0 was paid back. */
  days: { day: Day; amount: Rappen }[];
  sum: Rappen;
}

interface Donations {
  /** The donations by name, without those of whom nothing is left. */
  rows: Donation[];
  sum: Rappen;
  /** Numbers of paid invoices that have other rows as well, and so are not counted. */
  mixed: string[];
  isTooMany: boolean;
}

/** Money that came in for the chosen invoices in that year, less what went back. In CHF. */
export async function donationsOf(ctx: BusinessContext, chosen: ChosenDonations): Promise<Donations> {
  const paid = [...(await paidIn(ctx, chosen.year)), ...(await creditedIn(ctx, chosen.year))];
  const { counted, mixed } = await matching(ctx, paid, chosen.text);
  const byClient = Map.groupBy(counted, ({ clientId }) => clientId);
  const clients = await inGroup(ctx, [...byClient.keys()], chosen.group);
  const rows = clients
    .map((client) => donationOf(client, byClient.get(client.id) ?? []))
    .filter(({ sum }) => sum > 0)
    .toSorted((one, other) => (fold(one.client.name) < fold(other.client.name) ? -1 : 1));
  return {
    rows: rows.slice(0, MOST_CLIENTS),
    sum: rows.reduce((all, { sum }) => all + sum, 0),
    mixed,
    isTooMany: rows.length > MOST_CLIENTS,
  };
}

interface Paid {
  invoiceId: string;
  number: string;
  clientId: string;
  day: Day;
  amount: Rappen;
}

/** What was entered by mistake never came; what was paid back or taken back by the bank went on its own day. */
async function paidIn({ db, businessId }: BusinessContext, year: string): Promise<Paid[]> {
  const day = sql<string>`case
    when rows.ending = 'mistake' and former.of_credit = 1 then coalesce(payments.paid_on, former.settled_on)
    when rows.ending = 'mistake' then coalesce(former.settled_on, rows.settled_on)
    when rows.takes_back is null and rows.of_credit = 1 then coalesce(payments.paid_on, rows.settled_on)
    else rows.settled_on end`;
  return db
    .selectFrom("payment_allocations as rows")
    .innerJoin("invoices", "invoices.id", "rows.invoice_id")
    .leftJoin("payments", "payments.id", "rows.payment_id")
    .leftJoin("payment_allocations as former", "former.id", "rows.takes_back")
    .select(["invoices.id as invoiceId", "invoices.number", "invoices.client_id as clientId"])
    .select([day.as("day"), sql<number>`cast(sum(rows.amount) as bigint)`.as("amount")])
    .where("invoices.business_id", "=", businessId)
    .where("invoices.client_id", "is not", null)
    .where("invoices.kind", "=", "invoice")
    .where("invoices.currency", "=", "CHF")
    .where("rows.kind", "in", ["payment", "credit"])
    .where(day, ">=", `${year}-01-01`)
    .where(day, "<=", `${year}-12-31`)
    .groupBy(["invoices.id", "invoices.number", "invoices.client_id", day])
    .orderBy("invoices.id")
    .$castTo<Paid>()
    .execute();
}

/** What credit notes make the client's, but for what they settle of their invoice themselves. */
async function creditedIn({ db, businessId }: BusinessContext, year: string): Promise<Paid[]> {
  const notes = await db
    .selectFrom("invoices as notes")
    .innerJoin("invoices", "invoices.id", "notes.corrects_invoice_id")
    .select(["invoices.id as invoiceId", "invoices.number", "invoices.client_id as clientId"])
    .select(["notes.issue_date as day", "notes.total as amount"])
    .where("notes.business_id", "=", businessId)
    .where("notes.kind", "=", "credit_note")
    .where("notes.state", "=", "issued")
    .where("notes.issue_date", ">=", `${year}-01-01`)
    .where("notes.issue_date", "<=", `${year}-12-31`)
    .where("notes.currency", "=", "CHF")
    .where("invoices.client_id", "is not", null)
    .$castTo<Paid>()
    .execute();
  return notes.map(({ amount, ...note }) => ({ ...note, amount: -amount }));
}

/** Invoices all of whose rows have the text; empty for all. */
async function matching({ db }: BusinessContext, paid: Paid[], text: string) {
  if (text === "") return { counted: paid, mixed: [] };
  const ids = [...new Set(paid.map(({ invoiceId }) => invoiceId))];
  const found = new Map<string, boolean[]>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const items = await db
      .selectFrom("invoice_items")
      .select(["invoice_id", "description"])
      .where("invoice_id", "in", ids.slice(from, from + AT_ONCE))
      .execute();
    for (const { invoice_id: id, description } of items)
      found.set(id, [...(found.get(id) ?? []), fold(description).includes(fold(text))]);
  }
  const isWhole = ({ invoiceId }: Paid) => found.get(invoiceId)?.every(Boolean) ?? false;
  const isMixed = (one: Paid) => !isWhole(one) && (found.get(one.invoiceId)?.some(Boolean) ?? false);
  const mixed = [...new Set(paid.filter(isMixed).map(({ number }) => number))];
  return { counted: paid.filter(isWhole), mixed };
}

async function inGroup(ctx: BusinessContext, ids: string[], group: string): Promise<Client[]> {
  const name = group && ((await groupNamed(ctx, group)) ?? group);
  const clients: Client[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    clients.push(...(await findClients(ctx, ids.slice(from, from + AT_ONCE))));
  return name ? clients.filter(({ groups }) => groupsOf(groups).includes(name)) : clients;
}

function donationOf(client: Client, paid: Paid[]): Donation {
  const byDay = Map.groupBy(paid, ({ day }) => day);
  const days = [...byDay]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, all]) => ({ day, amount: all.reduce((sum, { amount }) => sum + amount, 0) }))
    .filter(({ amount }) => amount !== 0);
  return { client, days, sum: days.reduce((sum, { amount }) => sum + amount, 0) };
}
