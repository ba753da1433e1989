import { expect, it } from "vitest";
import { INVOICE_FIELDS, visitSignedIn } from "../../support/browsing.ts";
import { formIn, type Page, pageOf } from "../../support/read/page.ts";

const PRICES = { discount: "5 % Jubiläum", skonto: "2% 10; 1% 20", "items[0].discount": "50.00 Treue" };
const NOT_A_DISCOUNT = "Enter a discount such as 10% or 50.00, with a name after it if you like.";
const TOO_LARGE = "The discount is more than the amount it is taken from.";
const NOT_SKONTO =
  "Enter percent and days such as 2% 10, at most two terms, the later one with less percent.";

/** Whether what holds a field is open. */
function isOpen({ html }: Page, name: string): boolean {
  const before = html.slice(0, html.indexOf(` name="${name}"`));
  return /^<details[^>]* open=""/.test(before.slice(before.lastIndexOf("<details")));
}

const HOLDERS = ["items[0].discount", "discount"];

it("discounts stay folded away in the form of a new invoice", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get("/invoice/create"));
  expect(HOLDERS.map((name) => isOpen(page, name))).toEqual([false, false]);
});

it.each([
  ["zehn", "zwei", NOT_A_DISCOUNT, NOT_SKONTO],
  ["101%", "2% 10; 3% 20", NOT_A_DISCOUNT, NOT_SKONTO],
  ["99'999.00", "2%", TOO_LARGE, NOT_SKONTO],
])("%s is refused as a discount, %s as Skonto, each at its field", async (discount, skonto, wrong, terms) => {
  const { browser } = await visitSignedIn();
  const typed = { "items[1].discount": discount, discount, skonto };
  const page = await pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, ...typed }));
  expect(page.status).toBe(422);
  expect(page.field("items[1].discount")).toEqual({ value: discount, error: wrong });
  expect(page.field("discount")).toEqual({ value: discount, error: wrong });
  expect(page.field("skonto")).toEqual({ value: skonto, error: terms });
  expect(page.text).toContain(`Row 2, Discount: ${wrong}`);
  expect(["items[0].discount", "items[1].discount", "discount"].map((name) => isOpen(page, name))).toEqual([
    ...[false, true, true],
  ]);
});

it("what was typed is shown on the invoice, and again in its form", async () => {
  const { browser } = await visitSignedIn();
  const fields = { ...INVOICE_FIELDS, ...PRICES, pricesIncludeVat: "on" };
  const { headers } = await browser.post("/invoice/create", fields);
  const address = headers.get("location")!;
  const { text, html } = await pageOf(browser.get(address));
  for (const shown of ["Treue: −50.00", "549.85", "Jubiläum 5 % −27.50", "2 % Skonto bis 01.12.2026"])
    expect(text.replaceAll("\u00a0", " ")).toContain(shown);
  expect(html).toContain('<small class="item-note">');
  const page = await pageOf(browser.get(address.replace("/invoice/", "/invoice/edit/")));
  expect(formIn(page.html, "invoice")).toMatchObject({ ...PRICES, discount: "5% Jubiläum" });
  expect(page.html).toMatch(/<input type="checkbox"[^>]* name="pricesIncludeVat"[^>]* checked=""/);
  expect(HOLDERS.map((name) => isOpen(page, name))).toEqual([true, true]);
  expect(isOpen(page, "items[1].discount")).toBe(false);
});

it("a row with nothing but a discount is not dropped unseen", async () => {
  const { browser } = await visitSignedIn();
  const row = { "items[2].description": "", "items[2].quantity": "1", "items[2].discount": "10%" };
  const page = await pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, ...row }));
  expect(page.status).toBe(422);
  expect(page.field("items[2].description").error).toBe("This field is required.");
});

it("a business with VAT number is asked why a row is at 0 %, and another is not", async () => {
  const { browser, platform } = await visitSignedIn();
  const { html } = await pageOf(browser.get("/invoice/create"));
  expect(formIn(html, "invoice")).not.toHaveProperty(["items[0].zeroRateReason"]);
  await platform.database.db.updateTable("businesses").set({ vat_number: "CHE-123.456.788" }).execute();
  const typed = { ...INVOICE_FIELDS, "items[0].vatRate": "0", "items[1].zeroRateReason": "export" };
  const [kept, wrong] = ["items[0].zeroRateReason", "items[1].zeroRateReason"] as const;
  const refused = await pageOf(
    browser.post("/invoice/create", { ...typed, [kept]: "abroad", [wrong]: "weil", dueDate: "" }),
  );
  expect(refused.status).toBe(422);
  expect(refused.field(wrong).error).toContain("export, abroad, exempt");
  expect(refused.html).toMatch(/<option value="abroad" selected="">/);
  expect([isOpen(refused, kept), isOpen(refused, wrong)]).toEqual([true, true]);
  const { headers } = await browser.post("/invoice/create", { ...typed, [kept]: "abroad" });
  const address = headers.get("location") ?? "";
  expect((await pageOf(browser.get(address))).text).toContain("Ort der Leistung im Ausland");
  const page = await pageOf(browser.get(address.replace("/invoice/", "/invoice/edit/")));
  expect(formIn(page.html, "invoice")).toMatchObject({ [kept]: "abroad", [wrong]: "" });
  expect([isOpen(page, kept), isOpen(page, wrong)]).toEqual([true, false]);
});
