import type { BusinessContext } from "#app/platform/context.server.ts";
import { fold } from "#app/platform/lists/fold.ts";

interface SameClient {
  id: string;
  name: string;
  by: "email" | "name";
}

/** Two clients may share an e-mail address or a name: only a hint. */
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
