import { expect, it } from "vitest";
import { visitAsSender, visitSignedIn } from "../../support/browsing.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { pageOf } from "../../support/read/page.ts";
import { idIn, remindOf, writeLate } from "../../support/reminders/late-invoices.ts";

const FEE = { "levels[0].fee": "20", "levels[0].interest": "on" };

it("says that reminders are off, and where they are switched on", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get("/reminders"));
  expect(page.text).toContain("Reminders are off");
  expect(page.html).toContain('href="/profile/reminders"');
});

it("lists what is due with its claim, and shows the letter of the chosen row", async () => {
  const { browser } = await visitSignedIn();
  await remindOf(browser, FEE);
  expect((await pageOf(browser.get("/reminders"))).text).toContain("Nobody is late");
  await writeLate(browser);
  const other = await writeLate(browser, { clientName: "Velo Lüthi" });
  const page = await pageOf(browser.get("/reminders"));
  expect(page.text).toContain("51 days overdue");
  expect(page.text).toContain("648.49 + 4.50 interest + 20.00 fee");
  expect(page.text).toContain("2 of 2 selected CHF 1'345.98");
  expect(page.text).toContain("Print 2");
  const letter = await pageOf(browser.get(`/reminders?letter=${idIn(other)}`));
  expect(letter.html).toMatch(/<h2>Velo Lüthi<\/h2>/);
  expect(letter.text).toContain("Zahlungserinnerung");
  const pdf = await browser.get(`/reminders/letter/${idIn(other)}`);
  expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});

it("writes the chosen letters for the post once, and gives them as one PDF", async () => {
  const { browser, platform } = await visitSignedIn();
  await remindOf(browser);
  const [first, second] = [idIn(await writeLate(browser)), idIn(await writeLate(browser))];
  expect((await browser.get("/reminders/post")).status).toBe(404);
  const typed = { id: first, [`level-${first}`]: "1" };
  expect((await browser.post("/reminders", typed)).headers.get("Location")).toBe("/reminders");
  const page = await pageOf(browser.get("/reminders"));
  expect(page.text).toContain("0 on their way by e-mail, 1 written to print and post");
  expect(page.text).toContain("1 letter written today, to print and post");
  expect(page.html).not.toContain(`value="${first}"`);
  expect(page.html).toContain(`value="${second}"`);
  await browser.post("/reminders", typed);
  expect((await pageOf(browser.get("/reminders"))).text).toContain("1 not written because");
  const letters = await platform.database.db.selectFrom("reminders").select("state").execute();
  expect(letters).toEqual([{ state: "ready" }]);
  const pdf = await browser.get("/reminders/post");
  expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});

it("writes no letter whose claim has changed since the page was opened", async () => {
  const { browser, platform } = await visitSignedIn();
  await remindOf(browser);
  const id = idIn(await writeLate(browser));
  const page = await pageOf(browser.get("/reminders"));
  const names = ["id", `level-${id}`, `amount-${id}`];
  const shown = Object.fromEntries(names.map((name) => [name, page.field(name).value]));
  await browser.post(`/invoice/${id}/payment`, { amount: "100", paidOn: "2026-11-20" });
  await browser.post("/reminders", shown);
  const after = await pageOf(browser.get("/reminders"));
  expect(after.text).toContain("1 not written because");
  expect(after.text).toContain("548.49");
  expect(await platform.database.db.selectFrom("reminders").select("id").execute()).toEqual([]);
});

it("asks for at least one invoice", async () => {
  const { browser } = await visitSignedIn();
  await browser.post("/reminders", {});
  expect((await pageOf(browser.get("/reminders"))).text).toContain("Nothing is selected");
});

it("does not send on Free, whatever the form says", async () => {
  const { browser, platform } = await visitSignedIn();
  await remindOf(browser);
  const id = idIn(await writeLate(browser));
  expect((await pageOf(browser.get("/reminders"))).html).not.toContain(`name="way-${id}"`);
  const answer = await browser.post("/reminders", { id, [`level-${id}`]: "1", [`way-${id}`]: "email" });
  expect(answer.status).toBe(403);
  expect(await platform.database.db.selectFrom("reminders").select("id").execute()).toEqual([]);
});

it("asks for a bank file first when the latest is too old, and reminds anyway when told to", async () => {
  const { browser } = await visitSignedIn();
  await remindOf(browser, { bankFileDays: "7" });
  const id = idIn(await writeLate(browser));
  const asked = await pageOf(browser.get("/reminders"));
  expect(asked.html).toContain('href="/payments/import"');
  expect(asked.html).not.toContain(`value="${id}"`);
  const anyway = await pageOf(browser.get("/reminders?anyway=1"));
  expect(anyway.html).toContain(`value="${id}"`);
});

it("names what is left out, and why", async () => {
  const { browser, platform } = await visitSignedIn();
  await remindOf(browser, { minimumAmount: "50" });
  await writeLate(browser);
  const { db } = platform.database;
  await db.updateTable("invoices").set({ disputed_note: "Falsche Farbe" }).execute();
  expect((await pageOf(browser.get("/reminders"))).text).toContain("The client disputes it: “Falsche Farbe”");
  await db.updateTable("invoices").set({ disputed_note: "", reminders_paused_until: "2026-12-01" }).execute();
  expect((await pageOf(browser.get("/reminders"))).text).toContain(
    "Nothing to do until 1 Dec 2026 Reminders are paused",
  );
  await db
    .updateTable("invoices")
    .set({ reminders_paused_until: null, reminded_level: 3, reminded_on: "2026-11-01" })
    .execute();
  const page = await pageOf(browser.get("/reminders"));
  expect(page.text).toContain("Not included: 1 invoice");
  expect(page.text).toContain("The term of the final reminder is over");
});

it("names the day and the rule of what is overdue and not yet to be reminded of", async () => {
  const { browser, ctx } = await visitAsSender();
  await remindBy(ctx);
  await invoiceWith(ctx, "overdue", { issueDate: "2026-10-19", dueDate: "2026-11-18" });
  const page = await pageOf(browser.get("/reminders"));
  expect(page.text).toContain("No reminders due today");
  expect(page.text).toContain("Payment reminder from 28 Nov 2026 Your reminder rule waits 10 days after");
  expect(page.html).toContain('<details class="disclosure" open');
});

it("sends by e-mail what is not for the post, on Pro with a confirmed address", async () => {
  const { browser, platform } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  await remindOf(browser);
  const [sent, printed] = [idIn(await writeLate(browser)), idIn(await writeLate(browser))];
  expect((await pageOf(browser.get("/reminders"))).text).toContain("Confirm your e-mail address");
  const { db } = platform.database;
  await db.updateTable("users").set({ email_verified_at: "2026-11-21T08:00:00.000Z" }).execute();
  const page = await pageOf(browser.get("/reminders"));
  expect(page.text).toContain("Send 2");
  expect(page.field(`way-${sent}`).value).toBe("email");
  const body = new URLSearchParams([
    ...[sent, printed].flatMap((id) => [
      ["id", id],
      [`level-${id}`, "1"],
    ]),
    ...[
      [`way-${sent}`, "email"],
      [`way-${printed}`, "post"],
    ],
  ]);
  await browser.post("/reminders", body);
  const after = await pageOf(browser.get("/reminders"));
  expect(after.text).toContain("1 on their way by e-mail, 1 written to print and post");
  const states = await db.selectFrom("reminders").select(["invoice_id", "state"]).orderBy("state").execute();
  expect(states).toEqual([
    { invoice_id: printed, state: "ready" },
    { invoice_id: sent, state: "sent" },
  ]);
});
