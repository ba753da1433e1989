import { expect, it } from "vitest";
import { consentCookie, ESSENTIAL, EVERYTHING } from "#app/features/running/consent/consent.ts";
import { visit } from "../support/browsing.ts";

const EVENT = {
  type: "page_view",
  path: "/pricing",
  referrer: "",
  locale: "en-US",
  sessionId: "s-1",
  consent: EVERYTHING,
};

async function start() {
  const { origin, platform, browser } = await visit();
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/api/events`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const count = async () =>
    (await platform.database.db.selectFrom("analytics_events").select("id").execute()).length;
  return { send, count, platform, browser };
}

const cookieOf = (consent: typeof EVERYTHING) => ({ Cookie: consentCookie(consent, false).split("; ")[0]! });

it("takes an event in the shape of every call", async () => {
  const { send, count } = await start();
  expect(await send(EVENT, cookieOf(EVERYTHING))).toEqual({
    status: 200,
    body: { success: true, data: null },
  });
  expect(await send(EVENT)).toMatchObject({ status: 200 });
  expect(await count()).toBe(2);
});

it("keeps no page view that the browser's own cookie does not agree with", async () => {
  const { send, count } = await start();
  for (const headers of [cookieOf(ESSENTIAL), { Cookie: "language=de" }, { Cookie: "cookie_consent=x" }])
    expect(await send(EVENT, headers)).toMatchObject({ status: 200 });
  expect(await count()).toBe(0);
});

it.each([
  { type: "click" },
  { path: "pricing" },
  { path: `/${"x".repeat(2000)}` },
  { locale: "xx" },
  { consent: true },
  { consent: { analytics: "yes" } },
  { sessionId: "a b" },
  { sessionId: "x".repeat(65) },
])("refuses what is no event: %j", async (fields) => {
  const { send, count } = await start();
  expect(await send({ ...EVENT, ...fields })).toMatchObject({ status: 422, body: { success: false } });
  expect(await count()).toBe(0);
});
