import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { remindNow, remindOf, writeLate } from "../../support/reminders/late-invoices.ts";

it("an overdue invoice is reminded of by hand, and keeps the letter", async () => {
  const { browser } = await visitSignedIn();
  const invoice = await writeLate(browser);
  const page = await pageOf(browser.get(invoice));
  expect(page.html).toContain(`href="${invoice}/remind"`);
  const preview = await pageOf(browser.get(`${invoice}/remind`));
  expect(preview.text).toContain("Zahlungserinnerung");
  expect(preview.html).not.toContain('value="email"');
  const answer = await remindNow(browser, invoice, "post");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, invoice]);
  const after = await pageOf(browser.get(invoice));
  expect(after.text).toContain("Payment reminder To print and post 648.49");
  const [pdf] = /\/invoice\/[\w-]+\/reminders\/[\w-]+\/pdf/.exec(after.html)!;
  const file = await browser.get(pdf);
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect((await browser.post(pdf.replace(/pdf$/, "send"), {})).status).toBe(403);
  const next = await pageOf(browser.get(`${invoice}/remind`));
  expect(next.text).toContain("Mahnung");
  expect((await remindNow(browser, invoice, "email")).status).toBe(403);
});

it("the letter that was looked at is the letter that is written, however often its page is submitted", async () => {
  const { browser, platform } = await visitSignedIn();
  await remindOf(browser, { "levels[1].fee": "20" });
  const invoice = await writeLate(browser);
  const shown = formIn(await (await browser.get(`${invoice}/remind`)).text(), "remind");
  expect((await browser.post(`${invoice}/remind`, { ...shown, way: "post" })).status).toBe(303);
  const again = await pageOf(browser.post(`${invoice}/remind`, { ...shown, way: "post" }));
  expect(again.status).toBe(409);
  expect(again.text).toContain("This reminder has been written already");
  expect(again.text).toContain("668.49");
  expect(again.field("level").value).toBe("2");
  const many = Array.from({ length: 8 }, () => browser.post(`${invoice}/remind`, { ...shown, way: "post" }));
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(8).fill(409));
  const letters = await platform.database.db.selectFrom("reminders").select("level").execute();
  expect(letters).toEqual([{ level: 1 }]);
});

it("a letter that would be another by now is shown again before it is written", async () => {
  const { browser, platform } = await visitSignedIn();
  await remindOf(browser);
  const invoice = await writeLate(browser);
  const shown = formIn(await (await browser.get(`${invoice}/remind`)).text(), "remind");
  await browser.post(`${invoice}/payment`, { amount: "100", paidOn: "2026-11-20" });
  const paid = await pageOf(browser.post(`${invoice}/remind`, { ...shown, way: "post" }));
  expect(paid.status).toBe(409);
  expect(paid.text).toContain("548.49");
  const seen = formIn(paid.html, "remind");
  await remindOf(browser, { "levels[0].fee": "30" });
  expect((await browser.post(`${invoice}/remind`, { ...seen, way: "post" })).status).toBe(409);
  expect((await browser.post(`${invoice}/remind`, { way: "post" })).status).toBe(409);
  expect(await platform.database.db.selectFrom("reminders").select("level").execute()).toEqual([]);
  expect((await remindNow(browser, invoice, "post")).status).toBe(303);
});

