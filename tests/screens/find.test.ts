import { expect, it } from "vitest";
import { addClient, REGISTRATION, visit, visitSignedIn, writeInvoice } from "../support/browsing.ts";
import { Browser } from "../support/client.ts";
import { pageOf } from "../support/read/page.ts";

/** Label and address of each hit, by its group. */
async function found(browser: Browser, search: string): Promise<Record<string, [string, string][]>> {
  const { html } = await pageOf(browser.get(`/find?q=${encodeURIComponent(search)}`));
  const groups = [...html.matchAll(/<section[^>]* data-hits="([^"]+)">(.*?)<\/section>/gs)];
  return Object.fromEntries(
    groups.map(([, name = "", links = ""]) => [
      name,
      [...links.matchAll(/<a href="([^"]+)">(.*?)<\/a>/gs)].map(
        ([, to = "", text = ""]): [string, string] => [text.replace(/<[^>]+>/g, "").trim(), to],
      ),
    ]),
  );
}

it("finds invoices by number or client and clients by name", async () => {
  const { browser } = await visitSignedIn();
  const id = await addClient(browser, { name: "Bäckerei Zbinden", email: "b@example.ch" });
  const invoice = await writeInvoice(browser, { clientName: "Kulturhaus Obertor" });
  const { Invoices: [[label, to] = ["", ""]] = [] } = await found(browser, "kulturhaus");
  expect([label, to]).toEqual([expect.stringContaining("Kulturhaus Obertor"), invoice]);
  const [number = ""] = label.split(" ");
  expect((await found(browser, number)).Invoices).toHaveLength(1);
  const { Clients } = await found(browser, "backerei");
  expect(Clients).toEqual([[expect.stringContaining("Bäckerei Zbinden"), `/clients/${id}`]]);
  expect((await found(browser, " \u0000")).Invoices).toBeUndefined();
});

it("shows at most eight of each kind", async () => {
  const { browser } = await visitSignedIn();
  for (let index = 0; index < 9; index++)
    await addClient(browser, { name: `Verein ${index}`, email: `v${index}@example.ch` });
  expect((await found(browser, "verein")).Clients).toHaveLength(8);
});

it("security 1: finds nothing of another business, and nothing without signing in", async () => {
  const { browser, origin } = await visitSignedIn();
  await addClient(browser, { name: "Geheime Kundin", email: "g@example.ch" });
  const other = new Browser(origin);
  await other.post("/register", { ...REGISTRATION, email: "other@example.ch" });
  expect((await found(other, "geheime")).Clients).toBeUndefined();
  const { browser: visitor } = await visit();
  expect((await visitor.get("/find?q=a")).headers.get("Location")).toMatch(/^\/login/);
});
