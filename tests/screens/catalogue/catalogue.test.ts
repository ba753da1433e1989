import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const NEGATIVE =
  "A price may not be negative. For a discount, use the field “Discount” of the row or of the invoice.";

const FIELDS = {
  nameDe: "Konzept",
  nameFr: "Concept",
  nameIt: "",
  nameEn: "",
  description: "Zwei Entwürfe",
  number: "K-100",
  unit: "h",
  unitPrice: "140.00",
  vatClass: "normal",
};

async function addItem(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  const saved = await browser.post("/catalogue/create", { ...FIELDS, ...fields });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/catalogue"]);
  const { html } = await pageOf(browser.get(`/catalogue?q=${encodeURIComponent(fields.number ?? "K-100")}`));
  return /\/catalogue\/([\da-f-]{36})\/edit/.exec(html)![1]!;
}

it("says how to begin, is found from the overview, and lists name, number, class and price", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/dashboard"))).html).toContain('href="/catalogue"');
  expect((await pageOf(browser.get("/catalogue"))).text).toContain("Nothing in the catalogue yet");
  await addItem(browser, { nameDe: "<b>Konzept</b>" });
  await addItem(browser, {
    nameEn: "Room",
    number: "R-1",
    unit: "",
    vatClass: "lodging",
    pricesIncludeVat: "on",
  });
  const list = await pageOf(browser.get("/catalogue"));
  const row = "<b>Konzept</b> K-100 Normal rate 140.00 / h Edit Archive Delete";
  expect(list.text).toContain(`${row} Room R-1 Special rate for lodging 140.00 incl. VAT Edit`);
  expect(list.html).not.toContain("<b>Konzept");
  expect((await pageOf(browser.get("/catalogue?q=Skizze"))).text).toContain("Nothing found");
  for (const spelling of ["entwürfe", "ENTWUERFE"])
    expect((await pageOf(browser.get(`/catalogue?q=${spelling}`))).text).toContain("2 entries");
  for (const query of ["?q=%00%ff", "?page=x", "?archived=maybe"])
    expect((await browser.get(`/catalogue${query}`)).status).toBe(200);
  const beyond = await browser.get("/catalogue?page=9");
  expect([beyond.status, beyond.headers.get("Location")]).toEqual([302, "/catalogue"]);
});

it("is changed, archived, restored and deleted by forms without scripts", async () => {
  const { browser } = await visitSignedIn();
  const item = `/catalogue/${await addItem(browser)}`;
  const edit = await pageOf(browser.get(`${item}/edit`));
  expect(formIn(edit.html, "catalogue")).toMatchObject({ ...FIELDS, version: "1" });
  const changed = { ...formIn(edit.html, "catalogue"), unitPrice: "1'000", nameEn: "Concept" };
  expect((await browser.post(`${item}/edit`, changed)).status).toBe(303);
  expect((await pageOf(browser.get(`${item}/edit`))).field("unitPrice").value).toBe("1'000.00");
  const late = await pageOf(browser.post(`${item}/edit`, changed));
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("changed elsewhere")]);
  expect((await browser.post(`${item}/archive`, {})).status).toBe(303);
  const archived = await pageOf(browser.get("/catalogue"));
  expect(archived.text).toContain("Concept is archived");
  expect(archived.text).toContain("Nothing in the catalogue yet");
  expect((await pageOf(browser.get("/catalogue?archived=1"))).text).toContain("1 entry");
  await browser.post(`${item}/restore`, {});
  expect((await pageOf(browser.get("/catalogue"))).text).toContain("1 entry");
  expect((await pageOf(browser.get(`${item}/delete`))).text).toContain("Concept will be deleted");
  await browser.post(`${item}/delete`, {});
  expect((await browser.get(`${item}/edit`)).status).toBe(404);
});

it("says at each field what is wrong, with everything typed", async () => {
  const { browser } = await visitSignedIn();
  await addItem(browser);
  const wrong = { nameDe: "", nameFr: "", unitPrice: "-1", unit: "x".repeat(21), number: "still here" };
  const page = await pageOf(browser.post("/catalogue/create", { ...FIELDS, ...wrong }));
  expect(page.status).toBe(422);
  for (const [name, error] of [
    ["nameDe", "Enter a name in at least one language."],
    ["unitPrice", NEGATIVE],
    ["unit", "At most 20 characters."],
  ] as const)
    expect([name, page.field(name).error]).toEqual([name, error]);
  expect(page.field("number").value).toBe("still here");
  const taken = await pageOf(browser.post("/catalogue/create", { ...FIELDS, number: "k-100" }));
  expect(taken.field("number").error).toBe("Another entry of your catalogue has this number.");
});

it("without a VAT number an entry starts without VAT, else at the normal rate and asks why 0 %", async () => {
  const { browser } = await visitSignedIn();
  const start = async () => {
    const { html } = await pageOf(browser.get("/catalogue/create"));
    const fields = formIn(html, "catalogue");
    return [fields["vatClass"], "zeroRateReason" in fields];
  };
  const before = await start();
  const { html } = await pageOf(browser.get("/profile/business"));
  const profile = { ...formIn(html, "business"), vatNumber: "CHE-116.281.710" };
  expect((await browser.post("/profile/business", profile)).status).toBe(303);
  expect([before, await start()]).toEqual([
    ["none", false],
    ["normal", true],
  ]);
});
