import type { AppLoadContext } from "@remix-run/node";
import { createAuthenticator, type Credential, isCall } from "#app/platform/auth/authenticator.server.ts";
import { type Context, createContext, type UserContext, withUser } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { detectLocale } from "#app/platform/i18n/detect-locale.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Logger } from "#app/platform/observability/log.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type Identity, sessionCookie } from "#app/platform/auth/session.server.ts";
import { isPublicPath } from "./pages/public-path.ts";
import type { Drained } from "./responses/zip-response.server.ts";

export interface RequestStart {
  platform: Platform;
  requestId: string;
  log: Logger;
  clientIp: string;
  drained: Drained;
  nonce: string;
  /** Sent before the cookies of the answer itself. */
  setCookie: (cookie: string) => void;
  identities: Partial<Record<Credential, Promise<Identity | null>>>;
  locale?: Promise<Locale>;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    start: RequestStart;
    /** The pattern of the route that is asked, as in app/routes.ts: `invoice/:id`. */
    pattern: string;
  }
}

export async function contextOf(
  request: Request,
  { start }: AppLoadContext,
  credentials: Credential[],
  localeOf = detectLocale,
): Promise<Context | UserContext> {
  const identity = await identify(request, start, credentials);
  const locale = await (start.locale ??= localeOf(request, identity?.user ?? null));
  const ctx = createContext({ ...start, locale });
  return identity ? withUser(ctx, identity) : ctx;
}

/** For a request that failed before the caller was looked up; asks nothing of the database. */
export async function visitorOf(
  request: Request,
  { start }: AppLoadContext,
  localeOf = detectLocale,
): Promise<Context> {
  return createContext({ ...start, locale: await localeOf(request, null) });
}

/** Whoever is signed in does what their role may. @throws AppError as the product says */
export function requireRight(ctx: Context | UserContext, { pattern }: AppLoadContext, method: string): void {
  if (!isSignedIn(ctx)) return;
  const refusal = ctx.platform.product.refusalAt(ctx, pattern, method);
  if (refusal) throw new AppError(refusal);
}

export function isSignedIn(ctx: Context | UserContext): ctx is UserContext {
  return "user" in ctx;
}

async function identify(
  request: Request,
  start: RequestStart,
  credentials: Credential[],
): Promise<Identity | null> {
  // A client's page is the same for everybody, and sends no cookie.
  if (isPublicPath(new URL(request.url).pathname)) return null;
  const isByCookie = !isCall(request.headers.get("Authorization"));
  for (const credential of credentials.filter((one) => isByCookie || one !== "cookie")) {
    const identity = await (start.identities[credential] ??= authenticate(request, start, credential));
    if (identity) return identity;
  }
  return null;
}

async function authenticate(
  request: Request,
  start: RequestStart,
  credential: Credential,
): Promise<Identity | null> {
  const { platform } = start;
  const identity = await createAuthenticator(platform).authenticate(credential, request);
  if (identity) start.log.setBindings({ userId: identity.user.id });
  if (identity?.isExtended && credential === "cookie") {
    const cookie = sessionCookie(platform);
    start.setCookie(await cookie.serialize(await cookie.parse(request.headers.get("Cookie"))));
  }
  return identity;
}
