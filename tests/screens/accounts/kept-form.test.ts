import { expect, it } from "vitest";
import { INVOICE_FIELDS, REGISTRATION, visitSignedIn } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import type { TestPlatform } from "../../support/platform.ts";

const RIGHT = { email: REGISTRATION.email, password: REGISTRATION.password };
const NOTICE = "You were signed out while you were writing.";
const PATH = "/invoice/create";

/** Ends every session on the server, as a change of password elsewhere would. */
async function endSessions({ database }: TestPlatform): Promise<void> {
  await database.db.deleteFrom("sessions").execute();
}

async function signIn(
  browser: Browser,
  login: string,
  person: Record<string, string> = RIGHT,
): Promise<string> {
  const form = formIn((await pageOf(browser.get(login))).html, "login");
  const answer = await browser.post("/login", { ...form, ...person });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

/** Fills in an invoice after the session has ended, and is sent to sign in. */
async function writtenTooLate(fields: Record<string, string> = {}) {
  const visit = await visitSignedIn();
  await endSessions(visit.platform);
  const asked = await visit.browser.post(PATH, { ...INVOICE_FIELDS, notes: "Danke für alles", ...fields });
  const login = asked.headers.get("Location") ?? "";
  expect([asked.status, login]).toEqual([303, `/login?redirectTo=${encodeURIComponent(PATH)}`]);
  return { ...visit, login };
}

it("what was typed when the session ended is back after signing in, and can be saved", async () => {
  const { browser, login, platform } = await writtenTooLate();
  expect(await signIn(browser, login)).toBe(PATH);
  const page = await pageOf(browser.get(PATH));
  expect(page.text).toContain(NOTICE);
  const form = formIn(page.html, "invoice");
  expect(form).toMatchObject({ ...INVOICE_FIELDS, notes: "Danke für alles" });
  expect((await browser.post(PATH, form)).status).toBe(303);
  expect(await platform.database.db.selectFrom("invoices").select("notes").execute()).toEqual([
    { notes: "Danke für alles" },
  ]);
  expect((await pageOf(browser.get(PATH))).text).not.toContain(NOTICE);
});

it("the query of the page comes back with it, and the profile too", async () => {
  const { browser, platform } = await visitSignedIn();
  const form = formIn((await pageOf(browser.get("/profile/business?from=mail"))).html, "business");
  await endSessions(platform);
  const asked = await browser.post("/profile/business?from=mail", { ...form, companyName: "Neu GmbH" });
  expect(await signIn(browser, asked.headers.get("Location") ?? "")).toBe("/profile/business?from=mail");
  const page = await pageOf(browser.get("/profile/business?from=mail"));
  expect(formIn(page.html, "business").companyName).toBe("Neu GmbH");
});

it("what was typed is shown to nobody else who signs in on the same browser", async () => {
  const { browser, login } = await writtenTooLate();
  const other = { email: "bruno@example.ch", password: "quer-durch-basel" };
  await browser.post("/register", { ...REGISTRATION, ...other, redirectTo: PATH });
  expect((await pageOf(browser.get(PATH))).text).not.toContain("Danke für alles");
  await browser.post("/logout", {});
  await signIn(browser, login);
  expect((await pageOf(browser.get(PATH))).text).toContain("Danke für alles");
});

it("what was typed is kept encrypted, without passwords, and for 30 minutes", async () => {
  const { browser, login, platform } = await writtenTooLate({ password: "geheim-getippt" });
  const rows = await platform.database.db.selectFrom("kept_forms").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Danke|geheim|Winterthur/);
  platform.pass(31 * 60 * 1000);
  await signIn(browser, login);
  expect((await pageOf(browser.get(PATH))).text).not.toContain("Danke für alles");
});

it("passwords are not kept", async () => {
  const { browser, platform } = await visitSignedIn();
  await endSessions(platform);
  const typed = { password: "alt-geheim", newPassword: "neu-geheim", confirmPassword: "neu-geheim" };
  const asked = await browser.post("/profile/password", typed);
  await signIn(browser, asked.headers.get("Location") ?? "");
  expect((await pageOf(browser.get("/profile/password"))).html).not.toMatch(/(alt|neu)-geheim/);
});

it.each([100_000, 600_000])("a form that is too long to keep is not lost in silence: %s", async (length) => {
  const { browser, login, platform } = await writtenTooLate({ notes: "x".repeat(length) });
  expect(await platform.database.db.selectFrom("kept_forms").selectAll().execute()).toEqual([]);
  expect((await pageOf(browser.get(login))).text).toContain("the form was too long to be kept");
});

it("at most five forms of an account wait at the same time", async () => {
  const { browser, platform } = await writtenTooLate();
  for (let count = 0; count < 7; count++) await browser.post(PATH, INVOICE_FIELDS);
  expect(await platform.database.db.selectFrom("kept_forms").select("id").execute()).toHaveLength(5);
});

it("a stranger's browser can keep nothing", async () => {
  const { browser, platform } = await visitSignedIn();
  browser.cookies.clear();
  await browser.post(PATH, INVOICE_FIELDS);
  expect(await platform.database.db.selectFrom("kept_forms").selectAll().execute()).toEqual([]);
});
