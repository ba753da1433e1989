import type { Db } from "#app/platform/database/db.server.ts";
import { PERSON } from "../../tests/support/person.ts";
import type { Business } from "./business.ts";
import { type Processes, type Tally, Visitor } from "./visitor.ts";

/** Businesses in which one trustee has a seat. */
const SEATS = 6;
const TICKS = "expenses decide returns";

/** Does the books of several businesses. */
export interface Trustee {
  email: string;
  visitor: Visitor;
  seats: Business[];
}

/** Each registers as everybody does, and gets seats in the next few businesses. */
export async function foundTrustees(
  processes: Processes,
  tally: Tally,
  businesses: Business[],
): Promise<Trustee[]> {
  const trustees: Trustee[] = [];
  for (let first = 0; first < businesses.length; first += SEATS) {
    const email = `trustee-${first / SEATS}@example.ch`;
    const visitor = new Visitor(processes, tally);
    const person = { ...PERSON, email };
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify(person);
    await visitor.ask("register", "/api/auth/register", { method: "POST", headers, body });
    const trustee = { email, visitor, seats: businesses.slice(first, first + SEATS) };
    for (const business of trustee.seats) business.trustee = trustee;
    trustees.push(trustee);
  }
  return trustees;
}

/** What invitations would do; the simulated month begins later. */
export async function takeSeats(db: Db, trustees: Trustee[], now: string): Promise<void> {
  const people = await db
    .selectFrom("users")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .select(["email", "users.id as userId", "business_id as businessId"])
    .execute();
  const known = new Map(people.map((person) => [person.email, person]));
  for (const { email, seats } of trustees)
    for (const business of seats) {
      const owner = known.get(business.email)!;
      business.id = owner.businessId;
      business.ownerId = owner.userId;
      const seat = { user_id: known.get(email)!.userId, business_id: owner.businessId, created_at: now };
      await db
        .insertInto("memberships")
        .values({ ...seat, role: "accountant", rights: TICKS })
        .execute();
    }
}

/** Signs in and opens the business, as every visit to it begins. */
export async function openSeat({ id, trustee }: Business): Promise<Visitor> {
  const { email, visitor } = trustee!;
  await visitor.post("sign in", "/login", { email, password: PERSON.password });
  await visitor.ask("trustee: desk", "/seats");
  await visitor.post("trustee: open a business", `/seats/${id}/open`, {});
  return visitor;
}
