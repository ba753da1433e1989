import { expect, it } from "vitest";
import { campaignHeaders, findCampaign } from "#app/features/running/consent/campaign.server.ts";
import { type Consent, ESSENTIAL, EVERYTHING } from "#app/features/running/consent/consent.ts";
import { choiceSchema, ownChoiceSchema } from "#app/features/running/consent/consent.schema.ts";
import { consentCookie } from "#app/features/running/consent/consent.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { testPlatform } from "../../support/platform.ts";

/** What is kept of this address, and what is read from it afterwards. */
async function kept(consent: Consent | null, query: string, later = consent) {
  const platform = testPlatform(await freshSqlite());
  const headers = await campaignHeaders(platform, consent, new URLSearchParams(query));
  const cookies = [...headers, ...(later ? [consentCookie(later, true)] : [])];
  const sent = cookies.map((header) => header.split("; ")[0]).join("; ");
  return { headers, campaign: await findCampaign(platform, sent) };
}

it("of an advertisement only what is filled in is kept, each at most 100 characters long", async () => {
  const long = "x".repeat(101);
  const { campaign } = await kept(EVERYTHING, `utm_source=%20ad%20&utm_medium=&utm_term=${long}&other=y`);
  expect(campaign).toEqual({ utm_source: "ad", utm_term: "x".repeat(100) });
});

it("nothing is kept of an address without an advertisement, or before anybody has chosen", async () => {
  expect((await kept(EVERYTHING, "other=y")).headers).toEqual([]);
  expect((await kept(null, "utm_source=ad")).headers).toEqual([]);
});

it("without consent the cookie is removed, and one that is still there is not read", async () => {
  const { headers } = await kept(ESSENTIAL, "utm_source=ad");
  expect(headers).toHaveLength(1);
  expect(headers[0]).toContain("Max-Age=0");
  expect((await kept(EVERYTHING, "utm_source=ad", ESSENTIAL)).campaign).toEqual({});
  expect((await kept(EVERYTHING, "utm_source=ad", null)).campaign).toEqual({});
});

it("where a choice leads back to is forgotten when it is longer than an address can be", () => {
  const back = (length: number) => choiceSchema.parse({ redirectTo: "x".repeat(length) }).redirectTo.length;
  expect([back(4000), back(4001)]).toEqual([4000, 0]);
});

it("a choice of one's own always has what is necessary", () => {
  expect(ownChoiceSchema.parse({ redirectTo: "/", analytics: "on" }).consent).toEqual({
    ...ESSENTIAL,
    analytics: true,
  });
  expect(ESSENTIAL).toEqual({ necessary: true, analytics: false, marketing: false, preferences: false });
  expect(EVERYTHING).toEqual({ necessary: true, analytics: true, marketing: true, preferences: true });
});
