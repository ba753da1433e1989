import { PDFDocument } from "pdf-lib";
import { expect, it } from "vitest";
import type { Browser } from "../../support/client.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { visitAsSender, visitSignedIn } from "../../support/browsing.ts";
import { ciiInvoice, pdfWith, ublDocument } from "../../support/e-invoices/received.ts";
import { expenseInput, PDF } from "../../support/expense-input.ts";
import { drawInvoice } from "../../support/invoices/draw-invoice.ts";
import { invoiceDocument } from "../../support/invoices/invoice-document.ts";
import { useMethod } from "../../support/tax/worked-year.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const TYPED = {
  supplier: "<b>Papier</b> AG",
  day: "2026-10-07",
  category: "material",
  "rows[0].gross": "",
  "rows[0].rate": "",
  "rows[0].vat": "",
  "rows[1].gross": "108.10",
  "rows[1].rate": "8.1",
  "rows[1].vat": "",
};

it("an expense is entered, found twice, changed and deleted by forms without scripts", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/payments"))).html).toContain('href="/expenses"');
  expect((await pageOf(browser.get("/expenses"))).text).toContain("No expenses yet");
  const wrong = await pageOf(browser.post("/expenses/create", { ...TYPED, category: "" }));
  expect(wrong.status).toBe(422);
  expect(wrong.field("rows[1].gross").value).toBe("108.10");
  const whole = { ...TYPED, "rows[0].gross": "5", "rows[0].rate": "0" };
  const saved = await browser.post("/expenses/create", whole);
  const place = saved.headers.get("Location")!;
  expect([saved.status, place]).toEqual([303, expect.stringMatching(/^\/expenses\/[\da-f-]{36}$/)]);
  const twice = await pageOf(browser.post("/expenses/create", whole));
  expect([twice.status, twice.text]).toEqual([409, expect.stringContaining("There is one already")]);
  expect(formIn(twice.html, "expense")).toMatchObject(whole);
  expect((await browser.post("/expenses/create", { ...whole, keepTwice: "on" })).status).toBe(303);
  const list = await pageOf(browser.get("/expenses?year=2026&q=papier"));
  expect(list.text).toContain("2 expenses");
  expect(list.text).toContain("Material and goods VAT CHF 8.10 113.10");
  expect(list.text).toContain("226.20");
  expect(list.html).not.toContain("<b>Papier");
  const page = await pageOf(browser.get(place));
  const form = formIn(page.html, "expense");
  expect((await browser.post(place, { ...form, note: "Lager" })).status).toBe(303);
  expect((await browser.post(place, { ...form, note: "Zu spät" })).status).toBe(409);
  const asked = formIn((await pageOf(browser.get(`${place}/delete`))).html, "delete-expense");
  expect((await browser.post(`${place}/delete`, asked)).status).toBe(303);
  expect((await browser.get(place)).status).toBe(404);
});

it("the years of the list are business years", async () => {
  const { browser } = await visitSignedIn();
  await browser.post("/expenses/create", {
    ...TYPED,
    day: "2026-06-30",
    "rows[0].gross": "5",
    "rows[0].rate": "0",
  });
  await browser.post("/year/setting", { begins: "7", firstFrom: "", firstTo: "" });
  const foundIn = async (year: string) => (await pageOf(browser.get(`/expenses?year=${year}`))).text;
  expect(await foundIn("2025")).toContain("1 expense Spent");
  expect(await foundIn("2026")).toContain("All years 2026/27 2025/26 2024/25");
  expect(await foundIn("2026")).toContain("No expenses");
});

it("acquisition tax that no VAT return declares is asked about with everything typed", async () => {
  const { browser } = await visitSignedIn();
  const amounts = { "rows[0].gross": "50", "rows[0].rate": "0", "rows[1].gross": "", "rows[1].rate": "" };
  const abroad = { ...TYPED, ...amounts, acquisitionTax: "standard" };
  const wrong = await pageOf(browser.post("/expenses/create", abroad));
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining("set the VAT method")]);
  expect(formIn(wrong.html, "expense")).toMatchObject({ acquisitionTax: "standard", day: TYPED.day });
  expect((await browser.post("/expenses/create", { ...abroad, acquisitionTax: "" })).status).toBe(303);
});

it("acquisition tax is offered to businesses that file VAT returns, and to no others", async () => {
  const { browser, ctx } = await visitAsSender();
  const { id } = await createExpense(ctx, expenseInput());
  const pages = ["/expenses/create", `/expenses/${id}`];
  for (const page of pages)
    expect((await pageOf(browser.get(page))).html).not.toContain('name="acquisitionTax"');
  await useMethod(ctx);
  for (const page of pages) expect((await pageOf(browser.get(page))).html).toContain('name="acquisitionTax"');
});

