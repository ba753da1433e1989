import { expect, it } from "vitest";
import { addClient, REGISTRATION, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { PERSON } from "../../support/person.ts";
import { pageOf } from "../../support/read/page.ts";

it("shows who it is, what is open and how to go on", async () => {
  const { browser } = await visitSignedIn();
  const id = await addClient(browser);
  const page = await pageOf(browser.get(`/clients/${id}`));
  expect(page.html).toContain("<title>Client Kulturhaus Obertor – Rappen</title>");
  expect(page.text).toContain(
    "Contact person Regula Ammann E-mail rechnung@kulturhaus.example Phone 044 668 18 00 Address Obertor 14 " +
      "8400 Winterthur VAT number CHE-123.456.788 MWST Language of invoices Deutsch Groups " +
      "Mitglieder 2027 Vorstand Outstanding CHF 0.00 No invoices yet",
  );
  expect(page.html.match(new RegExp(`href="/invoice/create\\?client=${id}"`, "g"))).toHaveLength(2);
  for (const path of ["edit", "delete"]) expect(page.html).toContain(`href="/clients/${id}/${path}"`);
});

it("lists this client's invoices, the newest first, in pages", async () => {
  const { browser, platform } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const id = await addClient(browser);
  for (let count = 0; count < 11; count++) await writeInvoice(browser);
  const { db } = platform.database;
  await db.updateTable("invoices").set({ client_id: id }).execute();
  await db.updateTable("invoices").set({ state: "sent" }).where("number", "=", "INV-2026-0001").execute();
  await writeInvoice(browser);
  const first = await pageOf(browser.get(`/clients/${id}`));
  expect(first.text).toContain("Outstanding CHF 648.49");
  expect(first.text).toMatch(/INV-2026-0011 .*INV-2026-0002/);
  expect(first.text).not.toMatch(/INV-2026-0012|INV-2026-0001/);
  expect(first.html).toContain(`href="/clients/${id}?page=2"`);
  expect((await pageOf(browser.get(`/clients/${id}?page=2`))).text).toContain("INV-2026-0001");
});

it("leaves out what is not known of a client that came by JSON", async () => {
  const { browser, origin } = await visitSignedIn();
  const api = new ApiClient(origin);
  const { data } = await api.call("POST", "/auth/login", PERSON);
  api.token = String(data?.token);
  const created = await api.call("POST", "/clients", { name: "Anna", email: "a@example.ch" });
  const page = await pageOf(browser.get(`/clients/${String(created.data?.id)}`));
  expect(page.text).toContain("E-mail a@example.ch Language of invoices English Outstanding");
});

it("security 1: shows nothing of another business's client", async () => {
  const { browser, origin } = await visitSignedIn();
  const id = await addClient(browser);
  const stranger = new Browser(origin);
  await stranger.post("/register", { ...REGISTRATION, email: "stranger@example.ch" });
  const page = await pageOf(stranger.get(`/clients/${id}`));
  expect(page.status).toBe(404);
  expect(page.text).not.toContain("Kulturhaus");
  expect((await pageOf(stranger.get("/clients"))).text).toContain("No clients yet");
});
