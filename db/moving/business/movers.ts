import { type RawBuilder, sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { type Movers, namesOfPeople } from "./moved-tables.ts";

export async function findMovers(db: Db, businessId: string): Promise<Movers> {
  const businesses = await ids(
    db,
    sql`select id from businesses where id = ${businessId} or sandbox_of = ${businessId} order by id`,
  );
  const named = (await namesOfPeople(db)).map(
    ({ child, column }) =>
      sql`select ${sql.ref(column)} as id from ${sql.table(child)} where business_id = any(${businesses})`,
  );
  const people = await ids(db, sql`select id from (${sql.join(named, sql` union `)}) as named order by id`);
  const seats = await ids(
    db,
    sql`select distinct user_id as id from memberships where business_id = any(${businesses})`,
  );
  return { businesses, people, newSeats: seats };
}

/** Who moves, without those who have a seat there. @throws EnvError when the target knows one of them otherwise */
export async function moversTo(source: Db, target: Db, businessId: string): Promise<Movers> {
  const movers = await findMovers(source, businessId);
  const known = await refuseOthers(source, target, movers.people);
  return { ...movers, newSeats: movers.newSeats.filter((id) => !known.has(id)) };
}

/** @returns who is in the target already */
async function refuseOthers(source: Db, target: Db, people: string[]): Promise<Set<string>> {
  const { rows: here } = await sql<{
    id: string;
    email: string;
  }>`select id, email from users where id = any(${people})`.execute(source);
  const emails = here.map(({ email }) => email);
  const { rows: there } = await sql<{
    id: string;
    email: string;
  }>`select id, email from users where id = any(${people}) or email = any(${emails})`.execute(target);
  for (const { id, email } of there) {
    if (here.some((person) => person.id === id && person.email === email)) continue;
    throw new EnvError(
      `the target knows the person ${id} with the address ${email}, and this database knows that id or address ` +
        "otherwise: find out whether they are the same person, and change the address of one of them",
    );
  }
  return new Set(there.map(({ id }) => id));
}

async function ids(db: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await query.$castTo<{ id: string }>().execute(db);
  return rows.map(({ id }) => id);
}
