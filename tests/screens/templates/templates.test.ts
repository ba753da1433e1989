import { expect, it } from "vitest";
import { addClient, INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { TEMPLATE_FIELDS } from "../../support/invoices/template-input.ts";

const PRO = { DEFAULT_PLAN: "pro" };

it("says how to begin, is found from the overview, and lists name, client and amount", async () => {
  const { browser } = await visitSignedIn(PRO);
  expect((await pageOf(browser.get("/dashboard"))).html).toContain('href="/templates"');
  const empty = await pageOf(browser.get("/templates"));
  expect(empty.text).toContain("No templates yet");
  expect(empty.html).not.toContain('name="q"');
  const clientId = await addClient(browser);
  await addTemplate(browser, { name: "<b>Miete</b>", clientId });
  await addTemplate(browser, { name: "Anlass" });
  const list = await pageOf(browser.get("/templates"));
  expect(list.text).toMatch(
    /2 templates .*<b>Miete<\/b> Kulturhaus Obertor 648\.49 Use Make recurring Edit Rename Delete Anlass No client/,
  );
  expect(list.html).not.toContain("<b>Miete");
  expect((await pageOf(browser.get("/templates?q=ANL"))).text).toContain("1 template ");
  const nothing = await pageOf(browser.get("/templates?q=%3Ci%3Egenf"));
  expect(nothing.text).toContain("No template found Nothing matches “<i>genf”. Show all");
  for (const query of ["?q=%00%ff", "?page=x"])
    expect((await browser.get(`/templates${query}`)).status).toBe(200);
  const beyond = await browser.get("/templates?page=9");
  expect([beyond.status, beyond.headers.get("Location")]).toEqual([302, "/templates"]);
});

it("is written and changed by forms without scripts, rows added and removed by buttons", async () => {
  const { browser } = await visitSignedIn(PRO);
  const clientId = await addClient(browser);
  const blank = await pageOf(browser.get("/templates/create"));
  expect([blank.field("termDays").value, blank.field("items[0].quantity").value]).toEqual(["30", "1"]);
  const added = await pageOf(browser.post("/templates/create", { ...TEMPLATE_FIELDS, clientId, add: "1" }));
  expect([added.status, added.field("name").value]).toEqual([200, TEMPLATE_FIELDS.name]);
  expect([added.field("clientId").value, added.field("items[2].vatRate").value]).toEqual([clientId, "0"]);
  const form = formIn(added.html, "template");
  const removed = await pageOf(browser.post("/templates/create", { ...form, remove: "0" }));
  expect(removed.field("items[0].description").value).toBe("Porto");
  const template = await addTemplate(browser, { clientId });
  const edit = await pageOf(browser.get(`${template}/edit`));
  expect(edit.field("clientId").value).toBe(clientId);
  expect(formIn(edit.html, "template")).toMatchObject({ ...TEMPLATE_FIELDS, clientId, version: "1" });
  const changed = { ...formIn(edit.html, "template"), "items[0].unitPrice": "1'000", termDays: "60" };
  const saved = await browser.post(`${template}/edit`, changed);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/templates"]);
  const later = await pageOf(browser.get(`${template}/edit`));
  expect([later.field("items[0].unitPrice").value, later.field("termDays").value]).toEqual([
    "1'000.00",
    "60",
  ]);
  const late = await pageOf(browser.post(`${template}/edit`, changed));
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("changed elsewhere")]);
});