it("a receipt is read first, stands beside the form, and comes back as a file that opens nowhere", async () => {
  const { browser } = await visitSignedIn();
  const file = new File([PDF], "Quittung.pdf", { type: "text/html" });
  const read = await browser.upload("/expenses/read", formOf(file));
  const place = read.headers.get("Location")!;
  expect([read.status, place]).toEqual([303, expect.stringMatching(/^\/expenses\/create\?receipt=/)]);
  const page = await pageOf(browser.get(place));
  expect(page.text).toContain("Quittung.pdf");
  const form = formIn(page.html, "expense");
  const amounts = { "rows[0].gross": "10", "rows[0].rate": "2.6" };
  const saved = await browser.post("/expenses/create", { ...form, ...TYPED, ...amounts });
  const kept = await browser.get(`${saved.headers.get("Location")}/receipt`);
  expect(kept.headers.get("Content-Disposition")).toContain('attachment; filename="Quittung.pdf"');
  expect(kept.headers.get("Content-Type")).toBe("application/pdf");
  expect(kept.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const html = new File(["<html>"], "x.pdf", { type: "application/pdf" });
  expect((await browser.upload("/expenses/read", formOf(html))).status).toBe(422);
});

async function readInto(browser: Browser, name: string, bytes: Uint8Array | string): Promise<string> {
  const file = new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name);
  const read = await browser.upload("/expenses/read", formOf(file));
  expect(read.status).toBe(303);
  return read.headers.get("Location")!;
}

it("an e-invoice fills the form, is saved with its file, and is known when it comes again", async () => {
  const { browser } = await visitSignedIn();
  const place = await readInto(browser, "rechnung.html", ciiInvoice());
  const page = await pageOf(browser.get(place));
  expect(page.text).toContain("rechnung.xml. Filled in from the e-invoice.");
  for (const fact of ["R-2026/17", "CHE123456788", "6 Nov 2026", "CHF 1'008.60"])
    expect(page.text.replace(/\s/g, " ")).toContain(fact);
  const form = formIn(page.html, "expense");
  expect(form).toMatchObject({
    supplier: "Müller & Söhne AG",
    day: "2026-10-07",
    "rows[0].gross": "598.20",
    "rows[0].rate": "8.1",
    "rows[1].gross": "410.40",
    "rows[1].rate": "2.6",
    reference: "RF18539007547034",
    iban: "CH93 0076 2011 6238 5295 7",
  });
  const wrong = await pageOf(browser.post(place, form));
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining("R-2026/17")]);
  const saved = await browser.post(place, { ...form, category: "office" });
  const expense = saved.headers.get("Location")!;
  const kept = await browser.get(`${expense}/receipt`);
  expect(await kept.text()).toBe(ciiInvoice());
  expect(kept.headers.get("Content-Type")).toBe("application/xml");
  expect(kept.headers.get("Content-Disposition")).toContain('attachment; filename="rechnung.xml"');
  expect(kept.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const again = await readInto(browser, "noch.pdf", await pdfWith("factur-x.xml", ciiInvoice()));
  const asked = await pageOf(browser.get(again));
  expect(asked.text).toContain("An expense has this receipt or e-invoice already");
  expect(asked.html).toContain(`href="${expense}"`);
  const twin = { ...formIn(asked.html, "expense"), category: "office", supplier: "Wer anders" };
  expect((await browser.post(again, twin)).status).toBe(409);
  expect((await browser.post(again, { ...twin, keepTwice: "on" })).status).toBe(303);
});

it("credit notes, euros and XML that is not read leave the amount to a person, and say so", async () => {
  const { browser } = await visitSignedIn();
  const said = async (xml: string) => {
    const page = await pageOf(browser.get(await readInto(browser, "a.xml", xml)));
    expect(page.field("rows[0].gross").value ?? "").toBe("");
    return page.text;
  };
  expect(await said(ublDocument("CreditNote"))).toContain("This e-invoice is a credit note");
  expect(await said(ciiInvoice({ currency: "EUR" }))).toContain("The amount is in EUR");
  expect(await said(ciiInvoice().slice(0, -9))).toContain("The e-invoice is damaged");
  expect(await said(ciiInvoice().replace("<rsm", "<!DOCTYPE x><rsm"))).toContain("DOCTYPE");
});

