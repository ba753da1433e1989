import type { Context } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { AppError } from "#app/platform/errors.ts";

export interface DeskAccount {
  id: string;
  userId: string;
  email: string;
  name: string;
  companyName: string;
  language: string;
  createdAt: string;
  isVerified: boolean;
  isTwoStep: boolean;
  disabledAt: string | null;
}

/** @throws AppError `operator_account.not_found`, also for a sandbox and an account that was deleted */
export async function findDeskAccount(ctx: Context, id: string): Promise<DeskAccount> {
  const row = isId(id)
    ? await deskAccounts(ctx).where("businesses.id", "=", id).limit(1).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError("operator_account.not_found");
  return deskAccountOf(row);
}

/** Null for an unknown address. */
export async function findDeskAccountByEmail(ctx: Context, email: string): Promise<DeskAccount | null> {
  const address = email.trim().toLowerCase();
  const row = await deskAccounts(ctx).where("users.email", "=", address).limit(1).executeTakeFirst();
  return row ? deskAccountOf(row) : null;
}

/** Neither sandboxes nor what is left of deleted accounts, of which an index must not be the way to all others. */
export function deskAccounts(ctx: Context) {
  const { compared } = ctx.platform.database.dialect;
  return ctx.db
    .selectFrom("businesses")
    .innerJoin("memberships", "memberships.business_id", "businesses.id")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["businesses.id", "users.id as userId", "email", "first_name", "last_name", "company_name"])
    .select(["search_name", "language", "users.created_at", "email_verified_at", "totp_enabled_at"])
    .select("disabled_at")
    .where(({ eb, ref }) => eb(compared(ref("sandbox_of").$castTo<string>()), "is", null))
    .where(({ eb, ref }) => eb(compared(ref("sealed_until").$castTo<string>()), "is", null))
    .where("memberships.role", "=", "owner")
    .where("deleted_at", "is", null);
}

export type FoundAccountRow = Awaited<ReturnType<ReturnType<typeof deskAccounts>["execute"]>>[number];

export function deskAccountOf(row: FoundAccountRow): DeskAccount {
  return {
    id: row.id,
    userId: row.userId,
    email: row.email,
    companyName: row.company_name,
    name: `${row.first_name} ${row.last_name}`.trim(),
    language: row.language,
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
    isVerified: row.email_verified_at !== null,
    isTwoStep: row.totp_enabled_at !== null,
  };
}
