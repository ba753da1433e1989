import { cookieIn, plainCookie } from "#app/platform/http/plain-cookie.ts";

export const PURPOSES = ["analytics", "marketing", "preferences"] as const;

export type ConsentPurpose = (typeof PURPOSES)[number];

export type Consent = { necessary: true } & Record<ConsentPurpose, boolean>;

export const EVERYTHING: Consent = { necessary: true, analytics: true, marketing: true, preferences: true };
export const ESSENTIAL: Consent = { necessary: true, analytics: false, marketing: false, preferences: false };

const NAME = "cookie_consent";

/** 180 days (rule 31), in seconds. */
const LIFETIME_SECONDS = 15_552_000;

/** @param cookies a Cookie header or `document.cookie` */
export function consentIn(cookies: string | null): Consent | null {
  const text = cookieIn(cookies, NAME);
  return text === null ? null : consentOf(text);
}

export function consentCookie(consent: Consent, isSecure: boolean): string {
  return plainCookie({ name: NAME, value: JSON.stringify(consent), maxAge: LIFETIME_SECONDS, isSecure });
}

function consentOf(text: string): Consent | null {
  const value = json(text);
  if (typeof value !== "object" || value === null) return null;
  const { analytics, marketing, preferences } = value as Record<string, unknown>;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean" || typeof preferences !== "boolean")
    return null;
  return { necessary: true, analytics, marketing, preferences };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