it("says at each field what is wrong, by the rules of the invoice, with everything typed", async () => {
  const { browser } = await visitSignedIn(PRO);
  const wrong = {
    ...TEMPLATE_FIELDS,
    name: "x",
    termDays: "366",
    notes: "n".repeat(101),
    subject: "Still here",
    "items[0].description": "",
    "items[1].quantity": "0",
  };
  const page = await pageOf(browser.post("/templates/create", wrong));
  expect(page.status).toBe(422);
  for (const [name, error] of [
    ["name", "At least 2 characters."],
    ["termDays", "Enter a number from 1 to 365."],
    ["notes", "At most 100 characters."],
    ["items[0].description", "This field is required."],
    ["items[1].quantity", "Enter a number above 0."],
  ] as const)
    expect([name, page.field(name).error]).toEqual([name, error]);
  expect(page.field("subject").value).toBe("Still here");
  for (const termDays of ["0", "1.5", "-3", "1e2", "", "٣"]) {
    const odd = await pageOf(browser.post("/templates/create", { ...TEMPLATE_FIELDS, termDays }));
    expect([termDays, odd.status]).toEqual([termDays, 422]);
  }
  const { status } = await browser.post("/templates/create", {
    name: "Leer",
    termDays: "30",
    language: "de",
  });
  expect(status).toBe(422);
  await addTemplate(browser, { name: "Miete" });
  const taken = await pageOf(browser.post("/templates/create", { ...TEMPLATE_FIELDS, name: "MIETE" }));
  expect([taken.status, taken.field("name").error]).toEqual([422, "Another template already has this name."]);
});

it("is renamed and deleted on pages of their own, and comes back to where it was asked from", async () => {
  const { browser } = await visitSignedIn(PRO);
  const template = await addTemplate(browser);
  await addTemplate(browser, { name: "Miete" });
  expect((await pageOf(browser.get(`${template}/rename`))).field("name").value).toBe(TEMPLATE_FIELDS.name);
  const taken = await pageOf(browser.post(`${template}/rename`, { name: "miete" }));
  expect([taken.status, taken.field("name").value]).toEqual([422, "miete"]);
  const renamed = await browser.post(`${template}/rename`, { name: "Neu", redirectTo: "/templates?q=neu" });
  expect([renamed.status, renamed.headers.get("Location")]).toEqual([303, "/templates?q=neu"]);
  const asked = await pageOf(browser.get(`${template}/delete`));
  expect(asked.text).toContain("Neu will be deleted from your templates. This cannot be undone.");
  const gone = await browser.post(`${template}/delete`, { redirectTo: "//evil.example" });
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, "/templates"]);
  for (const path of ["edit", "rename", "delete"]) {
    const missing = await pageOf(browser.get(`${template}/${path}`));
    expect([missing.status, missing.text]).toEqual([
      404,
      expect.stringContaining("This template was not found"),
    ]);
    expect((await browser.post(`${template}/${path}`, TEMPLATE_FIELDS)).status).toBe(404);
  }
});

it("is made of an invoice and starts the next one, with nothing but number and dates left to do", async () => {
  const { browser } = await visitSignedIn(PRO);
  const clientId = await addClient(browser);
  const texts = { clientId, subject: "Konzept", notes: "Danke", dueDate: "2026-12-01", language: "it" };
  const invoice = await writeInvoice(browser, texts);
  expect((await pageOf(browser.get(invoice))).html).toContain(`href="${invoice}/save-as-template"`);
  const ask = await pageOf(browser.get(`${invoice}/save-as-template`));
  expect(ask.field("name").value).toBe("Šárka Łącka-Ğül, Konzept");
  const short = await pageOf(browser.post(`${invoice}/save-as-template`, { name: "x" }));
  expect([short.status, short.field("name").error]).toEqual([422, "At least 2 characters."]);
  await browser.post(`${invoice}/save-as-template`, { name: "Konzept" });
  const start = /href="(\/invoice\/create\?template=[^"]+)"/.exec(
    (await pageOf(browser.get("/templates"))).html,
  )?.[1];
  const page = await pageOf(browser.get(start ?? ""));
  expect(formIn(page.html, "invoice")).toMatchObject({
    clientId,
    clientName: "Kulturhaus Obertor",
    clientCity: "Winterthur",
    language: "it",
    subject: "Konzept",
    notes: "Danke",
    issueDate: "2026-11-21",
    dueDate: "2026-12-01",
    invoiceNumber: "",
    paymentReference: "",
    creditorName: "Anna Muster",
    "items[0].unitPrice": "199.95",
    "items[1].vatRate": "2.6",
  });
  const saved = await browser.post(start ?? "", formIn(page.html, "invoice"));
  expect(saved.status).toBe(303);
  const next = await pageOf(browser.get(saved.headers.get("Location") ?? ""));
  expect(next.text).toContain("INV-2026-0002");
  await browser.post(`/clients/${clientId}/delete`, {});
  const later = await pageOf(browser.get(start ?? ""));
  expect([later.field("clientName").value, later.field("items[0].description").value]).toEqual([
    "",
    "Konzept",
  ]);
});

