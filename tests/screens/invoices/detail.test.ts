import { expect, it } from "vitest";
import { addClient, REGISTRATION, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { Browser } from "../../support/client.ts";
import { pageOf } from "../../support/read/page.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

const UNKNOWN = "/invoice/0198c0de-0000-7000-8000-000000000000";

it("security 1: shows another business's invoice no more than one that does not exist", async () => {
  const { browser, origin } = await visitSignedIn();
  const address = await writeInvoice(browser);
  const other = new Browser(origin);
  await other.post("/register", { ...REGISTRATION, email: "other@example.ch" });
  const [foreign, unknown] = [await pageOf(other.get(address)), await pageOf(other.get(UNKNOWN))];
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(foreign.text).toContain("This invoice was not found");
  expect(foreign.text).not.toContain("SINV");
  expect(foreign.text).toBe(unknown.text);
  expect(foreign.html).toMatch(/<a [^>]*href="\/invoices"[^>]*>All invoices/);
  expect((await browser.get(address)).status).toBe(200);
});

it("security 1: gives nobody else its files or its data", async () => {
  const { browser, origin } = await visitSignedIn();
  const address = await writeInvoice(browser);
  const id = address.split("/").at(-1)!;
  const other = new Browser(origin);
  await other.post("/register", { ...REGISTRATION, email: "other@example.ch" });
  for (const path of [`${address}/pdf`, `/invoices/pdf?id=${id}`, `${address}.data`]) {
    const response = await other.get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).not.toContain("SINV");
  }
});

it.each(["/invoice/%00", "/invoice/nix", "/invoice/..%2F..", "/invoice/%F0%9F%92%A5/pdf"])(
  "an id that is none is not found: %s",
  async (path) => {
    const { browser } = await visitSignedIn();
    const page = await pageOf(browser.get(path));
    expect(page.status).toBe(404);
    expect(page.text).toContain("This invoice was not found");
  },
);

it("is downloaded in its own language, or in the one chosen", async () => {
  const { browser } = await visitSignedIn();
  const address = await writeInvoice(browser, { language: "de" });
  for (const [query, words] of [
    ["", "Zahlteil"],
    ["?language=fr", "Section paiement"],
    ["?language=it", "Sezione pagamento"],
    ["?language=en", "Payment part"],
  ] as const) {
    const response = await browser.get(`${address}/pdf${query}`);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(readPdf(await response.bytes()).at(-1)!.text).toContain(words);
  }
});

it("security 11: shows names, notes and items as text", async () => {
  const { browser } = await visitSignedIn();
  const hostile = "<img src=x onerror=alert(1)>";
  const address = await writeInvoice(browser, {
    notes: hostile,
    subject: hostile,
    clientContact: hostile,
    "items[0].description": hostile,
  });
  const page = await pageOf(browser.get(address));
  expect(page.html).not.toContain("<img src=x");
  expect(page.text.split(hostile).length - 1).toBeGreaterThanOrEqual(4);
});

it("leads to its client, and says what is due and by which reference", async () => {
  const { browser, platform } = await visitSignedIn();
  const client = await addClient(browser, { name: "Kulturhaus Obertor" });
  const address = await writeInvoice(browser);
  expect((await pageOf(browser.get(address))).html).not.toContain(`/clients/${client}`);
  const id = address.split("/").at(-1)!;
  await platform.database.db
    .updateTable("invoices")
    .set({ client_id: client })
    .where("id", "=", id)
    .execute();
  const draft = await pageOf(browser.get(address));
  expect(draft.html).toMatch(new RegExp(`<dd><a [^>]*href="/clients/${client}"[^>]*>Šárka`));
  expect(draft.text).not.toMatch(/Outstanding CHF/);
  await browser.post(`${address}/mark-sent`, {});
  const sent = await pageOf(browser.get(address));
  expect(sent.text).toMatch(/Outstanding CHF.648\.49 /);
  expect(sent.text.match(/Reference RF\d\d /g), "once beside the sheet, with the account").toHaveLength(1);
  await browser.post(`${address}/mark-paid`, {});
  const paid = await pageOf(browser.get(address));
  expect(paid.text).not.toMatch(/Outstanding CHF.\d/);
  expect(paid.text).toMatch(/Reference RF\d\d /);
});

it("amounts are written one way on the whole page", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get(await writeInvoice(browser, { "items[0].unitPrice": "2450" })));
  expect(page.text).toMatch(/Amount CHF \d+'\d{3}\.\d{2}/);
});
