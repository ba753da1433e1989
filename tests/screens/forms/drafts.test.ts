import { expect, it } from "vitest";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { DRAFT_FORMS } from "#app/platform/forms/kept/draft-forms.ts";
import {
  INVOICE_FIELDS,
  REGISTRATION,
  visitAsSender,
  visitSignedIn,
  writeInvoice,
} from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const CREATE = "/invoice/create?client=";
const AT = "2026-11-20T09:05:00.000Z";
const OPEN = `/draft?${new URLSearchParams({ form: "invoice", path: CREATE, at: AT })}`;
const BACK = "What you typed on 20 Nov 2026, 10:05 is back.";

it("a draft from the browser fills its form, which says when it was typed", async () => {
  const { browser } = await visitSignedIn();
  const opened = await browser.post(OPEN, { ...INVOICE_FIELDS, notes: "Danke", password: "geheim" });
  expect([opened.status, opened.headers.get("Location")]).toEqual([303, CREATE]);
  const page = await pageOf(browser.get(CREATE));
  expect(page.text).toContain(BACK);
  expect(page.text).not.toContain("You were signed out");
  expect(page.html).not.toContain("geheim");
  expect(formIn(page.html, "invoice")).toMatchObject({ ...INVOICE_FIELDS, notes: "Danke" });
  expect((await pageOf(browser.get(CREATE))).text).not.toContain(BACK);
});

it.each([
  { form: "password", path: CREATE, at: AT },
  { form: "invoice", path: CREATE, at: "yesterday" },
  { form: "invoice", path: CREATE, at: "" },
])("what is no draft is refused: %j", async (query) => {
  const { browser } = await visitSignedIn();
  const address = `/draft?${new URLSearchParams(query)}`;
  expect((await browser.post(address, INVOICE_FIELDS)).status).toBe(400);
});

it("a draft leads to no other site, and a long one is refused", async () => {
  const { browser } = await visitSignedIn();
  const elsewhere = `/draft?${new URLSearchParams({ form: "invoice", path: "//evil.example", at: AT })}`;
  expect((await browser.post(elsewhere, INVOICE_FIELDS)).headers.get("Location")).toBe("/dashboard");
  expect((await browser.post(OPEN, { notes: "x".repeat(100_000) })).status).toBe(413);
});

it("the note of a draft speaks the reader's language, and says what has changed", async () => {
  const { browser } = await visitSignedIn();
  const note = async (query: string) => (await browser.get(`/draft/note?${query}`)).json();
  expect(await note(`at=${AT}`)).toEqual({
    text: "What you typed here on 20 Nov 2026, 10:05 is kept, but not saved.",
    fillIn: "Fill in",
    throwAway: "Throw away",
  });
  expect((await note(`at=${AT}&changed=on`)).text).toContain("What is saved has changed since then.");
  expect((await browser.get("/draft/note?at=never")).status).toBe(400);
});

it("the browser is told which draft is done with: of a saved form, of none that was refused", async () => {
  const { browser } = await visitSignedIn();
  await browser.post("/invoice/create", { ...INVOICE_FIELDS, clientName: "" });
  expect(browser.cookies.has("draft-done")).toBe(false);
  const invoice = await writeInvoice(browser);
  expect(browser.cookies.get("draft-done")).toBe(encodeURIComponent("invoice /invoice/create"));
  const edit = invoice.replace("invoice", "invoice/edit");
  await browser.post(edit, formIn((await pageOf(browser.get(edit))).html, "invoice"));
  expect(browser.cookies.get("draft-done")).toBe(encodeURIComponent(`invoice ${edit}`));
});

it("signing out and ending the account are done with all drafts, an ended session with none", async () => {
  const { browser, platform } = await visitSignedIn();
  await browser.post("/profile/delete", { password: REGISTRATION.password, confirm: "on" });
  expect(browser.cookies.get("draft-done")).toBe("*");
  const other = { ...REGISTRATION, email: "bruno@example.ch" };
  browser.cookies.clear();
  await browser.post("/register", other);
  await platform.database.db.deleteFrom("sessions").execute();
  await browser.post("/invoice/create", INVOICE_FIELDS);
  expect(browser.cookies.has("draft-done")).toBe(false);
  await browser.post("/logout", {});
  expect(browser.cookies.get("draft-done")).toBe("*");
});

it("browsers keep drafts of exactly those forms whose saving they are told of", async () => {
  const { browser, ctx } = await visitAsSender();
  const invoice = await writeInvoice(browser);
  await markSent(ctx, invoice.split("/").at(-1) ?? "", undefined);
  const create = ["invoice", "offers", "recurring", "templates", "expenses", "clients"];
  const pages = [...create.map((noun) => `/${noun}/create`), "/profile/texts", `${invoice}/credit-note`];
  const kept = [];
  for (const page of pages) {
    const { html } = await pageOf(browser.get(page));
    kept.push(...[...html.matchAll(/<form(?=[^>]* data-draft=")[^>]* id="([^"]+)"/g)].map(([, id]) => id));
  }
  expect(kept.toSorted()).toEqual([...DRAFT_FORMS].toSorted());
});

it("drafts of other people and businesses have other marks", async () => {
  const { browser } = await visitSignedIn();
  const markOf = async () =>
    /<form[^>]* id="invoice"[^>]* data-draft="([^"]+)"/.exec((await pageOf(browser.get(CREATE))).html)?.[1];
  const first = await markOf();
  expect(first).toMatch(/^[\w-]{16}$/);
  await browser.post("/register", { ...REGISTRATION, email: "bruno@example.ch" });
  await browser.post("/logout", {});
  await browser.post("/register", { ...REGISTRATION, email: "carla@example.ch" });
  expect(await markOf()).not.toBe(first);
});
