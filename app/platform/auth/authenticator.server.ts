import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import { findAccessToken, isAccessToken } from "./access-token.server.ts";
import { findApiKey } from "./api-key.server.ts";
import { AppError } from "#app/platform/errors.ts";
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

class BearerStrategy extends Strategy<Identity | null, { token: string; business: string }> {
  override name = "bearer";

  constructor(platform: Platform) {
    super(({ token, business }) => findSession(platform, token, "bearer", business));
  }

  override async authenticate(request: Request): Promise<Identity | null> {
    const token = bearerOf(request);
    return token ? this.verify({ token, business: wantedBusiness(request) }) : null;
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
    const identity = secret ? await this.verify(secret) : null;
    const business = wantedBusiness(request);
    if (identity && business && business !== identity.businessId) throw new AppError("business.not_found");
    return identity;
  }
}

/** The header by which a call chooses among the businesses of a person. */
function wantedBusiness(request: Request): string {
  return request.headers.get("Rappen-Business")?.trim() ?? "";
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+([\w-]{20,200})$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
}
