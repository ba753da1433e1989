import Stripe from "stripe";
import { expect, it } from "vitest";
import { expectFailure, registeredClient } from "../support/read/api-answers.ts";
import type { FakeStripe } from "../support/server/fake-stripe.ts";
import { eventShape } from "../support/fake-stripe/shapes.ts";
import { buy, registeredWithStripe } from "../support/subscribing.ts";
import { TEST_NOW } from "../support/test-now.ts";

const PATH = "/api/stripe/webhook";

it("security 15: takes a signed event over HTTP, and the account is on Pro", async () => {
  const stripe = await registeredWithStripe();
  await buy(stripe);
  expect(stripe.fake.webhooks.waiting).toEqual([]);
  const { data } = await stripe.api.call("GET", "/user/profile");
  expect(data).toMatchObject({ subscription: { status: "pro", billingPeriod: "monthly", monthlyLimit: -1 } });
});

it("security 15: checks the signature on the bytes as they came", async () => {
  const { origin, fake } = await registeredWithStripe();
  const body = ` ${JSON.stringify({ ...event(), note: "ä \u2028 😀" }, null, 3)}\n`;
  const response = await post(origin, body, signature(fake, body));
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, data: { received: true } },
  ]);
  await expectFailure(
    await post(origin, body.trim(), signature(fake, body)),
    400,
    "webhook.signature_invalid",
  );
  await expectFailure(await post(origin, body, ""), 400, "webhook.signature_invalid");
});

it("security 15: what is signed but no event is refused, never a fault of ours", async () => {
  const { origin, fake } = await registeredWithStripe();
  const odd = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"text"',
    "{}",
    '{"id":7}',
    '{"object":"v2.core.event"}',
    "\u0000",
  ];
  for (const body of odd) {
    await expectFailure(await post(origin, body, signature(fake, body)), 400, "webhook.signature_invalid");
  }
});

it("is called by Stripe's servers: no origin counts, and no cookie", async () => {
  const { origin, fake, browser } = await registeredWithStripe();
  const body = JSON.stringify(event());
  const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  const headers = { Origin: "https://stripe.example", "Sec-Fetch-Site": "cross-site", Cookie: cookie };
  const response = await post(origin, body, signature(fake, body), headers);
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
  const elsewhere = await fetch(`${origin}/api/user/cancel-subscription`, { method: "POST", headers });
  await expectFailure(elsewhere, 403, "request.cross_origin");
});

it("security 13: takes no more than 1 MB, and no other method", async () => {
  const { origin, fake } = await registeredWithStripe();
  const body = JSON.stringify({ ...event(), note: "x".repeat(1_000_000) });
  await expectFailure(await post(origin, body, signature(fake, body)), 413, "input.too_large");
  const read = await fetch(origin + PATH);
  expect(read.headers.get("Allow")).toBe("POST");
  await expectFailure(read, 405, "route.wrong_method");
});

it("without Stripe's keys there is nothing to tell us", async () => {
  const { origin } = await registeredClient();
  await expectFailure(await post(origin, "{}", "t=1,v1=00"), 409, "subscription.not_configured");
});

it("security 15: answers a passing fault with another status than 2xx, so that Stripe comes again", async () => {
  const stripe = await registeredWithStripe();
  const { fake, api, browser } = stripe;
  fake.webhooks.isAutomatic = true;
  await browser.post("/checkout?period=monthly", {});
  fake.webhooks.isAutomatic = false;
  await buy(stripe);
  const period = async () =>
    ((await api.call("GET", "/user/profile")).data as { subscription: { endsAt: string | null } })
      .subscription;
  const [subscription] = fake.account.subscriptions.values();
  subscription!.cancel_at = subscription!.items.data[0]!.current_period_end;
  fake.account.emit("customer.subscription.updated", subscription!);
  fake.failNext(503);
  await fake.webhooks.deliverWaiting();
  expect(fake.webhooks.waiting).toHaveLength(1);
  expect((await period()).endsAt).toBeNull();
  await fake.webhooks.deliverWaiting();
  expect(fake.webhooks.waiting).toEqual([]);
  expect((await period()).endsAt).toBe("2026-12-21T12:00:00.000Z");
});

function event(): object {
  return eventShape(`evt_${crypto.randomUUID()}`, 1, "balance.available", { object: "balance" });
}

function signature(fake: FakeStripe, payload: string): string {
  const secret = fake.env.STRIPE_WEBHOOK_SECRET!;
  const timestamp = Math.floor(TEST_NOW.getTime() / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

function post(
  origin: string,
  body: string,
  signature: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const all = { ...headers, "Stripe-Signature": signature, "Content-Type": "application/json" };
  return fetch(origin + PATH, { method: "POST", headers: all, body });
}
