import type { Context } from "#app/platform/context.server.ts";

/** The name of the business, or of its owner where it has none. Null for one that is gone. */
export async function businessName(ctx: Context, businessId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom("businesses")
    .innerJoin("memberships", "memberships.business_id", "businesses.id")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["company_name", "first_name", "last_name"])
    .where("businesses.id", "=", businessId)
    .where("role", "=", "owner")
    .executeTakeFirst();
  return row ? nameOfBusiness(row) : null;
}

interface Named {
  company_name: string;
  first_name: string | null;
  last_name: string | null;
}

/** `first_name` and `last_name` are the owner's. */
export function nameOfBusiness({ company_name, first_name, last_name }: Named): string {
  return company_name || [first_name, last_name].filter(Boolean).join(" ");
}
