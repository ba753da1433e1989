import { expect, it } from "vitest";
import { addClient, visitSignedIn } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const FIELDS = {
  day: "2026-11-03",
  description: "Konzept",
  quantity: "2.5",
  unit: "h",
  unitPrice: "140.00",
  vatRate: "8.1",
  project: "Website",
};

async function addService(browser: Browser, fields: Record<string, string>): Promise<void> {
  const saved = await browser.post("/services/new", { ...FIELDS, ...fields });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/services"]);
}

function boxesIn(html: string): string[] {
  return [...html.matchAll(/value="([\da-f-]{36}:\d+)"/g)].map(([, value = ""]) => value);
}

function idIn(html: string): string {
  return /\/services\/([\da-f-]{36})\/edit/.exec(html)?.[1] ?? "";
}

it("services are entered one after another, added up by client, and invoiced once", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  expect((await pageOf(browser.get("/services"))).text).toContain("No services yet");
  const clientId = await addClient(browser);
  const next = await browser.post("/services/new", { ...FIELDS, clientId, next: "1" });
  expect(next.headers.get("Location")).toBe(`/services/new?client=${clientId}&project=Website`);
  const form = formIn((await pageOf(browser.get(`/services/new?client=${clientId}`))).html, "service");
  expect(form).toMatchObject({ clientId, day: "2026-11-21", unit: "h", vatRate: "8.1", project: "Website" });
  await addService(browser, { clientId, day: "2026-11-05", quantity: "1" });
  const list = await pageOf(browser.get("/services"));
  expect(list.text).toContain("2 services since 3 Nov 2026");
  expect(list.text).toMatch(/CHF\s490\.00 · 3\.5 h/);
  const page = `/services/invoice?client=${clientId}`;
  const boxes = boxesIn((await pageOf(browser.get(page))).html);
  expect(boxes).toHaveLength(2);
  const chosen = boxes.map((box): [string, string] => ["service", box]);
  const sent = new URLSearchParams([["clientId", clientId], ["groupBy", "text"], ...chosen]);
  const press = () => browser.post(page, sent);
  const [first, second] = await Promise.all([press(), press()]);
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
  expect((await pageOf(browser.get("/services?state=open"))).text).toContain("No service matches");
  expect((await pageOf(browser.get("/services?state=billed"))).text).toMatch(/invoiced with \S+/);
  expect((await pageOf(browser.get(page))).text).toContain("no service left to invoice");
});

it("what has changed since it was seen is named, and nothing is invoiced", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const clientId = await addClient(browser);
  await addService(browser, { clientId });
  const page = `/services/invoice?client=${clientId}`;
  const [box = ""] = boxesIn((await pageOf(browser.get(page))).html);
  const [id = ""] = box.split(":");
  await browser.post(`/services/${id}/edit`, { ...FIELDS, clientId, quantity: "3", version: "1" });
  const late = await pageOf(browser.post(page, { clientId, groupBy: "service", service: box }));
  expect([late.status, late.text]).toEqual([
    409,
    expect.stringContaining("“Konzept” of 3 Nov 2026 was changed"),
  ]);
  expect(boxesIn(late.html)).toEqual([`${id}:2`]);
  const none = await pageOf(browser.post(page, { clientId, groupBy: "service" }));
  expect(none.status).toBe(422);
});

it("an empty price follows from the text, and is shown before anything is saved", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const clientId = await addClient(browser);
  await browser.post("/catalogue/create", {
    nameDe: "Miete",
    unit: "Tag",
    unitPrice: "90",
    vatClass: "none",
  });
  await addService(browser, { clientId });
  const blank = { ...FIELDS, clientId, unitPrice: "", unit: "" };
  const known = await pageOf(browser.post("/services/new", { ...blank, description: "konzept" }));
  expect(formIn(known.html, "service")).toMatchObject({ unitPrice: "140.00", unit: "h", quantity: "2.5" });
  const rented = await pageOf(browser.post("/services/new", { ...blank, description: "Miete" }));
  expect(formIn(rented.html, "service")).toMatchObject({ unitPrice: "90.00", unit: "Tag", vatRate: "0" });
  const unknown = await pageOf(browser.post("/services/new", { ...blank, description: "Anderes" }));
  expect([unknown.status, unknown.text]).toEqual([422, expect.stringContaining("This field is required")]);
  expect((await pageOf(browser.get("/services"))).text).toContain("1 service");
});

it("a deleted service comes back by one press", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const clientId = await addClient(browser);
  await addService(browser, { clientId });
  const id = idIn((await pageOf(browser.get("/services"))).html);
  await browser.post(`/services/${id}/delete`, {});
  const gone = await pageOf(browser.get("/services"));
  expect(gone.text).toContain("“Konzept” has been deleted.");
  expect(gone.html).toContain('action="/services/new"');
  await addService(browser, { clientId });
  expect((await pageOf(browser.get("/services"))).text).toContain("1 service");
});

it("pasted lines are shown as they become; clear ones are taken, the others stay", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const clientId = await addClient(browser);
  const lines = ["2026-11-03 09:00-11:30 Konzept", "3.11.2026; 1; =1+1", "gestern etwas"].join("\n");
  const shared = { clientId, unit: "h", unitPrice: "140", vatRate: "8.1", project: "" };
  const seen = await pageOf(browser.post("/services/paste", { ...shared, lines, look: "1" }));
  expect(seen.text).toContain("2 of 3 lines are clear.");
  expect(seen.text).toContain("gestern etwas The day is not clear.");
  expect((await pageOf(browser.get("/services"))).text).toContain("No services yet");
  const taken = await pageOf(browser.post("/services/paste", { ...shared, lines }));
  expect(taken.text).toContain("2 services have been saved. These lines are left");
  expect(formIn(taken.html, "services-paste")).toMatchObject({ lines: "gestern etwas" });
  expect((await pageOf(browser.get("/services"))).text).toContain("2 services");
  const priceless = await pageOf(browser.post("/services/paste", { ...shared, unitPrice: "viel", lines }));
  expect(priceless.status).toBe(422);
});

it("odd addresses filter nothing, and names are never markup", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const clientId = await addClient(browser);
  await addService(browser, { clientId, description: "<b>Konzept</b>", project: "<i>X</i>" });
  for (const query of ["?state=maybe", "?month=2026-13", "?client=%00%ff", "?page=x", "?project=%E2%80%8F"])
    expect((await browser.get(`/services${query}`)).status, query).toBe(200);
  const { html, text } = await pageOf(browser.get("/services?project=%3CI%3Ex%3C%2Fi%3E"));
  expect(text).toContain("<b>Konzept</b>");
  expect(html).not.toContain("<b>Konzept");
  expect((await pageOf(browser.get("/projects"))).text).toContain("<i>X</i>");
});
