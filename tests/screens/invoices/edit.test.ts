import { expect, it } from "vitest";
import { INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

/** `/invoice/ID` → `/invoice/edit/ID` */
function editOf(address: string): string {
  return address.replace("/invoice/", "/invoice/edit/");
}

it("shows the draft as it is, and saves what was changed", async () => {
  const { browser } = await visitSignedIn();
  const address = await writeInvoice(browser, { clientPhone: "044 668 18 00", "items[0].unit": "h" });
  const page = await pageOf(browser.get(editOf(address)));
  const form = formIn(page.html, "invoice");
  expect(form).toMatchObject({
    ...INVOICE_FIELDS,
    invoiceNumber: "SINV-2026-2957-1",
    referenceType: "SCOR",
    paymentReference: "RF23 SINV 2026 2957 1",
    "items[0].unit": "h",
    version: "1",
  });
  const saved = await browser.post(editOf(address), { ...form, notes: "Danke" });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, address]);
  const detail = await pageOf(browser.get(address));
  expect(detail.text).toContain("Changes saved.");
  expect(detail.text).toContain("Danke");
  expect(detail.text).toContain("SINV-2026-2957-1");
});

it("keeps what was typed when something is wrong, when a row is added, and when the edits are used up", async () => {
  const { browser } = await visitSignedIn();
  const address = await writeInvoice(browser);
  const form = formIn((await pageOf(browser.get(editOf(address)))).html, "invoice");
  const wrong = await pageOf(browser.post(editOf(address), { ...form, clientName: "", notes: "behalten" }));
  expect(wrong.status).toBe(422);
  expect(formIn(wrong.html, "invoice")).toMatchObject({ clientName: "", notes: "behalten", version: "1" });
  const more = await pageOf(browser.post(editOf(address), { ...form, add: "1" }));
  expect(formIn(more.html, "invoice")).toMatchObject({ "items[2].quantity": "1", version: "1" });
  await browser.post(editOf(address), { ...form, notes: "eins" });
  const used = await pageOf(browser.post(editOf(address), { ...form, version: "2", notes: "zwei" }));
  expect(used.status).toBe(403);
  expect(used.text).toContain("You have reached your edit limit for free accounts.");
  expect(formIn(used.html, "invoice").notes).toBe("zwei");
});

it("says so when somebody else saved in between", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const address = await writeInvoice(browser);
  const form = formIn((await pageOf(browser.get(editOf(address)))).html, "invoice");
  await browser.post(editOf(address), { ...form, notes: "früh" });
  const late = await pageOf(browser.post(editOf(address), { ...form, notes: "spät" }));
  expect(late.status).toBe(409);
  expect(late.text).toContain("was changed elsewhere");
  expect(formIn(late.html, "invoice").notes).toBe("spät");
});

it("shows what somebody else changed, and saves over it or takes it", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const address = await writeInvoice(browser);
  const form = formIn((await pageOf(browser.get(editOf(address)))).html, "invoice");
  await browser.post(editOf(address), { ...form, "items[0].quantity": "5", subject: "Theirs" });
  const late = await pageOf(browser.post(editOf(address), { ...form, notes: "Mine" }));
  expect(late.status).toBe(409);
  expect(late.text).toContain("Field Saved Yours");
  expect(late.text).toContain("Row 1, Quantity 5 3");
  expect(late.text).toContain("Theirs (empty)");
  expect(late.text).not.toContain("CHF (empty)");
  expect(late.html).toContain(`<a class="button button-quiet" href="${editOf(address)}">`);
  const overwrite = /name="overwrite" value="(\d+)"/.exec(late.html)?.[1] ?? "";
  const saved = await browser.post(editOf(address), { ...formIn(late.html, "invoice"), overwrite });
  expect(saved.status).toBe(303);
  const page = await pageOf(browser.get(address));
  expect(page.text).toContain("Mine");
  expect(page.text).not.toContain("Theirs");
});

it("saving over a third version that nobody has seen is refused again", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const address = await writeInvoice(browser);
  const form = formIn((await pageOf(browser.get(editOf(address)))).html, "invoice");
  await browser.post(editOf(address), { ...form, subject: "Second" });
  await browser.post(editOf(address), { ...form, version: "2", subject: "Third" });
  const late = await pageOf(browser.post(editOf(address), { ...form, overwrite: "2", subject: "Mine" }));
  expect(late.status).toBe(409);
  expect(late.html).toContain('name="overwrite" value="3"');
});

it("is locked once the invoice has left draft, and offers the duplicate", async () => {
  const { browser, platform } = await visitSignedIn();
  const address = await writeInvoice(browser);
  const form = formIn((await pageOf(browser.get(editOf(address)))).html, "invoice");
  await platform.database.db.updateTable("invoices").set({ state: "sent" }).execute();
  const page = await pageOf(browser.get(editOf(address)));
  expect(page.text).toContain("can no longer be changed");
  expect(page.html).toContain(`action="${address}/duplicate"`);
  expect(page.html).toMatch(/<fieldset class="plain" disabled=""/);
  expect((await browser.post(editOf(address), { ...form, notes: "neu" })).status).toBe(409);
});

it("duplicates by a button and deletes after a question, never by a link", async () => {
  const { browser, platform } = await visitSignedIn();
  const address = await writeInvoice(browser);
  expect((await browser.get(`${address}/duplicate`)).headers.get("Location")).toBe(address);
  const copy = (await browser.post(`${address}/duplicate`, {})).headers.get("Location") ?? "";
  expect(copy).not.toBe(address);
  expect((await pageOf(browser.get(copy))).text).toContain("Copied as a new draft.");
  const question = await pageOf(browser.get(`${copy}/delete`));
  expect(question.text).toContain("SINV-2026-2957-2");
  expect(await platform.database.db.selectFrom("invoices").select("id").execute()).toHaveLength(2);
  const done = await browser.post(`${copy}/delete`, {});
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/invoices"]);
  expect((await pageOf(browser.get("/invoices"))).text).toContain("Draft deleted.");
  expect((await browser.get(copy)).status).toBe(404);
});

it("saving without a change is no edit: version, history and the month's edits stay", async () => {
  const { browser, platform } = await visitSignedIn();
  const address = await writeInvoice(browser);
  const state = () =>
    Promise.all([
      platform.database.db.selectFrom("invoices").select(["version", "updated_at"]).execute(),
      platform.database.db.selectFrom("history").select("event").execute(),
      platform.database.db.selectFrom("businesses").select("edits_used").execute(),
    ]);
  const form = formIn((await pageOf(browser.get(editOf(address)))).html, "invoice");
  const before = await state();
  platform.pass(60_000);
  for (let press = 0; press < 2; press++)
    expect((await browser.post(editOf(address), form)).headers.get("Location")).toBe(address);
  expect(await state()).toEqual(before);
  await browser.post(editOf(address), { ...form, notes: "eins" });
  expect(await state()).toMatchObject([[{ version: 2 }], {}, [{ edits_used: 1 }]]);
});
