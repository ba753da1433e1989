import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const PRO = { DEFAULT_PLAN: "pro" };

/** The fields as the form sends them; today is 2026-11-21. */
const FIELDS = {
  clientName: "Kulturhaus Obertor",
  clientEmail: "kundin@example.ch",
  clientAddress: "Obertor",
  clientBuildingNumber: "14",
  clientPostalCode: "8400",
  clientCity: "Winterthur",
  clientCountry: "CH",
  saveClient: "on",
  issueDate: "2026-11-21",
  validUntil: "2026-12-21",
  language: "en",
  subject: "Annual report",
  terms: "Four weeks",
  "items[0].description": "Concept",
  "items[0].quantity": "3",
  "items[0].unitPrice": "199.95",
  "items[0].vatRate": "8.1",
};

async function addOffer(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  const answer = await browser.post("/offers/create", { ...FIELDS, ...fields });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location")!;
}

async function press(browser: Browser, url: string, action: string, form: Record<string, string> = {}) {
  const answer = await browser.post(`${url}/${action}`, form);
  expect([action, answer.status]).toEqual([action, 303]);
  return answer.headers.get("Location")!;
}

it("shows how to begin, and writes an offer by a form without scripts", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/dashboard"))).html).toContain('href="/offers"');
  expect((await pageOf(browser.get("/offers"))).text).toContain("No offers yet");
  const blank = await pageOf(browser.get("/offers/create"));
  expect([blank.field("issueDate").value, blank.field("validUntil").value]).toEqual([
    ...["2026-11-21", "2026-12-21"],
  ]);
  expect(blank.html).not.toMatch(/name="(creditorIBAN|dueDate|skonto)"/);
  const url = await addOffer(browser);
  const page = await pageOf(browser.get(url));
  expect(page.text).toMatch(/Offer OFF-2026-0001.*Draft/);
  expect(page.text).toMatch(/Valid until 21 Dec 2026.*648\.44.*Four weeks/);
  const list = await pageOf(browser.get("/offers?q=obertor&status=draft"));
  expect(list.text).toMatch(/OFF-2026-0001 Kulturhaus Obertor 21 Nov 2026 Draft 648\.44/);
  expect((await pageOf(browser.get("/offers?status=sent"))).text).toContain("No offers found");
});

it("shows the paper beside the form, for scripts and by a button without them", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/offers/create"))).text).toContain("Offer OFF-2026-0001");
  const drawn = await pageOf(browser.post("/offers/create", { ...FIELDS, preview: "1" }));
  expect(drawn.text).toMatch(/Offer OFF-2026-0001.*Annual report.*648\.44.*Four weeks/);
  expect(drawn.field("terms").value).toBe("Four weeks");
  const asked = await browser.post("/offers/preview", FIELDS);
  expect(await asked.json()).toMatchObject({ sheet: { amount: "648.44" }, slip: null, errors: [] });
  expect((await pageOf(browser.get("/offers"))).text).toContain("No offers yet");
});

it("says what is wrong at each field, and keeps what was typed", async () => {
  const { browser } = await visitSignedIn();
  const wrong = { validUntil: "2026-11-20", clientName: "", "items[0].unitPrice": "x", terms: "kept" };
  const page = await pageOf(browser.post("/offers/create", { ...FIELDS, ...wrong }));
  expect(page.status).toBe(422);
  expect(page.field("validUntil").error).toBe("The last day cannot be before the offer’s date.");
  expect(page.field("clientName").error).toBeTruthy();
  expect(page.field("items[0].unitPrice").error).toBeTruthy();
  expect(page.html).toContain("kept");
});

