import type { Context } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { isOwn, type PasswordOwner } from "./password-faults.ts";

/** @throws AppError `input.invalid` at `field` for a password that is the owner's name or address */
export function refuseOwn(password: string, owner: PasswordOwner, field: string): void {
  if (isOwn(password, owner)) throw invalid([{ field, code: "field.password_own" }]);
}

export async function passwordOwner(ctx: Context, userId: string): Promise<PasswordOwner> {
  const rows = await ctx.db
    .selectFrom("users")
    .leftJoin("memberships", "memberships.user_id", "users.id")
    .leftJoin("businesses", "businesses.id", "memberships.business_id")
    .select(["email", "first_name", "last_name", "company_name"])
    .where("users.id", "=", userId)
    .execute();
  const [user] = rows;
  if (!user) throw new Error("nobody has this id");
  const companies = rows.map(({ company_name }) => company_name ?? "");
  return { email: user.email, names: [user.first_name, user.last_name, ...companies] };
}
