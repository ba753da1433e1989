import { expect, it } from "vitest";
import { registeredClient } from "../support/read/api-answers.ts";
import { ApiClient } from "../support/client.ts";
import { checkoutById } from "../support/fake-stripe/checkouts.ts";
import { buy, DAY, registeredWithStripe } from "../support/subscribing.ts";

const PATHS = [
  "/user/checkout-session",
  "/user/portal-session",
  "/user/cancel-subscription",
  "/user/resume-subscription",
  "/user/sync-subscription",
  "/user/subscription/update-period",
];

it("opens a checkout that comes back to this site, whatever addresses are asked for", async () => {
  const { api, fake } = await registeredWithStripe();
  const open = async (body: Record<string, string>) => {
    const { status, data } = await api.call("POST", "/user/checkout-session", body);
    expect(status).toBe(200);
    const { success_url, cancel_url } = checkoutById(fake.account, String(data?.url).split("/").at(-1) ?? "");
    return [success_url, cancel_url];
  };
  const usual = ["success", "cancelled"].map(
    (outcome) => `http://localhost:3000/dashboard?upgrade=${outcome}`,
  );
  expect(await open({ billingPeriod: "monthly" })).toEqual(usual);
  const foreign = { successUrl: "https://evil.example/", cancelUrl: "//evil.example" };
  expect(await open({ billingPeriod: "yearly", ...foreign })).toEqual(usual);
  const own = { successUrl: "http://localhost:3000/payment/success", cancelUrl: "/payment/cancelled" };
  expect(await open({ billingPeriod: "yearly", ...own })).toEqual([
    "http://localhost:3000/payment/success",
    "http://localhost:3000/payment/cancelled",
  ]);
});

it("refuses a period that is none, and an upgrade of who has Pro", async () => {
  const stripe = await registeredWithStripe();
  const checkout = (body: object) => stripe.api.call("POST", "/user/checkout-session", body);
  expect(await checkout({ billingPeriod: "weekly" })).toMatchObject({
    status: 422,
    errors: [{ field: "billingPeriod" }],
  });
  expect(await checkout({})).toMatchObject({ status: 422, errors: [{ field: "billingPeriod" }] });
  await buy(stripe);
  expect(await checkout({ billingPeriod: "yearly" })).toMatchObject({
    status: 409,
    code: "subscription.already_pro",
    error: "User already has a Pro subscription.",
  });
});

it("cancels to the end of the period, resumes, and ends on the day that was said", async () => {
  const stripe = await registeredWithStripe();
  const { api, pass, fake, signIn } = stripe;
  await buy(stripe);
  const subscription = async (path: string, method = "POST") => {
    const { status, data } = await api.call(method, path);
    return { http: status, ...(data as { subscription: Record<string, unknown> }).subscription };
  };
  const end = "2026-12-21T12:00:00.000Z";
  expect(await subscription("/user/cancel-subscription")).toMatchObject({
    http: 200,
    status: "pro",
    endsAt: end,
  });
  expect(await subscription("/user/resume-subscription")).toMatchObject({
    http: 200,
    endsAt: null,
    currentPeriodEnd: end,
  });
  await subscription("/user/cancel-subscription");
  pass(30 * DAY);
  await signIn();
  expect(await subscription("/user/sync-subscription")).toMatchObject({
    http: 200,
    status: "free",
    billingPeriod: null,
    monthlyLimit: 3,
  });
  await fake.webhooks.deliverWaiting();
  expect(await subscription("/user/profile", "GET")).toMatchObject({ status: "free", endsAt: null });
});

it("updates the period to yearly, never back, and says where the bank has to be asked", async () => {
  const stripe = await registeredWithStripe();
  const { api, fake } = stripe;
  const { customer } = await buy(stripe);
  const update = (body: object) => api.call("POST", "/user/subscription/update-period", body);
  expect(await update({ billingPeriod: "monthly" })).toMatchObject({
    status: 409,
    code: "subscription.no_downgrade",
  });
  expect(await update({ billingPeriod: "yearly", prorationBehavior: "none" })).toMatchObject({ status: 422 });
  fake.account.cards.set(String(customer), "declined");
  const asked = await update({ billingPeriod: "yearly", prorationBehavior: "create_prorations" });
  expect(asked.data).toMatchObject({
    url: expect.stringContaining("/i/in_fake") as string,
    user: { subscription: { billingPeriod: "monthly" } },
  });
  fake.account.cards.set(String(customer), "ok");
  const done = await update({ billingPeriod: "yearly", prorationBehavior: "create_prorations" });
  expect(done.data).toMatchObject({ url: null, user: { subscription: { billingPeriod: "yearly" } } });
});

it("opens the portal for who has a subscription, and is Pro only", async () => {
  const stripe = await registeredWithStripe();
  const { api, fake } = stripe;
  expect(await api.call("POST", "/user/portal-session")).toMatchObject({
    status: 403,
    code: "plan.pro_required",
    error: "This feature requires a Pro subscription.",
  });
  await buy(stripe);
  const { data } = await api.call("POST", "/user/portal-session");
  const portal = fake.account.portals.get(String(data?.url).split("/").at(-1) ?? "");
  expect(portal?.return_url).toBe("http://localhost:3000/profile/subscription/sync");
});

it("says in words what Stripe did not do", async () => {
  const stripe = await registeredWithStripe();
  const { api, fake } = stripe;
  const failing = async (path: string, body?: object) => {
    fake.failNext(500);
    const { status, error } = await api.call("POST", path, body);
    return [status, error];
  };
  expect(await failing("/user/checkout-session", { billingPeriod: "monthly" })).toEqual([
    502,
    "Failed to start upgrade process. Please try again.",
  ]);
  await buy(stripe);
  expect(await failing("/user/portal-session")).toEqual([502, "Failed to create portal session."]);
  expect(await failing("/user/cancel-subscription")).toEqual([502, "Failed to cancel subscription."]);
});

it("without Stripe's keys an upgrade says that the payment system is not configured", async () => {
  const { api } = await registeredClient();
  expect(await api.call("POST", "/user/checkout-session", { billingPeriod: "yearly" })).toMatchObject({
    status: 409,
    code: "subscription.not_configured",
    error: "Payment system is not configured. Please contact support.",
  });
  expect(await api.call("POST", "/user/sync-subscription")).toMatchObject({ status: 200 });
});

it("asks for a session everywhere", async () => {
  const { origin } = await registeredClient();
  const anyone = new ApiClient(origin);
  for (const path of PATHS) expect(await anyone.call("POST", path, {})).toMatchObject({ status: 401 });
});

it("templates are read on Pro only, as other calls of theirs", async () => {
  const { api } = await registeredWithStripe();
  for (const path of ["/templates", `/templates/${crypto.randomUUID()}`])
    expect(await api.call("GET", path), path).toMatchObject({ status: 403 });
});
