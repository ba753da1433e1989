import type { Cookie } from "@remix-run/node";
import { z } from "zod";
import type { Context } from "#app/platform/context.server.ts";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import { derivedKey } from "./encryption.server.ts";

const LIFETIME_MS = 10 * 60 * 1000;

/** What binds the answer of an OpenID Connect provider to the browser that was sent there. */
const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectTo: z.string(),
});

/** Somebody whom the provider knows, and who has no account here yet, or has not said which. */
const identitySchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  redirectTo: z.string(),
});

export type ProviderAttempt = z.output<typeof attemptSchema>;
export type WaitingIdentity = z.output<typeof identitySchema> & {
  /** ms since 1970. */
  at: number;
};

export const attemptCookie = waitingCookie("provider", attemptSchema);
export const identityCookie = waitingCookie("provider-identity", identitySchema);

/** For 10 minutes, signed with a key of its own: no other signed cookie can be passed off as this one. */
function waitingCookie<T extends object>(name: string, schema: z.ZodType<T>) {
  const stored = z.object({ at: z.number(), value: schema });
  const cookie = ({ platform }: Context): Cookie =>
    httpOnlyCookie(platform, name, {
      maxAge: LIFETIME_MS / 1000,
      secret: derivedKey(platform.secret, `cookie ${name}`).toString("base64url"),
      isHostOnly: true,
    });
  return {
    /** @returns a Set-Cookie header, as `forget` does */
    remember: (ctx: Context, value: T): Promise<string> =>
      cookie(ctx).serialize({ at: ctx.now.getTime(), value }),
    forget: (ctx: Context): Promise<string> => cookie(ctx).serialize("", { maxAge: 0 }),
    find: async (ctx: Context, request: Request): Promise<(T & { at: number }) | null> => {
      const found = stored.safeParse(await cookie(ctx).parse(request.headers.get("Cookie")));
      if (!found.success) return null;
      const { at, value } = found.data;
      const age = ctx.now.getTime() - at;
      return age >= 0 && age <= LIFETIME_MS ? { ...value, at } : null;
    },
  };
}
