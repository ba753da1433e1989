import type { Cookie } from "@remix-run/node";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import { z } from "zod";
import type { Context } from "#app/platform/context.server.ts";
import { derivedKey } from "./encryption.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const LIFETIME_MS = 5 * 60 * 1000;

/** `at` is in ms since 1970. */
const pendingSchema = z.object({ userId: z.string().max(100), accessVersion: z.number(), at: z.number() });

export type PendingSignIn = Pick<z.output<typeof pendingSchema>, "userId" | "accessVersion">;

export function rememberPendingSignIn(ctx: Context, pending: PendingSignIn): Promise<string> {
  return pendingCookie(ctx.platform).serialize({ ...pending, at: ctx.now.getTime() });
}

/** @returns null also after 5 minutes, or when password, address or second step changed since */
export async function findPendingSignIn(ctx: Context, request: Request): Promise<PendingSignIn | null> {
  const value: unknown = await pendingCookie(ctx.platform).parse(request.headers.get("Cookie"));
  const pending = pendingSchema.safeParse(value);
  if (!pending.success) return null;
  const { at, ...signIn } = pending.data;
  const age = ctx.now.getTime() - at;
  if (age < 0 || age > LIFETIME_MS) return null;
  const user = await ctx.db
    .selectFrom("users")
    .select("id")
    .where("id", "=", signIn.userId)
    .where("access_version", "=", signIn.accessVersion)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return user ? signIn : null;
}

export function forgetPendingSignIn(ctx: Context): Promise<string> {
  return pendingCookie(ctx.platform).serialize("", { maxAge: 0 });
}

/** Signed with a key of its own: no other signed cookie can be passed off as this one. */
function pendingCookie(platform: Platform): Cookie {
  return httpOnlyCookie(platform, "sign-in", {
    maxAge: LIFETIME_MS / 1000,
    secret: derivedKey(platform.secret, "pending sign-in").toString("base64url"),
    isHostOnly: true,
  });
}
