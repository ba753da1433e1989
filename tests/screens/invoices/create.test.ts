import { expect, it } from "vitest";
import { INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

it("starts with today, 30 days and the sender of the profile", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get("/invoice/create"));
  expect(formIn(page.html, "invoice")).toMatchObject({
    issueDate: "2026-11-21",
    dueDate: "2026-12-21",
    clientCountry: "CH",
    creditorIBAN: "CH93 0076 2011 6238 5295 7",
    creditorName: "Anna Muster",
    creditorCity: "Zürich",
    language: "en",
    "items[0].quantity": "1",
    "items[0].vatRate": "0",
  });
});

it("saves what it was sent, and goes on to a page that shows number and total", async () => {
  const { browser } = await visitSignedIn();
  const response = await browser.post("/invoice/create", INVOICE_FIELDS);
  expect(response.status).toBe(303);
  const address = response.headers.get("Location")!;
  expect(address).toMatch(/^\/invoice\/[\da-f-]{36}$/);
  const page = await pageOf(browser.get(address));
  expect(page.status).toBe(200);
  for (const text of [
    "Invoice saved as a draft.",
    "SINV-2026-2957-1",
    "599.90",
    "648.49",
    "Šárka Łącka-Ğül",
  ]) {
    expect(page.text).toContain(text);
  }
  expect((await pageOf(browser.get(address))).text).not.toContain("Invoice saved as a draft.");
});

it("saves the form as it stands on the page, once client and row are filled in", async () => {
  const { browser } = await visitSignedIn();
  const { html } = await pageOf(browser.get("/invoice/create"));
  const client = {
    clientName: "Kundin",
    clientEmail: "k@example.ch",
    clientAddress: "Weg",
    clientPostalCode: "3012",
  };
  const row = { "items[0].description": "Arbeit", "items[0].unitPrice": "1'234.50" };
  const response = await browser.post("/invoice/create", {
    ...formIn(html, "invoice"),
    ...client,
    clientCity: "Bern",
    ...row,
  });
  expect(response.status).toBe(303);
  expect((await pageOf(browser.get(response.headers.get("Location")!))).text).toContain("1'234.50");
});

it("adds a row and keeps everything typed", async () => {
  const { browser, platform } = await visitSignedIn();
  const page = await pageOf(
    browser.post("/invoice/create", { ...INVOICE_FIELDS, notes: "<b>Danke</b>", add: "1" }),
  );
  expect(page.status).toBe(200);
  expect(formIn(page.html, "invoice")).toMatchObject({
    ...INVOICE_FIELDS,
    invoiceNumber: "",
    notes: "<b>Danke</b>",
    "items[2].description": "",
    "items[2].quantity": "1",
  });
  expect(page.html).not.toContain('class="error"');
  expect(await platform.database.db.selectFrom("invoices").selectAll().execute()).toEqual([]);
});

it("removes a row and keeps the others", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, remove: "0" }));
  expect(page.status).toBe(200);
  const form = formIn(page.html, "invoice");
  expect(form).toMatchObject({ "items[0].description": "Porto", "items[0].unitPrice": "0.05" });
  expect(form).not.toHaveProperty(["items[1].description"]);
  expect(form.clientName).toBe(INVOICE_FIELDS.clientName);
});

it("always leaves one row", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.post("/invoice/create", { "items[0].description": "x", remove: "0" }));
  expect(formIn(page.html, "invoice")).toMatchObject({
    "items[0].description": "",
    "items[0].quantity": "1",
  });
});

it("saves, and does not remove a row, when Enter is pressed in a field", async () => {
  const { browser } = await visitSignedIn();
  const { html } = await pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, add: "1" }));
  const form = html.slice(html.indexOf('id="invoice"'));
  const first = /<button\b[^>]*>/.exec(form)?.[0];
  expect(first).toContain('type="submit"');
  expect(first).not.toContain("name=");
});

it("shows every error at its field, all at once, and keeps what was typed", async () => {
  const { browser, platform } = await visitSignedIn();
  const typed = {
    ...INVOICE_FIELDS,
    clientName: "",
    clientEmail: "kundin@",
    clientAddress: " ",
    dueDate: "2026-11-20",
    creditorIBAN: "CH93",
    subject: "x".repeat(101),
    purchaseOrder: "x".repeat(36),
    "items[0].description": "x".repeat(51),
    "items[1].quantity": "1.5",
    "items[1].unitPrice": "gratis",
    "items[1].vatRate": "8.15",
  };
  const page = await pageOf(browser.post("/invoice/create", typed));
  expect(page.status).toBe(422);
  const errors = Object.keys(typed).filter((name) => page.field(name).error);
  expect(errors.toSorted()).toEqual([
    "clientAddress",
    "clientEmail",
    "clientName",
    "creditorIBAN",
    "dueDate",
    "items[0].description",
    "items[1].quantity",
    "items[1].unitPrice",
    "items[1].vatRate",
    "purchaseOrder",
    "subject",
  ]);
  for (const [name, value] of Object.entries(typed))
    expect([name, page.field(name).value]).toEqual([name, value]);
  expect(page.text).toContain("11 entries need another look");
  expect(await platform.database.db.selectFrom("invoices").selectAll().execute()).toEqual([]);
});

it("fills an empty city where the postal code names just one, and asks where it names none", async () => {
  const { browser } = await visitSignedIn();
  const address = await writeInvoice(browser, { clientPostalCode: "8400", clientCity: "" });
  expect((await pageOf(browser.get(address))).text).toContain("8400 Winterthur");
  const typed = { ...INVOICE_FIELDS, clientPostalCode: "9999", clientCity: "" };
  const page = await pageOf(browser.post("/invoice/create", typed));
  expect(page.status).toBe(422);
  expect(page.field("clientCity")).toEqual({ value: "", error: "This field is required." });
});

it("says in plain words that the month's invoices are used up, and keeps what was typed", async () => {
  const { browser } = await visitSignedIn();
  for (let count = 0; count < 3; count++) expect(await writeInvoice(browser)).toMatch(/^\/invoice\//);
  const page = await pageOf(browser.post("/invoice/create", INVOICE_FIELDS));
  expect(page.status).toBe(403);
  expect(page.text).toContain("You have reached your invoice limit for this month.");
  expect(page.field("clientName").value).toBe(INVOICE_FIELDS.clientName);
});
