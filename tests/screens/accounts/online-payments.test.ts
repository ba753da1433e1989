import { expect, it, onTestFinished } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { enterProviderKey, permitOnPage } from "../../support/online-payments/confirmed-provider.ts";
import { RESTRICTED_KEY, SIGNING_SECRET } from "../../support/online-payments/paying-online.ts";
import { pageOf } from "../../support/read/page.ts";
import { CONNECT_ENV, FakeStripe } from "../../support/server/fake-stripe.ts";
import { TEST_NOW } from "../../support/test-now.ts";

const PATH = "/profile/online-payments";

async function start(env: Record<string, string> = {}) {
  const fake = new FakeStripe(() => TEST_NOW.getTime());
  onTestFinished(await fake.listen());
  fake.addMerchant(RESTRICTED_KEY, SIGNING_SECRET);
  const visited = await visitSignedIn({
    DEFAULT_PLAN: "pro",
    STRIPE_API_BASE: fake.account.origin,
    ...env,
  });
  const { db } = visited.platform.database;
  await db.updateTable("users").set({ email_verified_at: TEST_NOW.toISOString() }).execute();
  return { ...visited, fake };
}

it("takes a key, shows no more of it than its end, and removes it", async () => {
  const { browser } = await start();
  const empty = await pageOf(browser.get(PATH));
  expect(empty.text).toContain("/api/online-payments/stripe/");
  expect((await pageOf(browser.get("/profile/getting-paid"))).html).toContain(`href="${PATH}"`);

  const permit = await permitOnPage(browser);
  const wrong = await pageOf(browser.post(PATH, { apiKey: "sk_live_1", signingSecret: "x", permit }));
  expect([wrong.status, wrong.field("apiKey").value]).toEqual([422, "sk_live_1"]);
  expect(wrong.text).toContain("A key that begins with sk_ may do anything with your account.");
  expect(wrong.text).toContain("A signing secret begins with whsec_.");

  const input = { apiKey: RESTRICTED_KEY, signingSecret: SIGNING_SECRET };
  expect((await browser.post(PATH, input)).status).toBe(409);
  const saved = await browser.post(PATH, { ...input, permit });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, PATH]);
  const page = await pageOf(browser.get(PATH));
  expect(page.text).toContain("Stripe has accepted the key.");
  expect(page.text).toContain("Key ending in 1234");
  expect(page.text).toContain("This is a test key");
  expect(page.html).not.toMatch(/rk_test_business|whsec_business/);

  expect((await browser.post(`${PATH}/remove`, {})).status).toBe(409);
  expect((await pageOf(browser.get(PATH))).text).toContain("Key ending in 1234");
  await browser.post(`${PATH}/remove`, { permit });
  const removed = await pageOf(browser.get(PATH));
  expect(removed.text).toContain("Stripe is removed.");
  expect(removed.text).not.toContain("Key ending in");
});

it("is Pro: a free plan sees what it is, and nothing to set up", async () => {
  const { browser } = await start({ DEFAULT_PLAN: "free" });
  expect((await pageOf(browser.get("/profile/getting-paid"))).html).toContain(`href="${PATH}"`);
  const page = await pageOf(browser.get(PATH));
  expect(page.html).not.toContain('name="apiKey"');
  const input = { apiKey: RESTRICTED_KEY, signingSecret: SIGNING_SECRET };
  expect((await browser.post(PATH, input)).status).toBe(403);
});

it("with Connect, leads to Stripe and never asks for a key", async () => {
  const { browser, fake } = await start(CONNECT_ENV);
  expect((await pageOf(browser.get(PATH))).html).not.toContain('name="apiKey"');
  expect((await browser.post(`${PATH}/connect`, {})).status).toBe(409);
  const answer = await browser.post(`${PATH}/connect`, { permit: await permitOnPage(browser) });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toMatch(new RegExp(`^${fake.account.origin}/setup/acct_`));
  expect(answer.headers.get("Content-Security-Policy")).toContain(
    `form-action 'self' ${fake.account.origin}`,
  );
  expect((await pageOf(browser.get(PATH))).text).toContain("Stripe still needs information from you");
  fake.connect(answer.headers.get("Location")!.split("/").at(-1)!);
  expect((await pageOf(browser.get(PATH))).text).toContain("On");
});

it("the privacy page names Stripe for online payments only where it is used", async () => {
  const { browser } = await start();
  const says = async () => (await pageOf(browser.get("/privacy"))).text.includes("pays an invoice online");
  expect(await says()).toBe(false);
  await enterProviderKey(browser);
  expect(await says()).toBe(true);
});
