import { type Cookie, createCookie } from "@remix-run/node";
import { z } from "zod";
import type { Context } from "./context.server.ts";
import { derivedKey } from "./encryption.server.ts";
import type { Platform } from "./platform.server.ts";

/** From the right password to the code, 5 minutes. */
const LIFETIME = 5 * 60 * 1000;

/** Who gave the right password, and when (ms since 1970). It proves nothing else: never a session. */
const pendingSchema = z.object({ userId: z.string().max(100), at: z.number() });

/** The header that remembers, signed and out of reach of scripts, whose code is to be asked for. */
export function rememberPendingSignIn(ctx: Context, userId: string): Promise<string> {
  return pendingCookie(ctx.platform).serialize({ userId, at: ctx.now.getTime() });
}

/** @returns the id of the user whose password was right at most 5 minutes ago, else null */
export async function findPendingSignIn(ctx: Context, request: Request): Promise<string | null> {
  const value: unknown = await pendingCookie(ctx.platform).parse(request.headers.get("Cookie"));
  const pending = pendingSchema.safeParse(value);
  if (!pending.success) return null;
  const age = ctx.now.getTime() - pending.data.at;
  return age >= 0 && age <= LIFETIME ? pending.data.userId : null;
}

/** The header that forgets it. */
export function forgetPendingSignIn(ctx: Context): Promise<string> {
  return pendingCookie(ctx.platform).serialize("", { maxAge: 0 });
}

/** Signed with a key of its own: no other signed cookie of ours can be passed off as this one. */
function pendingCookie({ env, secret }: Platform): Cookie {
  const secure = env.appUrl.startsWith("https:");
  return createCookie(secure ? "__Host-sign-in" : "sign-in", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge: LIFETIME / 1000,
    secrets: [derivedKey(secret, "pending sign-in").toString("base64url")],
  });
}
