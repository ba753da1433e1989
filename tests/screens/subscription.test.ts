import { expect, it } from "vitest";
import { REGISTRATION, visit, visitSignedIn } from "../support/browsing.ts";
import { checkoutById, payCheckout } from "../support/fake-stripe/checkouts.ts";
import { cancelInPortal } from "../support/fake-stripe/subscription-changes.ts";
import { formIn, pageOf } from "../support/read/page.ts";
import { buy, DAY, registeredWithStripe, visitWithStripe } from "../support/subscribing.ts";

it("a visitor who chooses Pro registers first and arrives at the checkout", async () => {
  const { browser, fake } = await visitWithStripe();
  const { html } = await pageOf(browser.get("/pricing"));
  const to = "/register?redirectTo=%2Fcheckout%3Fperiod%3Dyearly";
  expect(html).toContain(`href="${to}"`);
  const form = formIn((await pageOf(browser.get(to))).html, "register");
  expect(form.redirectTo).toBe("/checkout?period=yearly");
  const answer = await browser.post("/register", { ...REGISTRATION, redirectTo: "/checkout?period=yearly" });
  expect(answer.headers.get("Location")).toBe("/checkout?period=yearly");
  const checkout = await pageOf(browser.get("/checkout?period=yearly"));
  expect(checkout.text).toContain("Pro, yearly: CHF 120.00 a year.");
  const paid = await browser.post("/checkout?period=yearly", {});
  expect(paid.status).toBe(303);
  const session = checkoutById(fake.account, paid.headers.get("Location")!.split("/").at(-1)!);
  expect(session.amount_total).toBe(120_00);
});

it("registration and sign-in lead to pages of this site only", async () => {
  const { browser } = await visit();
  const { html } = await pageOf(browser.get("/register?redirectTo=https://evil.example"));
  expect(formIn(html, "register").redirectTo).toBe("");
  const answer = await browser.post("/register", { ...REGISTRATION, redirectTo: "//evil.example" });
  expect(answer.headers.get("Location")).toBe("/dashboard");
});

it("the prices know who reads them", async () => {
  const stripe = await registeredWithStripe();
  const { browser, fake, pass, signIn } = stripe;
  const pricing = () => pageOf(browser.get("/pricing"));
  const free = await pricing();
  expect(free.html).toContain('action="/checkout?period=monthly"');
  expect(free.text).toMatch(/Free CHF 0 .* Your plan Pro, monthly/);
  await buy(stripe);
  const monthly = await pricing();
  expect(monthly.html).not.toContain("/checkout?period");
  expect(monthly.html).toContain('href="/profile/subscription/switch-to-yearly"');
  await browser.post("/profile/subscription/switch-to-yearly", {});
  const yearly = await pricing();
  expect(yearly.html).not.toContain("switch-to-yearly");
  expect(yearly.text).toMatch(/One invoice a year Your plan/);
  const [subscription] = fake.account.subscriptions.values();
  fake.account.cards.set(String(subscription!.customer), "declined");
  pass(366 * DAY);
  await fake.webhooks.deliverWaiting();
  pass(8 * DAY);
  await signIn();
  expect((await pricing()).html).toContain('action="/profile/subscription/portal"');
});

it("without Stripe's keys the prices say so at once, to visitors and to people on Free", async () => {
  const { browser } = await visit({ SUPPORT_EMAIL: "help@example.ch", HOSTING_COUNTRY: "Schweiz" });
  for (let round = 0; round < 2; round++) {
    const { html, text } = await pageOf(browser.get("/pricing"));
    expect(text).toContain("Pro cannot be bought on this installation. Ask its operator. help@example.ch");
    expect(html).not.toContain("/checkout");
    expect(text).toContain("Your data is kept here: Switzerland.");
    await browser.post("/register", REGISTRATION);
  }
  const checkout = await pageOf(browser.post("/checkout?period=yearly", {}));
  expect([checkout.status, checkout.text.includes("Payment system is not configured.")]).toEqual([409, true]);
});