it("keeps a promise to pay until its day is over, then the overview names it", async () => {
  const { browser, platform } = await visitSignedIn();
  const invoice = await writeLate(browser);
  const early = await pageOf(browser.post(`${invoice}/promise`, { day: "2026-11-20" }));
  expect(early.text).toContain("Choose today or a later day.");
  expect(early.html).toContain('value="2026-11-20"');
  await browser.post(`${invoice}/promise`, { day: "2026-11-25" });
  const promised = await pageOf(browser.get(invoice));
  expect(promised.text).toContain("Payment promised by 25 Nov 2026");
  expect(promised.html).not.toContain(`href="${invoice}/remind"`);
  expect((await pageOf(browser.get("/dashboard"))).text).not.toContain("promised payment");
  await platform.database.db.updateTable("invoices").set({ promised_on: "2026-11-19" }).execute();
  await platform.database.db.updateTable("invoices").set({ reminders_paused_until: "2026-11-20" }).execute();
  expect((await pageOf(browser.get(invoice))).text).toContain("promised by 19 Nov 2026, not received");
  expect((await pageOf(browser.get("/dashboard"))).text).toContain("1 promised payment not received");
  await browser.post(`${invoice}/mark-paid`, {});
  expect((await pageOf(browser.get("/dashboard"))).text).not.toContain("promised payment");
  expect((await browser.post(`${invoice}/promise`, { day: "2026-11-25" })).status).toBe(409);
});

it("pauses until a day and resumes, without scripts", async () => {
  const { browser } = await visitSignedIn();
  await remindOf(browser);
  const invoice = await writeLate(browser);
  expect((await pageOf(browser.get(invoice))).text).toContain("Payment reminder to send");
  const form = await pageOf(browser.get(`${invoice}/pause-reminders`));
  expect(form.field("until").value).toBe("2026-12-05");
  const wrong = await pageOf(browser.post(`${invoice}/pause-reminders`, { until: "soon" }));
  expect(wrong.field("until").error).not.toBe("");
  await browser.post(`${invoice}/pause-reminders`, { until: "2026-12-01" });
  const paused = await pageOf(browser.get(invoice));
  expect(paused.text).toContain("Nothing to do until 1 Dec 2026 Reminders are paused");
  expect(paused.html).not.toContain(`href="${invoice}/remind"`);
  expect((await browser.post(`${invoice}/remind`, { way: "post" })).status).toBe(409);
  await browser.post(`${invoice}/resume-reminders`, {});
  expect((await pageOf(browser.get(invoice))).text).toContain("Payment reminder to send");
});

it("a dispute stops reminders with its note until it is settled", async () => {
  const { browser } = await visitSignedIn();
  const invoice = await writeLate(browser);
  const empty = await pageOf(browser.post(`${invoice}/dispute`, { note: "" }));
  expect(empty.field("note").error).not.toBe("");
  await browser.post(`${invoice}/dispute`, { note: "Falsche Farbe" });
  const disputed = await pageOf(browser.get(invoice));
  expect(disputed.text).toContain("The client disputes it: “Falsche Farbe”");
  expect(disputed.html).not.toContain(`href="${invoice}/remind"`);
  await browser.post(`${invoice}/settle-dispute`, {});
  expect((await pageOf(browser.get(invoice))).html).toContain(`href="${invoice}/remind"`);
});

it("what a reminder claims beside the invoice stays visible until it is paid or waived", async () => {
  const { browser } = await visitSignedIn();
  await remindOf(browser, { "levels[0].fee": "20", "levels[0].interest": "on" });
  const invoice = await writeLate(browser);
  await remindNow(browser, invoice, "post");
  await browser.post(`${invoice}/payment`, { amount: "648.49", note: "", order: "rows_first" });
  const paid = await pageOf(browser.get(invoice));
  expect(paid.text).toContain("Default interest CHF 4.50 Waive");
  expect(paid.text).toContain("Reminder fee CHF 20.00 Waive");
  const reminderId = /name="reminderId" value="([^"]+)"/.exec(paid.html)![1]!;
  await browser.post(`${invoice}/waive`, { reminderId, kind: "fee", version: "1" });
  expect((await pageOf(browser.get(invoice))).text).toContain("Reminder fee CHF 20.00 Waive");
  await browser.post(`${invoice}/waive`, { reminderId, kind: "fee" });
  const waived = await pageOf(browser.get(invoice));
  expect(waived.text).not.toContain("Reminder fee CHF 20.00 Waive");
  expect(waived.text).toContain("Default interest CHF 4.50 Waive");
});
