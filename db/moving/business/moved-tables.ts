import { type RawBuilder, sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import type { TableShape } from "../../backups/row-digest.ts";
import { readCatalogue, type StoredTable } from "../../distribution/catalogue.ts";
import { PARENTS } from "../../distribution/plan.ts";

type Name = keyof Schema;

export interface MovedTable extends TableShape {
  name: Name;
  /** A condition on its rows: those of the business and its sandbox, or of their people. */
  belongs: RawBuilder<boolean>;
  /** Refers to a row of its own table, which must be there first. */
  refersToItself: string | null;
  /** A row that the target has already stays as it is there. */
  mayBeThere: boolean;
}

const THROUGH: Partial<Record<Name, readonly [string, Name]>> = {
  ...PARENTS,
  oauth_tokens: ["connection_id", "oauth_connections"],
};

/** How people sign in; the answers of calls that programs may repeat. */
const OF_PEOPLE: Name[] = ["passkeys", "identities", "recovery_codes", "idempotency_keys"];

/** People sign in anew, and each database notes for itself how far its replica is and what it keeps of results. */
const STAYS: Name[] = [
  ...(["sessions", "oauth_codes", "last_writes"] as const),
  ...(["kept_results", "kept_pieces", "result_turns", "business_changes"] as const),
];

export interface Movers {
  /** The business and its sandbox. */
  businesses: string[];
  /** Everybody a row names. */
  people: string[];
  /** Whose ways to sign in move: who has a seat, and is not in the target yet. */
  newSeats: string[];
}

export async function movedTables(db: Db, movers: Movers): Promise<MovedTable[]> {
  const stored = await readCatalogue(db);
  const keys = foreignKeys(stored);
  const tables = new Map<Name, MovedTable>();
  for (const name of Object.keys(ROW_LIVES) as Name[]) {
    const names = columnsOf(stored, name);
    const belongs = belongsTo(name, names, movers);
    if (!belongs) continue;
    const own = keys.find(({ child, parent }) => child === name && parent === name);
    const mayBeThere = name === "users" || name === "oauth_clients" || OF_PEOPLE.includes(name);
    tables.set(name, { name, columns: names, belongs, refersToItself: own?.column ?? null, mayBeThere });
  }
  return parentsFirst(tables, keys);
}

function belongsTo(name: Name, columns: string[], movers: Movers): RawBuilder<boolean> | null {
  const { businesses, people, newSeats } = movers;
  const ofBusiness = sql<boolean>`business_id = any(${businesses})`;
  if (STAYS.includes(name)) return null;
  if (name === "businesses") return sql`id = any(${businesses})`;
  if (name === "users") return sql`id = any(${people})`;
  if (OF_PEOPLE.includes(name)) return sql`user_id = any(${newSeats})`;
  if (name === "oauth_clients")
    return sql`id in (select client_id from oauth_connections where ${ofBusiness})`;
  // What waits, and not what is done.
  if (name === "jobs") return sql`${ofBusiness} and state = 'held'`;
  const [column, parent] = THROUGH[name] ?? [];
  if (column && parent)
    return sql`${sql.ref(column)} in (select id from ${sql.table(parent)} where ${ofBusiness})`;
  return columns.includes("business_id") ? ofBusiness : null;
}

function columnsOf(stored: StoredTable[], table: string): string[] {
  return stored.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
}

interface ForeignKey {
  child: string;
  column: string;
  parent: string;
}

/** All have one column. */
function foreignKeys(stored: StoredTable[]): ForeignKey[] {
  return stored.flatMap(({ name: child, references }) =>
    references.map(({ columns, parent }) => ({ child, column: columns[0] ?? "", parent })),
  );
}

/** The columns of moved tables that name a person. */
export async function namesOfPeople(db: Db): Promise<ForeignKey[]> {
  const stored = await readCatalogue(db);
  const isMoved = (table: string) =>
    columnsOf(stored, table).includes("business_id") && !STAYS.includes(table as Name);
  return foreignKeys(stored).filter(({ child, parent }) => parent === "users" && isMoved(child));
}

function parentsFirst(tables: Map<Name, MovedTable>, keys: ForeignKey[]): MovedTable[] {
  const ordered = new Set<MovedTable>();
  const place = (table: MovedTable) => {
    if (ordered.has(table)) return;
    for (const { child, parent } of keys)
      if (child === table.name && parent !== child) {
        const before = tables.get(parent as Name);
        if (before) place(before);
      }
    ordered.add(table);
  };
  for (const table of tables.values()) place(table);
  return [...ordered];
}
