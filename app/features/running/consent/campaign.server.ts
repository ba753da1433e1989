import { z } from "zod";
import { type Consent, consentIn } from "./consent.ts";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

const LONGEST = 100;

/** 30 days (rule 31), in seconds. */
const LIFETIME_SECONDS = 2_592_000;

const schema = z.partialRecord(z.enum(NAMES), z.string().max(LONGEST));

type Campaign = z.output<typeof schema>;

function campaignOf(address: URLSearchParams): Campaign {
  const given = NAMES.map((name) => [name, (address.get(name) ?? "").trim().slice(0, LONGEST)] as const);
  return Object.fromEntries(given.filter(([, value]) => value)) as Campaign;
}

/** Empty without consent. @param cookies the Cookie header */
export async function findCampaign(platform: Platform, cookies: string | null): Promise<Campaign> {
  if (!consentIn(cookies)?.analytics) return {};
  const parsed = schema.safeParse(await campaignCookie(platform).parse(cookies));
  return parsed.success ? parsed.data : {};
}

/** Set-Cookie headers that keep the campaign with consent only, and remove it when consent is withdrawn. */
export async function campaignHeaders(
  platform: Platform,
  consent: Consent | null,
  address: URLSearchParams,
): Promise<string[]> {
  if (!consent) return [];
  const cookie = campaignCookie(platform);
  if (!consent.analytics) return [await cookie.serialize("", { maxAge: 0 })];
  const campaign = campaignOf(address);
  return Object.keys(campaign).length ? [await cookie.serialize(campaign)] : [];
}

function campaignCookie(platform: Platform) {
  return httpOnlyCookie(platform, "campaign", { maxAge: LIFETIME_SECONDS, secret: platform.secret });
}
