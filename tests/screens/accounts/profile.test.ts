import { expect, it } from "vitest";
import { addClient, REGISTRATION, visitSignedIn } from "../../support/browsing.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { PERSON } from "../../support/person.ts";

const BUSINESS = "/profile/business";
const ACCOUNT = "/profile/getting-paid";

it("shows what is known, and saves what is changed", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn((await pageOf(browser.get("/profile"))).html, "profile");
  expect(form).toMatchObject({ firstName: "Anna", preferredLanguage: "en" });
  const response = await browser.post("/profile", { ...form, firstName: "Änna", phone: "0446681800" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/profile"]);
  const page = await pageOf(browser.get("/profile"));
  expect(page.text).toContain("Profile saved.");
  expect([page.field("firstName").value, page.field("phone").value]).toEqual(["Änna", "044 668 18 00"]);
  expect((await pageOf(browser.get("/profile"))).text).not.toContain("Profile saved.");
});

it("the business has a page of its own, and each page leaves what the other holds", async () => {
  const { browser, platform } = await visitSignedIn();
  const form = formIn((await pageOf(browser.get(BUSINESS))).html, "business");
  expect(form).toMatchObject({ companyName: "", city: "Zürich" });
  const account = formIn((await pageOf(browser.get(ACCOUNT))).html, "account");
  expect(account).toMatchObject({ iban: "CH93 0076 2011 6238 5295 7", referenceOnEveryInvoice: "1" });
  expect((await browser.post(ACCOUNT, { ...account, referenceOnEveryInvoice: "0" })).status).toBe(303);
  const response = await browser.post(BUSINESS, { ...form, companyName: "Muster & Söhne", firstName: "Eve" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, BUSINESS]);
  const page = await pageOf(browser.get(BUSINESS));
  expect(page.text).toContain("Profile saved.");
  expect(page.field("companyName").value).toBe("Muster & Söhne");
  await browser.post("/profile", { firstName: "Änna", lastName: "Muster", companyName: "", iban: "" });
  await browser.post("/profile/emails", { marketingOptIn: "on" });
  const { db } = platform.database;
  expect(await db.selectFrom("users").select(["first_name", "marketing_opt_in"]).executeTakeFirst()).toEqual({
    first_name: "Änna",
    marketing_opt_in: 1,
  });
  const kept = formIn((await pageOf(browser.get(BUSINESS))).html, "business");
  expect(kept).toMatchObject({ companyName: "Muster & Söhne", city: "Zürich" });
  expect(formIn((await pageOf(browser.get(ACCOUNT))).html, "account")).toMatchObject({
    iban: "CH93 0076 2011 6238 5295 7",
    referenceOnEveryInvoice: "0",
  });
});

it("news by e-mail are chosen and given up on a page of their own", async () => {
  const { browser } = await visitSignedIn();
  const chosen = async () => (await pageOf(browser.get("/profile/emails"))).html;
  expect(await chosen()).not.toMatch(/name="marketingOptIn"[^>]*checked/);
  expect((await browser.post("/profile/emails", { marketingOptIn: "on" })).status).toBe(303);
  expect(await chosen()).toMatch(/name="marketingOptIn"[^>]*checked/);
  await browser.post("/profile/emails", {});
  expect(await chosen()).not.toMatch(/name="marketingOptIn"[^>]*checked/);
});

it("each room leads to all others in one click, and says which one it is", async () => {
  const { browser } = await visitSignedIn();
  const rooms = ["", "/business", "/design", "/emails", "/getting-paid", "/people", "/integrations"];
  for (const room of rooms) {
    const { html } = await pageOf(browser.get(`/profile${room}`));
    for (const other of rooms) expect(html, `${room} to ${other}`).toContain(`href="/profile${other}"`);
    const [nav] = /<nav class="bar-sub".*?<\/nav>/s.exec(html) ?? [""];
    const [current] = /<a [^>]*aria-current="page"[^>]*>/.exec(nav) ?? [""];
    expect(current).toContain(`href="/profile${room}"`);
    expect(nav.match(/aria-current/g)).toHaveLength(1);
  }
  for (const [inside, room] of [
    ["/api-keys", "/integrations"],
    ["/webhooks", "/integrations"],
    ["/reminders", "/getting-paid"],
    ["/sign-in", ""],
    ["/data", ""],
  ]) {
    const { html } = await pageOf(browser.get(`/profile${inside}`));
    const [nav] = /<nav class="bar-sub".*?<\/nav>/s.exec(html) ?? [""];
    const [current] = /<a [^>]*aria-current="true"[^>]*>/.exec(nav) ?? [""];
    expect(current, inside).toContain(`href="/profile${room}"`);
  }
});

it("shows each error at its field and keeps what was typed", async () => {
  const { browser } = await visitSignedIn();
  const person = await pageOf(browser.post("/profile", { ...REGISTRATION, firstName: "A" }));
  expect([person.status, person.field("firstName")]).toEqual([
    422,
    { value: "A", error: "At least 2 characters." },
  ]);
  const account = await pageOf(browser.post(ACCOUNT, { iban: "CH94 0076 2011 6238 5295 7" }));
  expect([account.status, account.field("iban").value]).toEqual([422, "CH94 0076 2011 6238 5295 7"]);
  expect(account.field("iban").error).toMatch(/check digits/);
  const wrong = { vatNumber: "CHE-1", postalCode: "80", city: "Zug" };
  const page = await pageOf(browser.post(BUSINESS, { ...REGISTRATION, ...wrong }));
  expect(page.status).toBe(422);
  expect(page.text).toContain("2 entries need another look");
  expect(page.field("vatNumber").error).toContain("CHE-");
  expect(page.field("postalCode").error).toBe("A Swiss postal code has four digits and begins at 1000.");
  expect(page.field("city")).toEqual({ value: "Zug", error: "" });
  expect(formIn((await pageOf(browser.get("/profile"))).html, "profile").firstName).toBe("Anna");
});

it("choosing another language changes the page as well", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn((await pageOf(browser.get("/profile"))).html, "profile");
  await browser.post("/profile", { ...form, preferredLanguage: "fr" });
  expect((await pageOf(browser.get("/profile"))).html).toContain('<html lang="fr-CH"');
});

