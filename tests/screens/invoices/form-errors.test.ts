import { expect, it } from "vitest";
import { INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

it("an invoice form names everything that is wrong with it at once, account and reference too", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(
    browser.post("/invoice/create", {
      ...INVOICE_FIELDS,
      clientAddress: "",
      creditorAddress: "",
      creditorIBAN: "",
      paymentReference: "RF00 123",
      "items[0].unitPrice": "-5",
    }),
  );
  expect(page.status).toBe(422);
  for (const line of [
    "Client, Street: This field is required.",
    "Payment, Street: This field is required.",
    "Payment, IBAN: This field is required.",
    "Reference:",
    "Row 1, Price CHF: A price may not be negative.",
  ]) {
    expect(page.text).toContain(line);
  }
});

it("an account that was cleared in the form is asked for, and not replaced by the profile's", async () => {
  const { browser, platform } = await visitSignedIn();
  const page = await pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, creditorIBAN: " " }));
  expect(page.status).toBe(422);
  expect(page.text).toContain("Payment, IBAN: This field is required.");
  expect(await platform.database.db.selectFrom("invoices").select("id").execute()).toEqual([]);
});

it("saving says when another invoice has the same reference, and which", async () => {
  const { browser } = await visitSignedIn();
  const reference = { referenceType: "SCOR", paymentReference: "RF18 5390 0754 7034" };
  await writeInvoice(browser, reference);
  const second = await pageOf(browser.get(await writeInvoice(browser, reference)));
  expect(second.text).toContain("this invoice already has the same reference: SINV-2026-2957-1");
});

it("the title of a page that was not found says so", async () => {
  const { browser } = await visitSignedIn();
  const unknown = "01999999-0000-7000-8000-000000000000";
  for (const [path, title] of [
    [`/invoice/${unknown}`, "This invoice was not found"],
    [`/clients/${unknown}`, "This client was not found"],
  ]) {
    const { status, html } = await pageOf(browser.get(path ?? ""));
    expect(status).toBe(404);
    expect(html).toContain(`<title>${title} – Rappen</title>`);
  }
});

it("a document for nobody says one thing about the client, at its field", async () => {
  const { browser } = await visitSignedIn();
  for (const [path, form] of [
    ["/invoice/create", "invoice"],
    ["/offers/create", "offer"],
  ] as const) {
    const blank = formIn((await pageOf(browser.get(path))).html, form);
    const page = await pageOf(browser.post(path, { ...blank, "items[0].description": "Konzept" }));
    expect(page.status).toBe(422);
    expect(page.text).toContain("Choose a client.");
    for (const hidden of ["Client, E-mail", "Client, Street", "Client, City", "Client, Name: This"])
      expect(page.text).not.toContain(hidden);
  }
});

it("what was typed of a client without a name is judged", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(
    browser.post("/invoice/create", { ...INVOICE_FIELDS, clientName: " ", clientEmail: "kundin@" }),
  );
  expect(page.text).toContain("Choose a client.");
  expect(page.text).toContain("E-mail: Enter an e-mail address such as name@example.ch.");
});
