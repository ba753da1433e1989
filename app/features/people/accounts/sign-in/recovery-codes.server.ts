import { randomBytes } from "node:crypto";
import type { Context } from "#app/platform/context.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { inGroups, secretText } from "./one-time-code.ts";

const HOW_MANY = 10;

/** 16 characters of base32: impossible to guess, short enough to type. */
const CODE_BYTES = 10;

/** Voids the old codes. @returns the new ones, which are never shown again */
export async function replaceRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => secretText(new Uint8Array(randomBytes(CODE_BYTES))));
  await deleteRecoveryCodes(ctx, userId);
  await ctx.db
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ id: hashOf(userId, code), user_id: userId })))
    .execute();
  return codes.map((code) => inGroups(code, "-"));
}

export async function storedRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  const rows = await ctx.db.selectFrom("recovery_codes").select("id").where("user_id", "=", userId).execute();
  return rows.map(({ id }) => id);
}

/** Puts codes in place of those that there are. @param ids as `storedRecoveryCodes` gave them */
export async function restoreRecoveryCodes(ctx: Context, userId: string, ids: string[]): Promise<void> {
  await deleteRecoveryCodes(ctx, userId);
  if (ids.length === 0) return;
  await ctx.db
    .insertInto("recovery_codes")
    .values(ids.map((id) => ({ id, user_id: userId })))
    .execute();
}

export async function deleteRecoveryCodes(ctx: Context, userId: string): Promise<void> {
  await ctx.db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** Spends a code in one statement: of two callers with the same code, one succeeds. */
export async function spendRecoveryCode(ctx: Context, userId: string, typed: string): Promise<boolean> {
  const used = await ctx.db
    .deleteFrom("recovery_codes")
    .where("id", "=", hashOf(userId, asPrinted(typed)))
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

export function countRecoveryCodes(ctx: Context, userId: string): Promise<number> {
  return countOf(ctx.db.selectFrom("recovery_codes").where("user_id", "=", userId));
}

/** Base32 has no 0, 1 and 8: they are misread O, I and B. */
function asPrinted(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("0", "O")
    .replaceAll("1", "I")
    .replaceAll("8", "B");
}

function hashOf(userId: string, code: string): string {
  return hashToken(`${userId} ${code}`);
}
