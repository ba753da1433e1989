import { expect, it } from "vitest";
import { INVOICE_FIELDS, visit, visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const QR_IBAN = "CH44 3199 9123 0008 8901 2";

interface Answer {
  sheet: { language: string; amount: string; title: string };
  slip: { amount: string; words: { paymentPart: string }; reference: string } | null;
  errors: { field: string; code: string; message: string }[];
}

it("without scripts a button shows the payment part beside everything typed, and saves nothing", async () => {
  const { browser, platform } = await visitSignedIn();
  const page = await pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, preview: "1" }));
  expect(page.status).toBe(200);
  for (const text of ["Zahlteil", "Empfangsschein", "648.49", "Rechnung SINV-2026-2957-1", "Obertor 14"])
    expect(page.text).toContain(text);
  expect(page.html).toContain('class="slip-qr"');
  expect(formIn(page.html, "invoice")).toMatchObject(INVOICE_FIELDS);
  expect(await platform.database.db.selectFrom("invoices").selectAll().execute()).toEqual([]);
});

it("without scripts a preview that is not possible yet says why, field by field", async () => {
  const { browser } = await visitSignedIn();
  const typed = { ...INVOICE_FIELDS, clientName: "", creditorIBAN: "CH94 0076 2011 6238 5295 7" };
  const page = await pageOf(browser.post("/invoice/create", { ...typed, preview: "1" }));
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('class="slip-qr"');
  expect(page.html).toContain('href="#invoice-creditorIBAN"');
  expect(page.text).toContain("Check the digits: the check digits of this IBAN do not match.");
  expect(page.html).toContain("field.iban_checksum");
  expect(page.text).toContain("Client, Name");
});

it("an empty form has no preview and no errors", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get("/invoice/create"));
  expect(page.html).toMatch(/<button[^>]*name="preview"/);
  expect(page.html).toMatch(/<button[^>]*name="generateReference"/);
  expect(page.html).not.toContain("slip-qr");
  expect(page.html).not.toContain("field.required");
});

it("without scripts a button makes a reference and chooses its type", async () => {
  const { browser } = await visitSignedIn();
  const typed = { ...INVOICE_FIELDS, creditorIBAN: QR_IBAN, notes: "Danke" };
  const page = await pageOf(browser.post("/invoice/create", { ...typed, generateReference: "1" }));
  expect(page.status).toBe(200);
  const form = formIn(page.html, "invoice");
  expect(form.paymentReference).toMatch(/^\d\d( \d{5}){5}$/);
  expect(form).toMatchObject({ referenceType: "QRR", notes: "Danke" });
  const saved = await browser.post("/invoice/create", form);
  expect(saved.status).toBe(303);
  const shown = await pageOf(browser.get(saved.headers.get("Location")!));
  expect(shown.text).toContain(form.paymentReference);
});

it("a reference wants the account first", async () => {
  const { browser } = await visitSignedIn();
  const typed = { ...INVOICE_FIELDS, creditorIBAN: "" };
  const page = await pageOf(browser.post("/invoice/create", { ...typed, generateReference: "1" }));
  expect(page.status).toBe(422);
  expect(page.field("creditorIBAN").error).toBe("Enter the creditor IBAN first.");
  expect(page.field("clientName").value).toBe(INVOICE_FIELDS.clientName);
});

it("scripts get the sheet as data: in the invoice's language, or else in that of their page", async () => {
  const { browser } = await visitSignedIn();
  const response = await browser.post("/invoice/preview?lang=fr", INVOICE_FIELDS);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  const { sheet, slip, errors } = (await response.json()) as Answer;
  expect(errors).toEqual([]);
  expect(slip).toMatchObject({ amount: "648.49", words: { paymentPart: "Zahlteil" } });
  expect(sheet).toMatchObject({ language: "de", amount: "648.49", title: "Rechnung SINV-2026-2957-1" });
  const without = await browser.post("/invoice/preview?lang=fr", { ...INVOICE_FIELDS, language: "" });
  expect(await without.json()).toMatchObject({ slip: { words: { paymentPart: "Section paiement" } } });
});

it("scripts get errors at the form's fields", async () => {
  const { browser } = await visitSignedIn();
  const typed = { ...INVOICE_FIELDS, clientCity: "漢", creditorPostalCode: "80", "items[0].unitPrice": "x" };
  const response = await browser.post("/invoice/preview", { ...typed, "items[1].unitPrice": "" });
  const { slip, errors } = (await response.json()) as Answer;
  expect(slip).toBeNull();
  expect(errors.map(({ field, code }) => [field, code])).toEqual([
    ["creditorPostalCode", "field.postal_code"],
    ["clientCity", "field.characters"],
    ["items", "field.amount_zero"],
  ]);
});

it("scripts get a reference, or the field that it still needs", async () => {
  const { browser } = await visitSignedIn();
  const made = await browser.post("/invoice/reference", INVOICE_FIELDS);
  expect(await made.json()).toMatchObject({ referenceType: "SCOR" });
  const refused = await browser.post("/invoice/reference", { ...INVOICE_FIELDS, creditorIBAN: "" });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [{ field: "creditorIBAN", message: "Enter the creditor IBAN first." }],
  });
});

it("security 8: too many previews are 429, for scripts and for the form alike", async () => {
  const { browser } = await visitSignedIn({ RATE_LIMIT_FACTOR: "0.02" });
  for (let count = 0; count < 2; count++)
    expect((await browser.post("/invoice/preview", INVOICE_FIELDS)).status).toBe(200);
  const refused = await browser.post("/invoice/preview", INVOICE_FIELDS);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  const message = "Too many preview requests. Please wait a moment and try again.";
  expect(await refused.json()).toMatchObject({ message });
  const page = await pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, preview: "1" }));
  expect(page.status).toBe(429);
  expect(page.text).toContain(message);
  expect(formIn(page.html, "invoice")).toMatchObject(INVOICE_FIELDS);
});

it("a visitor is sent to sign in, and a GET shows the form", async () => {
  const { browser } = await visit();
  expect((await browser.post("/invoice/preview", INVOICE_FIELDS)).headers.get("Location")).toMatch(
    /^\/login/,
  );
  const { browser: member } = await visitSignedIn();
  for (const path of ["/invoice/preview", "/invoice/reference"])
    expect((await member.get(path)).headers.get("Location")).toBe("/invoice/create");
});
