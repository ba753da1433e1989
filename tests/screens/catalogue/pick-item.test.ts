import { expect, it } from "vitest";
import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";
import { TEMPLATE_FIELDS } from "../../support/invoices/template-input.ts";
import { INVOICE_FIELDS, visitSignedIn } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const FIELDS = {
  nameDe: "Konzept",
  nameFr: "Concept",
  number: "K-100",
  description: "Zwei Entwürfe",
  unit: "h",
  unitPrice: "140.00",
  vatClass: "normal",
};

/** Somebody with a VAT number and one entry, whose id a select offers. */
async function start() {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const { html } = await pageOf(browser.get("/profile/business"));
  await browser.post("/profile/business", { ...formIn(html, "business"), vatNumber: "CHE-116.281.710" });
  await browser.post("/catalogue/create", FIELDS);
  const page = await pageOf(browser.get("/invoice/create"));
  const id = /<option value="([\da-f-]{36})">K-100, Konzept, 140\.00<\/option>/.exec(page.html)![1]!;
  return { browser, id, blank: formIn(page.html, "invoice") };
}

const rowOf = (html: string, index: number, form = "invoice") =>
  Object.fromEntries(
    Object.entries(formIn(html, form)).flatMap(([name, value]) =>
      name.startsWith(`items[${index}].`) ? [[name.slice(`items[${index}].`.length), value]] : [],
    ),
  );

it("offers nothing while the catalogue is empty", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/invoice/create"))).html).not.toContain("pickItem");
});

it("a button fills in the first row, then adds one after the others, in the invoice's language", async () => {
  const { browser, id, blank } = await start();
  const pick = { pickedItem: id, pickItem: "1" };
  const first = await pageOf(browser.post("/invoice/create", { ...blank, language: "de", ...pick }));
  expect(first.status).toBe(200);
  const texts = { description: "Konzept", details: "Zwei Entwürfe", unit: "h" };
  const row = { ...texts, quantity: "1", discount: "", zeroRateReason: "" };
  expect(rowOf(first.html, 0)).toEqual({ ...row, unitPrice: "140.00", vatRate: "8.1" });
  const gross = {
    language: "fr",
    pricesIncludeVat: "on",
    serviceFrom: "2023-12-01",
    serviceTo: "2023-12-31",
  };
  const second = await pageOf(
    browser.post("/invoice/create", { ...formIn(first.html, "invoice"), ...gross, ...pick, notes: "bleibt" }),
  );
  expect(rowOf(second.html, 1)).toEqual({
    ...row,
    description: "Concept",
    unitPrice: "150.78",
    vatRate: "7.7",
  });
  expect(formIn(second.html, "invoice").notes).toBe("bleibt");
  const template = await pageOf(browser.post("/templates/create", { ...TEMPLATE_FIELDS, ...pick }));
  expect(rowOf(template.html, 2, "template")).toMatchObject({ description: "Concept", unitPrice: "140.00" });
});

it("what was picked is a copy: the entry may change and go", async () => {
  const { browser, id } = await start();
  const picked = await pageOf(
    browser.post("/invoice/create", { ...INVOICE_FIELDS, pickedItem: id, pickItem: "1" }),
  );
  const saved = await browser.post("/invoice/create", formIn(picked.html, "invoice"));
  const address = saved.headers.get("Location")!;
  await browser.post(`/catalogue/${id}/edit`, { ...FIELDS, nameDe: "Anders", unitPrice: "1" });
  await browser.post(`/catalogue/${id}/delete`, {});
  const { text } = await pageOf(browser.get(address));
  for (const shown of ["Zwei Entwürfe", "140.00"]) expect(text).toContain(shown);
});

itRarely("a choice that is none, another's or one row too many leaves the form as it is", async () => {
  const { browser, id } = await start();
  for (const pickedItem of ["", "x", "\u0000", "01a1fce0-e5fe-788c-8eff-4a52060d5906"]) {
    const page = await pageOf(
      browser.post("/invoice/create", { ...INVOICE_FIELDS, pickedItem, pickItem: "1" }),
    );
    expect([page.status, rowOf(page.html, 2)]).toEqual([200, {}]);
  }
  const rows = Array.from({ length: MAX_ITEMS }, (_, index) => [`items[${index}].description`, "Zeile"]);
  const full = { ...INVOICE_FIELDS, ...Object.fromEntries(rows), pickedItem: id, pickItem: "1" };
  const page = await pageOf(browser.post("/invoice/create", full as Record<string, string>));
  expect([page.status, rowOf(page.html, MAX_ITEMS)]).toEqual([200, {}]);
});

it("answers with what fits the typed letters, ready for the row", async () => {
  const { browser, id } = await start();
  const optionsOf = async (browser: Browser, query: string) => {
    const response = await browser.get(`/catalogue/options?${query}`);
    return (await response.json()) as unknown;
  };
  const values = { details: "Zwei Entwürfe", unit: "h", zeroRateReason: "" };
  expect(await optionsOf(browser, "q=ko&language=fr&day=2026-11-21&gross=1")).toEqual({
    options: [
      {
        id,
        number: "K-100",
        values: { ...values, description: "Concept", unitPrice: "151.34", vatRate: "8.1" },
      },
    ],
  });
  expect(await optionsOf(browser, "q=ko&language=xx&day=gestern")).toMatchObject({
    options: [{ values: { description: "Konzept", unitPrice: "140.00", vatRate: "8.1" } }],
  });
  expect(await optionsOf(browser, "q=%00%ffzz")).toEqual({ options: [] });
  await browser.post(`/catalogue/${id}/archive`, {});
  expect(await optionsOf(browser, "q=ko")).toEqual({ options: [] });
});