it("security 5: lists where one is signed in, and ends one of them", async () => {
  const { browser, phone } = await signedInTwice();
  const { html } = await pageOf(browser.get("/profile/sign-in"));
  const buttons = [...html.matchAll(/action="(\/profile\/sessions\/[\da-f]{64}\/end)"/g)].map(
    ([, to]) => to!,
  );
  expect(buttons).toHaveLength(2);
  const response = await browser.post(buttons[0]!, {});
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/profile/sign-in"]);
  const after = await pageOf(browser.get("/profile/sign-in"));
  expect(after.text).toContain("This device is signed out.");
  expect(after.html).not.toContain(buttons[0]);
  expect(after.html).toContain(buttons[1]);
  expect((await phone.get(`/dashboard`)).status).toBeLessThan(400);
});

it("security 5: ends all others, programs included", async () => {
  const { browser, phone, api } = await signedInTwice();
  expect((await browser.post("/profile/sessions/end-others", {})).status).toBe(303);
  expect((await phone.get("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
  expect((await api.call("GET", "/user/profile")).status).toBe(401);
  const page = await pageOf(browser.get("/profile/sign-in"));
  expect(page.text).toContain("All other devices are signed out.");
  expect(page.html).not.toMatch(/\/profile\/sessions\//);
});

it("security 1: nobody ends somebody else's session", async () => {
  const { browser, origin } = await signedInTwice();
  const { html } = await pageOf(browser.get("/profile/sign-in"));
  const button = /action="(\/profile\/sessions\/[\da-f]{64}\/end)"/.exec(html)?.[1] ?? "";
  const other = new Browser(origin);
  await other.post("/register", { ...REGISTRATION, email: "other@example.ch" });
  const refused = await pageOf(other.post(button, {}));
  expect(refused.status).toBe(404);
  expect(refused.text).toContain("This session has already ended.");
  expect((await pageOf(browser.get("/profile/sign-in"))).html).toContain(button);
});

it("the reminder to confirm the address can be put away, for this browser", async () => {
  const { browser, phone } = await signedInTwice();
  const reminder = "Confirm your e-mail address with the link";
  expect((await pageOf(browser.get("/invoices"))).text).toContain(reminder);
  const response = await browser.post("/dismiss-verification", { redirectTo: "/invoices" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/invoices"]);
  expect(response.headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/i);
  expect((await pageOf(browser.get("/invoices"))).text).not.toContain(reminder);
  expect((await pageOf(phone.get("/invoices"))).text).toContain(reminder);
});

it("security 8: asking for the link too often says so in a page, and when to try again", async () => {
  const { browser } = await visitSignedIn({ RATE_LIMIT_FACTOR: "1" });
  const ask = () => browser.post("/resend-verification", { redirectTo: "/invoices" });
  for (let round = 0; round < 5; round++) expect((await ask()).status).toBe(303);
  const page = await pageOf(ask());
  expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "3600"]);
  expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(page.text).toContain("Too many requests. Please try again later.");
});

it("shared external ids are named at the switch that would make them unique, and nothing typed is lost", async () => {
  const { browser, platform } = await visitSignedIn();
  for (const name of ["Muster AG", "Muster GmbH"]) await addClient(browser, { name });
  await platform.database.db.updateTable("clients").set({ external_id: "A-1" }).execute();
  const isOn = (html: string) => /type="checkbox"[^>]* name="uniqueExternalIds"[^>]* checked=""/.test(html);
  const before = await pageOf(browser.get(BUSINESS));
  expect(isOn(before.html)).toBe(false);
  const typed = { ...formIn(before.html, "business"), companyName: "Studio Neu", uniqueExternalIds: "1" };
  const refused = await pageOf(browser.post(BUSINESS, typed));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Several records share: A-1 (Muster AG, Muster GmbH).");
  expect([refused.field("companyName").value, isOn(refused.html)]).toEqual(["Studio Neu", true]);
  await platform.database.db.updateTable("clients").set({ external_id: "" }).execute();
  expect((await browser.post(BUSINESS, typed)).status).toBe(303);
  expect(isOn((await pageOf(browser.get(BUSINESS))).html)).toBe(true);
});

/** One person in two browsers and a program. */
async function signedInTwice() {
  const visited = await visitSignedIn();
  const credentials = { email: PERSON.email, password: PERSON.password };
  const phone = new Browser(visited.origin);
  await phone.post("/login", credentials);
  const api = new ApiClient(visited.origin);
  const { data } = await api.call("POST", "/auth/login", credentials);
  api.token = String(data?.token);
  return { ...visited, phone, api };
}

it("says the number that follows from a prefix while it is typed, and saves nothing", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const form = formIn((await pageOf(browser.get(BUSINESS))).html, "business");
  const typed = { ...form, customInvoicePrefix: "R-", offerPrefix: "?", vatNumber: "half typed" };
  const page = await pageOf(browser.post(BUSINESS, { ...typed, follow: "1" }));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Your next invoice will be R-0001.");
  expect(page.text).not.toContain("Your next offer will be");
  expect(page.field("vatNumber")).toEqual({ value: "half typed", error: "" });
  expect(formIn((await pageOf(browser.get(BUSINESS))).html, "business")).toEqual(form);
});
