import type { Cookie } from "@remix-run/node";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import { z } from "zod";
import type { Context } from "#app/platform/context.server.ts";
import { derivedKey } from "./encryption.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** From the right password to the code, 5 minutes. */
const LIFETIME = 5 * 60 * 1000;

/** Who gave the right password, and when (ms since 1970). It proves nothing else: never a session. */
const pendingSchema = z.object({ userId: z.string().max(100), accessVersion: z.number(), at: z.number() });

/** Whose password was right, and the access version at that moment. */
export type PendingSignIn = Pick<z.output<typeof pendingSchema>, "userId" | "accessVersion">;

/** The header that remembers, signed and out of reach of scripts, whose code is to be asked for. */
export function rememberPendingSignIn(ctx: Context, pending: PendingSignIn): Promise<string> {
  return pendingCookie(ctx.platform).serialize({ ...pending, at: ctx.now.getTime() });
}

/**
 * @returns whose password was right at most 5 minutes ago; null for nobody, and when password, address or second step were
 * changed since
 */
export async function findPendingSignIn(ctx: Context, request: Request): Promise<PendingSignIn | null> {
  const value: unknown = await pendingCookie(ctx.platform).parse(request.headers.get("Cookie"));
  const pending = pendingSchema.safeParse(value);
  if (!pending.success) return null;
  const { at, ...signIn } = pending.data;
  const age = ctx.now.getTime() - at;
  if (age < 0 || age > LIFETIME) return null;
  const user = await ctx.db
    .selectFrom("users")
    .select("id")
    .where("id", "=", signIn.userId)
    .where("access_version", "=", signIn.accessVersion)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return user ? signIn : null;
}

/** The header that forgets it. */
export function forgetPendingSignIn(ctx: Context): Promise<string> {
  return pendingCookie(ctx.platform).serialize("", { maxAge: 0 });
}

/** Signed with a key of its own: no other signed cookie of ours can be passed off as this one. */
function pendingCookie(platform: Platform): Cookie {
  return httpOnlyCookie(platform, "sign-in", {
    maxAge: LIFETIME / 1000,
    secret: derivedKey(platform.secret, "pending sign-in").toString("base64url"),
    isHostOnly: true,
  });
}