it("XML and QR code that contradict each other wait for a choice", async () => {
  const { browser } = await visitSignedIn();
  const drawn = await drawInvoice(invoiceDocument());
  const pdf = await PDFDocument.load(drawn);
  await pdf.attach(Buffer.from(ciiInvoice()), "factur-x.xml");
  const place = await readInto(browser, "beides.pdf", await pdf.save());
  const asked = await pageOf(browser.get(place));
  expect(asked.text).toContain("contradict each other");
  expect(formIn(asked.html, "expense")).toMatchObject({ reference: "", "rows[0].gross": "" });
  for (const [believed, reference] of [
    ["eInvoice", "RF18539007547034"],
    ["qr", "RF62INV20260046"],
  ] as const) {
    const link = `${place}&believed=${believed}`;
    expect(asked.html.replaceAll("&amp;", "&")).toContain(`href="${link}"`);
    const chosen = await pageOf(browser.get(link));
    expect(formIn(chosen.html, "expense").reference).toBe(reference);
    expect(chosen.text).toContain("you have chosen");
  }
});

function formOf(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}

it("a receipt that was not read to its end says so, and is read again by a button", async () => {
  const { browser, platform } = await visitSignedIn();
  const file = new File([new Uint8Array(await pdfWith("factur-x.xml", ciiInvoice()))], "R-17.pdf");
  const place = (await browser.upload("/expenses/read", formOf(file))).headers.get("Location")!;
  await platform.database.db
    .updateTable("expense_receipts")
    .set({ e_invoice_reading: null, e_invoice_problem: "unread" })
    .execute();
  const unread = await pageOf(browser.get(place));
  expect(unread.text).toContain("This receipt was not read to its end");
  expect(unread.text).not.toContain("Neither an e-invoice nor a QR code was found");
  const again = /action="(\/expenses\/receipts\/[\da-f-]{36}\/read)"/.exec(unread.html)?.[1] ?? "";
  const pressed = await browser.post(again, {});
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, place]);
  const read = await pageOf(browser.get(place));
  expect(read.text).toContain("The receipt was read once more.");
  expect(read.text).not.toContain("was not read to its end");
  expect(read.field("supplier").value).toBe("Müller & Söhne AG");
});

it("open expenses are a list, the earliest due first, and each is paid in its row", async () => {
  const { browser, ctx } = await visitAsSender();
  expect((await pageOf(browser.get("/expenses?paid=open"))).text).toContain("Nothing is to be paid");
  const open = { paidFrom: "open", day: "2026-10-07" };
  await createExpense(ctx, expenseInput({ ...open, supplier: "Bahn" }));
  const { id } = await createExpense(ctx, expenseInput({ ...open, supplier: "Post", dueOn: "2026-11-20" }));
  await createExpense(ctx, expenseInput({ ...open, supplier: "Swisscom", dueOn: "2026-12-01" }));
  await createExpense(ctx, expenseInput({ supplier: "Kiosk", paidFrom: "cash" }));
  expect((await pageOf(browser.get("/expenses"))).text).toContain("All To be paid 3");
  const list = await pageOf(browser.get("/expenses?paid=open"));
  expect(list.text).toMatch(
    /Post overdue since 20 Nov 2026.*Swisscom due on 1 Dec 2026.*Bahn without a due day/,
  );
  expect(list.text).not.toContain("Kiosk");
  expect((await pageOf(browser.get("/expenses?paid=open&q=bahn"))).text).not.toContain("Swisscom");
  expect(list.html).toContain(`action="/expenses/${id}/pay"`);
  expect(list.html).toMatch(/<option value="cash" selected/);
  const typed = { version: "1", redirectTo: "/expenses?paid=open&q=post", paidFrom: "private" };
  const odd = await pageOf(browser.post(`/expenses/${id}/pay`, { ...typed, paidOn: "gestern" }));
  expect([odd.status, odd.field("paidOn").value]).toEqual([422, "gestern"]);
  expect(formIn(odd.html, "pay-expense")).toMatchObject({ ...typed, paidOn: "gestern" });
  const paid = await browser.post(`/expenses/${id}/pay`, { ...typed, paidOn: "2026-11-19" });
  expect([paid.status, paid.headers.get("Location")]).toEqual([303, "/expenses?paid=open&q=post"]);
  const left = await pageOf(browser.get("/expenses?paid=open"));
  expect(left.text).toContain("Post: paid on 19 Nov 2026.");
  expect(left.text).toContain("All To be paid 2");
  expect(await findExpense(ctx, id)).toMatchObject({ paidFrom: "private", paidOn: "2026-11-19" });
  const again = await pageOf(browser.post(`/expenses/${id}/pay`, { ...typed, paidOn: "2026-11-19" }));
  expect([again.status, again.text]).toEqual([409, expect.stringContaining("marked as paid already")]);
});
