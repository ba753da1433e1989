import type { BusinessContext } from "#app/platform/context.server.ts";

/**
 * Who did what was booked at these instants, as the history of the business names them. Without an entry: nobody, or
 * two people at the same instant.
 */
export async function authorsAt(
  ctx: BusinessContext,
  instants: readonly string[],
): Promise<Map<string, string>> {
  if (instants.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("history")
    .innerJoin("users", "users.id", "history.user_id")
    .select(["history.at", "users.id", "users.first_name as first", "users.last_name as last"])
    .distinct()
    .where("history.business_id", "=", ctx.businessId)
    .where("history.at", "in", [...new Set(instants)])
    .execute();
  const people = [...Map.groupBy(rows, ({ at }) => at)].filter(([, found]) => found.length === 1);
  return new Map(people.map(([at, [one]]) => [at, one ? `${one.first} ${one.last}`.trim() : ""]));
}
