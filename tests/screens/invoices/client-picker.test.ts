import { expect, it } from "vitest";
import { INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const CLIENT = {
  name: "Kulturhaus Obertor",
  contact: "Mira Frei",
  email: "mira@example.ch",
  phone: "044 668 18 00",
  street: "Obertor",
  buildingNumber: "14",
  postalCode: "8400",
  city: "Winterthur",
  country: "CH",
  language: "fr",
};

async function createClient(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  const response = await browser.post("/clients/create", { ...CLIENT, ...fields });
  return /\/clients\/([\da-f-]{36})/.exec(response.headers.get("Location") ?? "")?.[1] ?? "";
}

it("offers the saved clients in a select, and fills in the chosen one by a button", async () => {
  const { browser } = await visitSignedIn();
  const id = await createClient(browser);
  const blank = await pageOf(browser.get("/invoice/create"));
  expect(blank.html).toContain(`<option value="${id}">Kulturhaus Obertor, 8400 Winterthur</option>`);
  const typed = { ...formIn(blank.html, "invoice"), notes: "bleibt", pickedClient: id, pickClient: "1" };
  const filled = await pageOf(browser.post("/invoice/create", typed));
  expect(filled.status).toBe(200);
  expect(formIn(filled.html, "invoice")).toMatchObject({
    clientId: id,
    clientName: "Kulturhaus Obertor",
    clientContact: "Mira Frei",
    clientPhone: expect.stringContaining("44 668 18 00") as string,
    clientCity: "Winterthur",
    language: "fr",
    notes: "bleibt",
  });
  const cleared = await pageOf(browser.post("/invoice/create", { ...typed, pickedClient: "" }));
  expect(formIn(cleared.html, "invoice")).toMatchObject({
    clientId: "",
    clientName: "",
    clientCountry: "CH",
  });
});

it("starts from a client by address, and from none where the client is not one's own", async () => {
  const { browser } = await visitSignedIn();
  const id = await createClient(browser);
  const page = await pageOf(browser.get(`/invoice/create?client=${id}`));
  expect(formIn(page.html, "invoice")).toMatchObject({ clientId: id, clientName: "Kulturhaus Obertor" });
  for (const other of ["01a1fce0-e5fe-788c-8eff-4a52060d5906", "x", "%00"]) {
    const empty = await pageOf(browser.get(`/invoice/create?client=${other}`));
    expect([empty.status, formIn(empty.html, "invoice").clientName]).toEqual([200, ""]);
  }
});

it("links the invoice to the chosen client, and keeps a new one when asked to, once", async () => {
  const { browser, platform } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const { db } = platform.database;
  const clients = () => db.selectFrom("clients").select(["id", "name"]).execute();
  await writeInvoice(browser);
  expect(await clients()).toEqual([]);
  await writeInvoice(browser, { saveClient: "on" });
  const [kept] = await clients();
  expect(kept?.name).toBe(INVOICE_FIELDS.clientName);
  await writeInvoice(browser, { saveClient: "on" });
  await writeInvoice(browser, { clientName: "Anders geschrieben", clientId: kept!.id });
  expect(await clients()).toHaveLength(1);
  const links = await db.selectFrom("invoices").select("client_id").orderBy("id").execute();
  expect(links.map((row) => row.client_id)).toEqual([null, kept!.id, kept!.id, kept!.id]);
  expect((await pageOf(browser.get(`/clients/${kept!.id}`))).text).toContain("INV-2026-0004");
});

it("says so when the chosen client was deleted in the meantime", async () => {
  const { browser } = await visitSignedIn();
  const id = await createClient(browser);
  await browser.post(`/clients/${id}/delete`, {});
  const page = await pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, clientId: id }));
  expect(page.status).toBe(422);
  expect(page.text).toContain("not found");
});

it("narrows the list as one types", async () => {
  const { browser } = await visitSignedIn();
  await createClient(browser);
  await createClient(browser, { name: "Bäckerei Zbinden", email: "b@example.ch" });
  const found = async (search: string) => {
    const response = await browser.get(`/clients/options?q=${encodeURIComponent(search)}`);
    const { options } = (await response.json()) as { options: { name: string }[] };
    return options.map(({ name }) => name);
  };
  expect(await found("")).toEqual(["Bäckerei Zbinden", "Kulturhaus Obertor"]);
  expect(await found("backerei")).toEqual(["Bäckerei Zbinden"]);
  expect(await found("\u0000")).toHaveLength(2);
  expect(await found("nobody")).toEqual([]);
});
