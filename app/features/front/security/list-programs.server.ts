import { rightsOf } from "#app/features/people/seats/rights.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type OpenWay, own } from "./list-ways.server.ts";

/** What reaches the business that is open without a person: the owner sees all of it, others what is theirs. */
export async function listPrograms(ctx: UserContext): Promise<OpenWay[]> {
  const { db, businessId, now, today } = ctx;
  const people = await seatedNames(ctx);
  const rights = rightsOf(ctx.role);
  if (!rights.includes("see")) return [];
  const isShown = ({ user_id }: { user_id: string }) => rights.includes("own") || user_id === ctx.user.id;
  const applications = await db
    .selectFrom("oauth_connections")
    .select(["id", "name", "user_id", "created_at", "last_used_at"])
    .where("business_id", "=", businessId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("id", "desc")
    .execute();
  const keys = await db
    .selectFrom("api_keys")
    .select(["id", "name", "user_id", "created_at", "last_used_at"])
    .where("business_id", "=", businessId)
    .where(({ or, eb }) => or([eb("expires_on", "is", null), eb("expires_on", ">=", today)]))
    .where(({ or, eb }) => or([eb("expires_at", "is", null), eb("expires_at", ">", now.toISOString())]))
    .orderBy("id", "desc")
    .execute();
  const calendars = await db
    .selectFrom("calendar_feeds")
    .select(["id", "user_id", "created_at", "last_used_at"])
    .where("business_id", "=", businessId)
    .execute();
  const facts = (row: { id: string; user_id: string; created_at: string; last_used_at: string | null }) => ({
    id: row.id,
    by: people.get(row.user_id) ?? "",
    madeAt: row.created_at,
    lastUsedAt: row.last_used_at,
  });
  return [
    ...applications
      .filter(isShown)
      .map((row) =>
        own({ ...facts(row), way: "application", name: row.name, to: paths.endApplication(row.id) }),
      ),
    ...keys.filter(isShown).map((row) =>
      own({
        ...facts(row),
        way: "api_key",
        name: row.name,
        to: rights.includes("own") ? paths.revokeApiKey(row.id) : "",
      }),
    ),
    ...calendars
      .filter(isShown)
      .map((row) =>
        own({ ...facts(row), way: "calendar", to: rights.includes("act") ? paths.endCalendar : "" }),
      ),
  ];
}

export async function seatedNames({ db, businessId }: UserContext): Promise<Map<string, string>> {
  const people = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "first_name", "last_name"])
    .where("business_id", "=", businessId)
    .execute();
  return new Map(
    people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()] as const),
  );
}
