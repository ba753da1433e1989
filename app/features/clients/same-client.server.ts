import type { BusinessContext } from "#app/platform/context.server.ts";
import { fold } from "#app/platform/lists/fold.ts";

/** Another client that may be the same one, and by what. */
export interface SameClient {
  id: string;
  name: string;
  by: "email" | "name";
}

/**
 * Looks for another client with the same e-mail address, else with the same name (accents and case folded). Two may
 * share either, so that this is only ever a hint.
 */
export async function findSameClient(
  ctx: BusinessContext,
  { id, name, email }: { id?: string; name: string; email: string },
): Promise<SameClient | null> {
  const others = ctx.db
    .selectFrom("clients")
    .select(["id", "name"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "!=", id ?? "")
    .orderBy("id");
  const byEmail = email && (await others.where("email", "=", email).executeTakeFirst());
  if (byEmail) return { ...byEmail, by: "email" };
  const byName = name && (await others.where("sort_name", "=", fold(name)).executeTakeFirst());
  return byName ? { ...byName, by: "name" } : null;
}
