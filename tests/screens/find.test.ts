import { expect, it } from "vitest";
import { type Found, NOTHING_FOUND } from "#app/features/front/find/found.ts";
import { addClient, REGISTRATION, visit, visitSignedIn, writeInvoice } from "../support/browsing.ts";
import { Browser } from "../support/client.ts";

async function found(browser: Browser, search: string): Promise<Found> {
  const response = await browser.get(`/find?q=${encodeURIComponent(search)}`);
  return (await response.json()) as Found;
}

it("finds invoices by number or client and clients by name", async () => {
  const { browser } = await visitSignedIn();
  const id = await addClient(browser, { name: "Bäckerei Zbinden", email: "b@example.ch" });
  const invoice = await writeInvoice(browser, { clientName: "Kulturhaus Obertor" });
  const byClient = await found(browser, "kulturhaus");
  expect(byClient.invoices).toMatchObject([{ recipientName: "Kulturhaus Obertor" }]);
  const [{ id: invoiceId, number } = { id: "", number: "" }] = byClient.invoices;
  expect(invoice).toBe(`/invoice/${invoiceId}`);
  expect((await found(browser, number)).invoices).toHaveLength(1);
  const { clients } = await found(browser, "backerei");
  expect(clients).toEqual([{ id, name: "Bäckerei Zbinden", city: expect.any(String) as string }]);
  expect(await found(browser, " \u0000")).toEqual(NOTHING_FOUND);
});

it("shows at most eight of each kind", async () => {
  const { browser } = await visitSignedIn();
  for (let index = 0; index < 9; index++)
    await addClient(browser, { name: `Verein ${index}`, email: `v${index}@example.ch` });
  expect((await found(browser, "verein")).clients).toHaveLength(8);
});

it("security 1: finds nothing of another business, and nothing without signing in", async () => {
  const { browser, origin } = await visitSignedIn();
  await addClient(browser, { name: "Geheime Kundin", email: "g@example.ch" });
  const other = new Browser(origin);
  await other.post("/register", { ...REGISTRATION, email: "other@example.ch" });
  expect((await found(other, "geheime")).clients).toEqual([]);
  const { browser: visitor } = await visit();
  expect((await visitor.get("/find?q=a")).headers.get("Location")).toMatch(/^\/login/);
});
