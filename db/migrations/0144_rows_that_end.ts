import { type Kysely, sql } from "kysely";
import { isPostgres } from "../migrating/database-differences.ts";

const STEP = 1_000;

interface VatRow {
  rate: number;
  net: number;
  vat: number;
}

interface Marked {
  id: string;
  invoice_id: string;
  payment_id: string | null;
  kind: string;
  amount: number;
  settled_on: string;
  vat: string | VatRow[];
  of_credit: number;
  reversed_at: string;
  reversed_by: string | null;
  returned: number;
  returned_on: string;
}

interface Ending {
  ending: string;
  amount: number;
  on: string;
  by: string | null;
}

/** Settlements and refunds that were marked as taken back are ended by rows of their own; none is changed any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = (table: string) => db.schema.alterTable(table);
  await alter("payment_allocations")
    .addColumn("ending", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await alter("payment_allocations").addColumn("ended_by", "text").execute();
  await alter("refunds").addColumn("takes_back", "text").execute();
  await endMarkedAllocations(db);
  await sql`insert into refunds (id, business_id, payment_id, amount, refunded_on, note, source, created_at, takes_back)
    select ${isPostgres(db) ? sql`gen_random_uuid()::text` : sql.raw(UUID_OF_SQLITE)},
      business_id, payment_id, -amount, refunded_on, '', source, reversed_at, id
    from refunds where reversed_at is not null`.execute(db);
  for (const column of ["reversed_at", "returned", "returned_on", "reversed_by"])
    await alter("payment_allocations").dropColumn(column).execute();
  await alter("refunds").dropColumn("reversed_at").execute();
  for (const table of ["payment_allocations", "refunds"])
    await db.schema
      .createIndex(`${table}_takes_back`)
      .on(table)
      .column("takes_back")
      .where(sql.ref("takes_back"), "is not", null)
      .execute();
  for (const statement of isPostgres(db) ? GUARDS_OF_POSTGRES : GUARDS_OF_SQLITE)
    await sql.raw(statement).execute(db);
}

async function endMarkedAllocations(db: Kysely<unknown>): Promise<void> {
  for (let after = ""; ;) {
    const { rows } = await sql<Marked>`
      select id, invoice_id, payment_id, kind, amount, settled_on, vat, of_credit,
        reversed_at, reversed_by, returned, returned_on
      from payment_allocations
      where id > ${after} and reversed_at is not null order by id limit ${STEP}`.execute(db);
    for (const row of rows) for (const ending of endingsOf(row)) await insert(db, row, ending);
    const last = rows.at(-1);
    if (!last || rows.length < STEP) return;
    after = last.id;
  }
}

/** What went back on its day, and what was wrong from the start on the day on which it had settled. */
function endingsOf({ amount, settled_on, returned, returned_on, reversed_by: by }: Marked): Ending[] {
  const mistake = { ending: "mistake", amount: amount - returned, on: settled_on, by: null };
  const back = { ending: by ? "reversal" : "refund", amount: returned, on: returned_on, by };
  if (amount === 0) return [mistake];
  return [back, mistake].filter((ending) => ending.amount !== 0);
}

async function insert(db: Kysely<unknown>, row: Marked, { ending, amount, on, by }: Ending): Promise<void> {
  const vat = typeof row.vat === "string" ? (row.vat ? (JSON.parse(row.vat) as VatRow[]) : []) : row.vat;
  const part = vat.map(({ rate, net, vat: tax }) => ({
    rate,
    net: -shareOf(net, amount, row.amount),
    vat: -shareOf(tax, amount, row.amount),
  }));
  const noted = part.length ? JSON.stringify(part) : "";
  const insertion = sql`insert into payment_allocations
    (id, invoice_id, payment_id, kind, amount, settled_on, vat, of_credit, created_at, takes_back, ending, ended_by)
    values (${crypto.randomUUID()}, ${row.invoice_id}, ${row.payment_id}, ${row.kind}, ${-amount}, ${on},
      ${noted}, ${row.of_credit}, ${row.reversed_at}, ${row.id}, ${ending}, ${by})`;
  await insertion.execute(db);
}