it("a return from the checkout asks Stripe at once, says how it stands, and goes with its parameter", async () => {
  const { browser, fake } = await registeredWithStripe();
  const { headers } = await browser.post("/checkout?period=monthly", {});
  const outcome = async (upgrade: string) => {
    const answer = await browser.get(`/dashboard?upgrade=${upgrade}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard"]);
    return (await pageOf(browser.get("/dashboard"))).text;
  };
  expect(await outcome("success")).toContain("Your payment is being processed");
  expect(await outcome("cancelled")).toContain("Payment cancelled. You can try again anytime.");
  payCheckout(fake.account, headers.get("Location")!.split("/").at(-1)!);
  expect(await outcome("success")).toContain("Welcome to Pro. Everything is unlocked.");
  expect((await pageOf(browser.get("/dashboard?upgrade=nonsense"))).status).toBe(200);
});

it("the page can look again, and is not held up by a Stripe that does not answer", async () => {
  const { browser, fake } = await registeredWithStripe();
  const { headers } = await browser.post("/checkout?period=monthly", {});
  fake.failNext(500);
  expect((await browser.get("/dashboard?upgrade=success")).headers.get("Location")).toBe("/dashboard");
  payCheckout(fake.account, headers.get("Location")!.split("/").at(-1)!);
  const look = (redirectTo: string) => browser.post("/profile/subscription/sync", { redirectTo });
  expect((await look("/invoices")).headers.get("Location")).toBe("/invoices");
  expect((await pageOf(browser.get("/invoices"))).text).toContain("Welcome to Pro.");
  expect((await look("https://evil.example")).headers.get("Location")).toBe("/dashboard");
});

it("the payment pages thank whoever has begun a checkout, and nobody else", async () => {
  const stripe = await registeredWithStripe();
  const { browser, fake } = stripe;
  expect((await browser.get("/payment/success")).headers.get("Location")).toBe("/pricing");
  const { headers } = await browser.post("/checkout?period=monthly", {});
  expect((await pageOf(browser.get("/payment/cancelled"))).text).toContain("You have not been charged.");
  expect((await pageOf(browser.get("/payment/success"))).text).toContain("is being processed");
  payCheckout(fake.account, headers.get("Location")!.split("/").at(-1)!);
  expect((await pageOf(browser.get("/payment/success"))).text).toContain("Welcome to Pro.");
  browser.cookies.clear();
  const stranger = await pageOf(browser.get("/payment/success"));
  expect(stranger.text).toContain("Sign in to see whether your payment has arrived.");
  expect(stranger.text).not.toMatch(/Thank you|Payment complete|Welcome to Pro/);
  expect(stranger.html).toContain('href="/login?redirectTo=%2Fpayment%2Fsuccess"');
});

it("the payment page takes Pro that the operator gave for no payment", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  expect((await browser.get("/payment/success")).headers.get("Location")).toBe("/pricing");
});

it("the profile shows plan, period and renewal, and what can be changed", async () => {
  const stripe = await registeredWithStripe();
  const { browser } = stripe;
  const before = await pageOf(browser.get("/profile/subscription"));
  expect(before.text).toContain("You are on the Free plan");
  expect(before.html).not.toContain("/profile/subscription/");
  await buy(stripe);
  const { text, html } = await pageOf(browser.get("/profile/subscription"));
  expect(text).toContain("Pro, monthly Renews on 21 Dec 2026");
  for (const action of ["portal", "cancel", "switch-to-yearly"]) {
    expect(html).toContain(`"/profile/subscription/${action}"`);
  }
});

it("cancelling asks first, says until when Pro stays, and can be taken back", async () => {
  const stripe = await registeredWithStripe();
  const { browser, pass, fake, signIn } = stripe;
  await buy(stripe);
  const confirm = await pageOf(browser.get("/profile/subscription/cancel"));
  expect(confirm.text).toContain("Your plan ends on 21 Dec 2026 and is not renewed.");
  const answer = await browser.post("/profile/subscription/cancel", {});
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/profile/subscription"]);
  const cancelled = await pageOf(browser.get("/profile/subscription"));
  expect(cancelled.text).toContain("Your plan is cancelled. You keep Pro until 21 Dec 2026.");
  expect(cancelled.text).toContain("Ends on 21 Dec 2026");
  expect(cancelled.html).not.toContain('"/profile/subscription/cancel"');
  await browser.post("/profile/subscription/resume", {});
  const resumed = await pageOf(browser.get("/profile/subscription"));
  expect(resumed.text).toContain("Your plan continues.");
  expect(resumed.text).toContain("Renews on 21 Dec 2026");
  const [subscription] = fake.account.subscriptions.values();
  cancelInPortal(fake.account, subscription!);
  await fake.webhooks.deliverWaiting();
  expect((await pageOf(browser.get("/profile/subscription"))).text).toContain("Ends on 21 Dec 2026");
  pass(31 * DAY);
  await signIn();
  expect((await pageOf(browser.get("/profile/subscription"))).text).toContain("You are on the Free plan");
  await fake.webhooks.deliverWaiting();
  const overview = await pageOf(browser.get("/dashboard"));
  expect(overview.text).toContain("Your Pro plan ended on 22 Dec 2026, as it was cancelled.");
  expect(overview.html).toContain('href="/pricing"');
});

it("switching to yearly explains the amount, and waits for the bank where it has to", async () => {
  const stripe = await registeredWithStripe();
  const { browser, pass, fake } = stripe;
  const { customer } = await buy(stripe);
  pass(15 * DAY);
  const { text } = await pageOf(browser.get("/profile/subscription/switch-to-yearly"));
  expect(text).toContain("You pay CHF 112.50 now.");
  expect(text).toContain("CHF 120.00 for the year that begins today, less CHF 7.50");
  fake.account.cards.set(String(customer), "declined");
  const asked = await browser.post("/profile/subscription/switch-to-yearly", {});
  expect(asked.headers.get("Location")).toContain(`${fake.account.origin}/i/`);
  expect((await pageOf(browser.get("/profile/subscription"))).text).toContain("Pro, monthly");
  fake.account.cards.set(String(customer), "ok");
  const done = await browser.post("/profile/subscription/switch-to-yearly", {});
  expect(done.headers.get("Location")).toBe("/dashboard");
  expect((await pageOf(browser.get("/dashboard"))).text).toContain("Your plan is now yearly.");
  expect((await pageOf(browser.get("/profile/subscription"))).text).toContain(
    "Pro, yearly Renews on 6 Dec 2027",
  );
  expect((await browser.get("/profile/subscription/switch-to-yearly")).headers.get("Location")).toBe(
    "/profile/subscription",
  );
});

it("what was changed on Stripe's page shows as soon as one is back", async () => {
  const stripe = await registeredWithStripe();
  const { browser, fake } = stripe;
  const subscription = await buy(stripe);
  const portal = await browser.post("/profile/subscription/portal", {});
  cancelInPortal(fake.account, subscription);
  const id = portal.headers.get("Location")!.split("/").at(-1)!;
  const back = new URL(fake.account.portals.get(id)!.return_url!).pathname;
  expect((await browser.get(back)).headers.get("Location")).toBe("/profile/subscription");
  expect((await pageOf(browser.get("/profile/subscription"))).text).toContain("Ends on 21 Dec 2026");
});

it("a missing payment shows on every page, with the last day of grace and the way to settle it", async () => {
  const stripe = await registeredWithStripe();
  const { browser, pass, fake, signIn } = stripe;
  const { customer } = await buy(stripe);
  expect((await pageOf(browser.get("/clients"))).text).not.toContain("payment failed");
  fake.account.cards.set(String(customer), "declined");
  pass(30 * DAY);
  await fake.webhooks.deliverWaiting();
  await signIn();
  const grace = await pageOf(browser.get("/clients"));
  expect(grace.text).toContain("Your last payment failed. Your Pro plan is active until 28 Dec 2026");
  expect(grace.html).toContain('action="/profile/subscription/portal"');
  pass(8 * DAY);
  const closed = await pageOf(browser.get("/invoices"));
  expect(closed.text).toContain("Your last payment failed and your Pro plan has ended.");
  expect(closed.text).not.toContain("Free plan: 3 invoices");
  const portal = await browser.post("/profile/subscription/portal", {});
  expect(portal.headers.get("Location")).toContain("/p/session/bps_");
});

it("security 10: forms may lead to Stripe where it is used, and nowhere else", async () => {
  const policy = async (env: Record<string, string>) =>
    /form-action ([^;]+)/.exec(
      (await (await visit(env)).browser.get("/pricing")).headers.get("Content-Security-Policy") ?? "",
    )?.[1];
  const keys = {
    STRIPE_SECRET_KEY: "sk",
    STRIPE_WEBHOOK_SECRET: "whsec",
    STRIPE_PRICE_MONTHLY: "m",
    STRIPE_PRICE_YEARLY: "y",
  };
  expect(await policy({})).toBe("'self'");
  expect(await policy(keys)).toBe(
    "'self' https://checkout.stripe.com https://billing.stripe.com https://invoice.stripe.com",
  );
});

it("Pro by the operator or for everybody shows nothing of Stripe", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const { text, html } = await pageOf(browser.get("/profile/subscription"));
  expect(text).toContain("Plan Pro");
  expect(html).not.toContain("/profile/subscription/");
  expect((await browser.get("/profile/subscription/cancel")).status).toBe(409);
  const portal = await pageOf(browser.post("/profile/subscription/portal", {}));
  expect([portal.status, portal.text.includes("was not bought here")]).toEqual([409, true]);
  const checkout = await browser.get("/checkout?period=monthly");
  expect(checkout.headers.get("Location")).toBe("/profile/subscription");
  expect((await pageOf(browser.get("/profile/subscription"))).text).toContain(
    "User already has a Pro subscription.",
  );
});

it("asks Stripe once where the period of a paid plan is missing", async () => {
  const stripe = await registeredWithStripe();
  const { browser, platform, fake } = stripe;
  await buy(stripe);
  await platform.database.db.updateTable("subscriptions").set({ period: "" }).execute();
  const before = fake.requests.length;
  expect((await pageOf(browser.get("/profile/subscription"))).text).toContain("Pro, monthly");
  expect(fake.requests.length - before).toBe(1);
  await browser.get("/profile/subscription");
  expect(fake.requests.length - before).toBe(1);
});

it("whoever wants to manage a subscription signs in first, and is told why", async () => {
  const { browser } = await visit();
  const asked = await browser.get("/profile/subscription/cancel");
  const to = asked.headers.get("Location") ?? "";
  expect(to).toBe("/login?redirectTo=%2Fprofile%2Fsubscription%2Fcancel");
  expect((await pageOf(browser.get(to))).text).toContain("Please log in to manage your subscription.");
  expect((await pageOf(browser.get("/login"))).text).not.toContain("Please log in");
});
