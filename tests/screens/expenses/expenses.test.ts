import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { PDF } from "../../support/expense-input.ts";
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

function formOf(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}
