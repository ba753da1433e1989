import type { BusinessContext } from "#app/platform/context.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { type ClientGroup, groupsOf, storedGroups } from "./client-groups.ts";

/** The groups in the order of their names. */
export async function listGroups(ctx: BusinessContext): Promise<ClientGroup[]> {
  const rows = await grouped(ctx)
    .select(({ fn }) => ["group_names", fn.countAll<number | string>().as("count")])
    .groupBy("group_names")
    .execute();
  const counts = new Map<string, number>();
  for (const { group_names: names, count } of rows)
    for (const name of groupsOf(names)) counts.set(name, (counts.get(name) ?? 0) + Number(count));
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => (fold(one.name) < fold(other.name) ? -1 : 1));
}

export async function groupNames(ctx: BusinessContext): Promise<string[]> {
  return (await listGroups(ctx)).map(({ name }) => name);
}

/** The spelling in which a client has the group already; null where none has. */
export async function groupNamed(ctx: BusinessContext, name: string): Promise<string | null> {
  const known = await spellings(ctx);
  return known.get(fold(name.trim())) ?? null;
}

/** What differs by case or accents from a group that is there is that group. */
export async function spelledAsBefore(ctx: BusinessContext, stored: string): Promise<string> {
  if (stored === "") return stored;
  const same = await grouped(ctx).select("id").where("group_names", "=", stored).limit(1).executeTakeFirst();
  if (same) return stored;
  const known = await spellings(ctx);
  return storedGroups(groupsOf(stored).map((name) => known.get(fold(name)) ?? name));
}

async function spellings(ctx: BusinessContext): Promise<Map<string, string>> {
  const rows = await grouped(ctx).select("group_names").distinct().execute();
  const names = rows.flatMap(({ group_names: names }) => groupsOf(names));
  return new Map(names.map((name) => [fold(name), name]));
}

function grouped(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("clients")
    .where("business_id", "=", ctx.businessId)
    .where("group_names", "!=", "");
}
