import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import { findAccessToken, isAccessToken } from "./access-token.server.ts";
import { findApiKey } from "./api-key.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { findSession, type Identity, sessionCookie } from "./session.server.ts";

export type Credential = "cookie" | "bearer" | "api_key";

/**
 * A claimed bearer token, right or wrong, makes a call, which is judged by that alone, never by a cookie. Basic
 * authentication of a proxy in front of us does not count.
 */
export function isCall(authorization: string | null | undefined): boolean {
  return /^Bearer(\s|$)/i.test(authorization ?? "");
}

/** Each strategy answers null, never an error, when it does not recognise the caller. */
export function createAuthenticator(platform: Platform): Authenticator<Identity | null> {
  return new Authenticator<Identity | null>()
    .use(new CookieStrategy(platform), "cookie")
    .use(new BearerStrategy(platform), "bearer")
    .use(new ApiKeyStrategy(platform), "api_key");
}

class CookieStrategy extends Strategy<Identity | null, string> {
  override name = "cookie";
  readonly platform: Platform;

  constructor(platform: Platform) {
    super((token) => findSession(platform, token, "cookie"));
    this.platform = platform;
  }

  override async authenticate(request: Request): Promise<Identity | null> {
    const token: unknown = await sessionCookie(this.platform).parse(request.headers.get("Cookie"));
    return typeof token === "string" ? this.verify(token) : null;
  }
}

class BearerStrategy extends Strategy<Identity | null, string> {
  override name = "bearer";

  constructor(platform: Platform) {
    super((token) => findSession(platform, token, "bearer"));
  }

  override async authenticate(request: Request): Promise<Identity | null> {
    const token = bearerOf(request);
    return token ? this.verify(token) : null;
  }
}

class ApiKeyStrategy extends Strategy<Identity | null, string> {
  override name = "api_key";

  constructor(platform: Platform) {
    super((secret) =>
      isAccessToken(secret) ? findAccessToken(platform, secret) : findApiKey(platform, secret),
    );
  }

  override async authenticate(request: Request): Promise<Identity | null> {
    const secret = bearerOf(request);
    return secret ? this.verify(secret) : null;
  }
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+([\w-]{20,200})$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
}