it("is handed over, changed to a second version, answered by phone and invoiced", async () => {
  const { browser } = await visitSignedIn();
  const url = await addOffer(browser);
  for (const action of ["mark-sent", "withdraw", "duplicate"])
    expect((await browser.get(`${url}/${action}`)).headers.get("Location")).toBe(url);
  await press(browser, url, "mark-sent");
  const sent = await pageOf(browser.get(url));
  expect(sent.text).toMatch(/Sent/);
  const link = /href="([^"]*\/o\/[\w-]{64})"/.exec(sent.html)?.[1];
  expect(link).toBeTruthy();
  const edit = await pageOf(browser.get(`${url}/edit`));
  expect(edit.text).toContain("it becomes version 2");
  const form = formIn(edit.html, "offer");
  expect(form).toMatchObject({ terms: "Four weeks", validUntil: "2026-12-21" });
  await press(browser, url, "edit", { ...form, subject: "Annual report 2027" });
  const revised = await pageOf(browser.get(url));
  expect(revised.text).toMatch(/Draft.*Version 2/);
  expect(revised.html).not.toContain("/o/");
  const stale = await browser.post(`${url}/edit`, form);
  expect(stale.status).toBe(409);
  await press(browser, url, "mark-sent");
  await press(browser, url, "accept", { name: "Mira Frei", remark: "By phone" });
  const accepted = await pageOf(browser.get(url));
  expect(accepted.text).toMatch(/Accepted by Mira Frei, recorded by you/);
  expect((await browser.get(`${url}/edit`)).status).toBe(302);
  const first = await browser.get(`${url}/pdf?revision=1`);
  expect(first.headers.get("Content-Type")).toBe("application/pdf");
  expect((await browser.get(`${url}/pdf?revision=3`)).status).toBe(404);

  const refused = await pageOf(browser.post(`${url}/part-invoice`, { percent: "100" }));
  expect(refused.status).toBe(422);
  expect(refused.field("percent").error).toContain("below 100 percent");
  const part = await press(browser, url, "part-invoice", { percent: "30" });
  expect((await pageOf(browser.get(part))).text).toMatch(/Part payment of 30 % for offer OFF-2026-0001/);
  expect((await browser.post(`${url}/final-invoice`, {})).status).toBe(409);
  await press(browser, part, "mark-sent");
  const again = await pageOf(browser.get(`${url}/part-invoice`));
  expect(again.text).toContain("Invoiced so far: CHF 194.54 of CHF 648.44 (SINV-2026-2957-1).");
  const final = await press(browser, url, "final-invoice");
  const paper = await pageOf(browser.get(final));
  expect(paper.text).toMatch(/Part invoice SINV-2026-2957-1 of 21 Nov 2026, 8\.1 % VAT −179\.96/);
  expect(paper.text).toContain("453.90");
  expect((await pageOf(browser.get(url))).text).toMatch(/Invoiced.*Part of 30 %.*Final invoice/);
  expect((await pageOf(browser.get(final.replace("/invoice/", "/invoice/edit/")))).text).toMatch(
    /Part invoices and deposits −179\.96/,
  );
  expect((await pageOf(browser.get("/offers?status=invoiced"))).text).toContain("OFF-2026-0001");
});

it("one click makes the invoice, and an account that lacks an IBAN is told so on the page", async () => {
  const { browser, platform } = await visitSignedIn();
  const url = await addOffer(browser);
  await press(browser, url, "mark-sent");
  await press(browser, url, "accept", { name: "", remark: "" });
  await platform.database.db.updateTable("businesses").set({ iban: "" }).execute();
  const refused = await pageOf(browser.post(`${url}/to-invoice`, {}));
  expect(refused.status).toBe(422);
  expect(refused.text).toMatch(/IBAN/);
  await platform.database.db.updateTable("businesses").set({ iban: "CH9300762011623852957" }).execute();
  const invoice = await press(browser, url, "to-invoice");
  expect(await press(browser, url, "to-invoice")).toBe(invoice);
  const page = await pageOf(browser.get(invoice));
  expect(page.text).toMatch(/Draft.*Offer OFF-2026-0001.*Annual report/);
  expect(page.html).toContain(`href="${url}"`);
});

it("is sent by e-mail on Pro, deleted as a draft, and found on the client's page", async () => {
  const { browser, platform } = await visitSignedIn(PRO);
  await newEmails(platform);
  const url = await addOffer(browser);
  expect((await pageOf(browser.get(`${url}/send`))).text).toContain("e-mail");
  await platform.database.db.updateTable("users").set({ email_verified_at: "2026-11-21" }).execute();
  const page = await pageOf(browser.get(`${url}/send`));
  const form = formIn(page.html, "send-offer");
  expect(form).toMatchObject({
    recipient: "kundin@example.ch",
    subject: "Offer OFF-2026-0001 from Anna Muster",
  });
  const wrong = await pageOf(browser.post(`${url}/send`, { ...form, recipient: "nobody" }));
  expect([wrong.status, wrong.field("recipient").error === ""]).toEqual([422, false]);
  await press(browser, url, "send", form);
  const [email] = await newEmails(platform);
  expect(email?.subject).toBe("Offer OFF-2026-0001 from Anna Muster");
  expect((await pageOf(browser.get(url))).text).toMatch(/Sent/);
  expect((await browser.get(`${url}/delete`)).status).toBe(302);
  const copy = await press(browser, url, "duplicate");
  expect(await press(browser, copy, "delete")).toBe("/offers");
  expect((await browser.get(copy)).status).toBe(404);
  const client = /href="(\/clients\/[\w-]{36})"/.exec((await pageOf(browser.get(url))).html)![1]!;
  expect((await pageOf(browser.get(client))).text).toMatch(/Offers.*OFF-2026-0001/);
  expect((await pageOf(browser.get("/find?q=obertor"))).text).toMatch(/Offers OFF-2026-0001/);
});