it("shows the not-found screen for a template that is not there", async () => {
  const { browser } = await visitSignedIn(PRO);
  for (const id of ["x", "%00", "0198c0de-0000-7000-8000-000000000000"]) {
    const page = await pageOf(browser.get(`/invoice/create?template=${id}`));
    expect([page.status, page.text]).toEqual([404, expect.stringContaining("This template was not found")]);
  }
  expect((await browser.get("/invoice/create?template=")).status).toBe(200);
});

it("on Free shows templates and deletes them; whatever else is asked leads to the prices", async () => {
  const { browser, platform } = await visitSignedIn();
  const { db } = platform.database;
  await db.updateTable("businesses").set({ plan: "pro" }).execute();
  const template = await addTemplate(browser);
  const invoice = await writeInvoice(browser);
  await db.updateTable("businesses").set({ plan: "free" }).execute();
  const start = `/invoice/create?template=${template.split("/").at(-1)}`;
  for (const path of [
    ...["/templates", "/templates/create", `${template}/edit`, `${template}/rename`],
    ...[`${invoice}/save-as-template`, start],
  ]) {
    const page = await pageOf(browser.get(path));
    expect([path, page.status, page.text]).toEqual([
      ...[path, 200],
      expect.stringContaining("This feature requires a Pro subscription."),
    ]);
    expect(page.html).toContain('href="/pricing"');
  }
  expect((await pageOf(browser.get(start))).field("subject").value).toBe("");
  const seen = await pageOf(browser.get(`${template}/edit`));
  expect(seen.field("subject").value).toBe("Konzept");
  expect(seen.html).toContain('<fieldset class="plain" disabled="">');
  const list = await pageOf(browser.get("/templates"));
  expect(list.html).not.toMatch(/create\?template|\/rename"/);
  for (const [path, fields] of [
    ["/templates/create", { ...TEMPLATE_FIELDS, name: "Neu" }],
    [`${template}/edit`, TEMPLATE_FIELDS],
    [`${template}/rename`, { name: "Neu" }],
    [`${invoice}/save-as-template`, { name: "Neu" }],
  ] as const) {
    const page = await pageOf(browser.post(path, { ...fields }));
    expect([path, page.status, page.text]).toEqual([
      ...[path, 403],
      expect.stringContaining("This feature requires a Pro subscription."),
    ]);
    expect(page.html).toContain('href="/pricing"');
  }
  expect((await browser.post(start, { ...INVOICE_FIELDS })).status).toBe(303);
  expect((await browser.post(`${template}/delete`, {})).status).toBe(303);
  expect((await pageOf(browser.get("/templates"))).text).toContain("No templates");
});

it("asks visitors to sign in first", async () => {
  const { browser } = await visitSignedIn();
  browser.cookies.clear();
  for (const path of [
    "/templates",
    "/templates/create",
    "/templates/x/edit",
    "/invoice/x/save-as-template",
  ]) {
    const { status, headers } = await browser.get(path);
    expect([status, headers.get("Location")]).toEqual([302, `/login?redirectTo=${encodeURIComponent(path)}`]);
  }
});

/** Adds a template through its form. @returns where its pages are */
async function addTemplate(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  const all = { ...TEMPLATE_FIELDS, ...fields };
  await browser.post("/templates/create", all);
  const { html } = await pageOf(browser.get(`/templates?q=${encodeURIComponent(all.name)}`));
  return /href="(\/templates\/[\da-f-]+)\/edit"/.exec(html)?.[1] ?? "";
}