function shareOf(value: number, part: number, whole: number): number {
  return Math.round((value * part) / whole);
}

const UUID_OF_SQLITE = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
  || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;

const CHANGED = "the ledger is only added to";
const TOO_MUCH = "more is taken back than was settled";

const FACTS: Record<string, string> = {
  payment_allocations:
    "invoice_id, payment_id, kind, amount, settled_on, vat, of_credit, takes_back, ending, ended_by",
  refunds: "payment_id, amount, refunded_on, source, takes_back",
  invoice_charges: "invoice_id, reminder_id, kind, amount, charged_on, reason, allocation_id, vat",
};

/** The end of an account removes them with the rest, and a business that moved away takes them along. */
const IS_KEPT = "sealed_until is null and moved_to is null";
const OF_INVOICE = `exists (select 1 from invoices join businesses on businesses.id = invoices.business_id
  where invoices.id = old.invoice_id and ${IS_KEPT})`;
const KEPT: Record<string, string> = {
  payment_allocations: OF_INVOICE,
  invoice_charges: OF_INVOICE,
  refunds: `exists (select 1 from businesses where id = old.business_id and ${IS_KEPT})`,
};

/** What is left of the row, this one included, lies between it and nothing. */
const TAKES_TOO_MUCH: Record<string, string> = {
  payment_allocations: `new.ending <> '' and exists (
    select 1 from (
      select first.amount, first.amount + new.amount + coalesce((
        select sum(child.amount + coalesce((
          select sum(later.amount) from payment_allocations later
          where later.takes_back = child.id and later.ending <> ''), 0))
        from payment_allocations child where child.takes_back = first.id and child.ending <> ''), 0) as remains
      from payment_allocations first where first.id = new.takes_back) as settled
    where remains * amount < 0 or abs(remains) > abs(amount))`,
  refunds: `new.takes_back is not null and exists (
    select 1 from refunds other where other.takes_back = new.takes_back)`,
};

const GUARDS_OF_SQLITE = [
  ...Object.entries(FACTS).map(
    ([table, columns]) => `create trigger ${table}_stay before update of ${columns} on ${table}
      begin select raise(abort, '${CHANGED}'); end`,
  ),
  ...Object.entries(KEPT).map(
    ([table, condition]) => `create trigger ${table}_are_kept before delete on ${table} when ${condition}
      begin select raise(abort, '${CHANGED}'); end`,
  ),
  ...Object.entries(TAKES_TOO_MUCH).map(
    ([table, condition]) => `create trigger ${table}_end_once before insert on ${table} when ${condition}
      begin select raise(abort, '${TOO_MUCH}'); end`,
  ),
];

const GUARDS_OF_POSTGRES = [
  `create function ledger_stays() returns trigger language plpgsql as $$
   begin raise exception '${CHANGED}'; end $$`,
  ...Object.entries(FACTS).map(
    ([table, columns]) => `create trigger ${table}_stay before update of ${columns} on ${table}
      for each row execute function ledger_stays()`,
  ),
  ...Object.entries(KEPT).flatMap(([table, condition]) => [
    `create function ${table}_are_kept() returns trigger language plpgsql as $$
     begin
       if ${condition} then raise exception '${CHANGED}'; end if;
       return old;
     end $$`,
    `create trigger ${table}_are_kept before delete on ${table}
     for each row execute function ${table}_are_kept()`,
  ]),
  ...Object.entries(TAKES_TOO_MUCH).flatMap(([table, condition]) => [
    `create function ${table}_end_once() returns trigger language plpgsql as $$
     begin
       if ${condition} then raise exception '${TOO_MUCH}'; end if;
       return new;
     end $$`,
    `create trigger ${table}_end_once before insert on ${table}
     for each row execute function ${table}_end_once()`,
  ]),
];
