import { expect, it, onTestFinished } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { Browser } from "../../support/client.ts";
import { withSent } from "../../support/invoices/sending.ts";
import { payPage } from "../../support/online-payments/merchant-pages.ts";
import { enterProviderKey } from "../../support/online-payments/confirmed-provider.ts";
import { RESTRICTED_KEY, SIGNING_SECRET } from "../../support/online-payments/paying-online.ts";
import { pageOf } from "../../support/read/page.ts";
import { FakeStripe, sendEvent } from "../../support/server/fake-stripe.ts";
import { TEST_NOW } from "../../support/test-now.ts";

const SETTINGS = "/profile/online-payments";

async function start() {
  const fake = new FakeStripe(() => TEST_NOW.getTime());
  onTestFinished(await fake.listen());
  const { merchant, webhooks } = fake.addMerchant(RESTRICTED_KEY, SIGNING_SECRET);
  const sent = await withSent({}, { STRIPE_API_BASE: fake.account.origin });
  const { browser, origin, address } = sent;
  const page = await pageOf(browser.get(address));
  const path = /\/i\/[\w-]{64}/.exec(page.html)?.[0] ?? "";
  const enterKey = () => enterProviderKey(browser);
  const events = /\/api\/online-payments\/stripe\/[\da-f-]+/.exec(
    (await pageOf(browser.get(SETTINGS))).html,
  )![0];
  webhooks.receive = (body, signature) => sendEvent(origin + events, body, signature);
  return { ...sent, fake, merchant, webhooks, path, enterKey, client: new Browser(origin) };
}

it("has a button once the business takes money online, and none before or after", async () => {
  const { client, path, enterKey, merchant, webhooks, platform, browser, address } = await start();
  const button = "Mit Karte oder TWINT bezahlen";
  expect((await pageOf(client.get(`${path}?lang=de`))).text).not.toContain(button);
  const early = await client.post(`${path}/pay`, {});
  expect([early.status, early.headers.get("Location")]).toEqual([303, `${path}?lang=de`]);
  await enterKey();
  const page = await pageOf(client.get(`${path}?lang=de`));
  expect(page.text).toContain(`${button} Oder im E-Banking`);
  expect(page.html).toContain(`action="${path}/pay?lang=de"`);

  const answer = await client.post(`${path}/pay?lang=de`, {});
  const to = answer.headers.get("Location") ?? "";
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
  expect(to).toContain("/c/pay/");
  const session = merchant.session(to.split("/").at(-1)!);
  expect([session.locale, session.amount_total]).toEqual(["de", 648_49]);
  expect(new URL(session.success_url!).search).toBe("?lang=de&paid=1");

  payPage(merchant, session.id);
  const back = await pageOf(client.get(`${path}?lang=de&paid=1`));
  expect(back.text).toContain("Wir warten auf die Bestätigung der Zahlung.");
  expect((await pageOf(browser.get(address))).text).not.toContain("By TWINT");
  const again = await client.post(`${path}/pay?lang=de`, {});
  expect(again.headers.get("Location")).toBe(`${path}?lang=de&paid=1`);
  await webhooks.deliverWaiting();
  await runDueJobs(platform, handlers);
  const paid = await pageOf(client.get(`${path}?lang=de&paid=1`));
  expect(paid.text).toContain("Bezahlt am 21.11.2026");
  expect(paid.text).not.toMatch(/Wir warten|Mit Karte/);
  const own = (await pageOf(browser.get(address))).text;
  expect(own).toContain("By TWINT, Stripe’s fee CHF 12.62");
  expect(own).toContain("CHF 648.49 paid on 21 Nov 2026, recorded by Stripe");
  expect((await pageOf(browser.get("/payments"))).text).toContain("Paid online, fee 12.62");
});

it("says so on the page when Stripe cannot be reached: nothing is charged, and no fault is shown", async () => {
  const { client, path, enterKey, fake } = await start();
  await enterKey();
  fake.failNext(500);
  const answer = await client.post(`${path}/pay?lang=fr`, {});
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}?lang=fr&pay=failed`]);
  const page = await pageOf(client.get(`${path}?lang=fr&pay=failed`));
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("rien n’a été débité")]);
});

it("a link that opens nothing cannot be paid by, whatever is wrong with it", async () => {
  const { client, path, enterKey, browser, merchant } = await start();
  await enterKey();
  const last = path.at(-1) === "A" ? "B" : "A";
  const wrong = [`${path.slice(0, -1)}${last}`, path.slice(0, -1), "/i/wrong"];
  const answers = new Set<string>();
  for (const one of wrong)
    for (const who of [client, browser]) {
      const response = await who.post(`${one}/pay`, {});
      expect(response.status).toBe(404);
      answers.add(await response.text());
    }
  expect(answers.size).toBe(1);
  expect(merchant.sessions.size).toBe(0);
});

it("a GET starts no payment", async () => {
  const { client, path, enterKey, merchant } = await start();
  await enterKey();
  const answer = await client.get(`${path}/pay`);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}?lang=de`]);
  expect(merchant.sessions.size).toBe(0);
});
