import type { Database } from "#app/platform/database/db.server.ts";
import { type Finding, fail, ok } from "./finding.ts";

const MOST_NAMED = 20;

export async function checkOwners({ db }: Database): Promise<Finding> {
  const owned = db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("memberships.business_id")
    .where("role", "=", "owner")
    .where("deleted_at", "is", null);
  const rows = await db
    .selectFrom("businesses")
    .select("id")
    .where("sealed_until", "is", null)
    .where("sandbox_of", "is", null)
    .where("id", "not in", owned)
    .orderBy("id")
    .limit(MOST_NAMED)
    .execute();
  if (rows.length === 0) return ok("every business has an owner");
  const ids = rows.map(({ id }) => id).join(", ");
  const more = rows.length === MOST_NAMED ? " and perhaps more" : "";
  return fail(
    `these have none: ${ids}${more}. Ask their people who takes over, and set the role in memberships to owner`,
  );
}
