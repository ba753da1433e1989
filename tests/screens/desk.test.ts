import { expect, it } from "vitest";
import { findDeskFeed, makeDeskFeed } from "#app/features/front/calendar/desk-feed.server.ts";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Browser } from "../support/client.ts";
import { onEachDatabase } from "../support/databases/databases.ts";
import { expenseInput } from "../support/expense-input.ts";
import { makePro, sendingMember, testPlatform, type TestPlatform } from "../support/platform.ts";
import { pageOf } from "../support/read/page.ts";
import { seatedVisitor, takeSeat } from "../support/seats/seated.ts";
import { serve } from "../support/server/server.ts";
import { issued, row, useMethod } from "../support/tax/worked-year.ts";

onEachDatabase((open) => {
  async function trustee() {
    const platform = testPlatform(await open());
    const origin = await serve(platform);
    const first = await sendingMember(platform, { companyName: "Alpha AG" });
    await makePro(first);
    const visitor = await seatedVisitor(origin, first, "accountant");
    return { platform, first, ...visitor };
  }

  async function another(platform: TestPlatform, companyName: string): Promise<UserContext> {
    const ctx = await sendingMember(platform, { companyName, email: `${companyName}@example.ch` });
    await makePro(ctx, companyName);
    return ctx;
  }

  async function newCalendar(browser: Browser): Promise<string> {
    const { html } = await pageOf(browser.post("/seats/calendar", {}));
    return /\/calendar\/[\w-]+\.ics/.exec(html)?.[0] ?? "";
  }

  it("the desk says of each business what is due, what waits and what is new since the hand-over", async () => {
    const { first, ctx, browser } = await trustee();
    await useMethod(first, { validFrom: "2026-07-01" });
    const id = await issued(first, "2026-09-30", [row(1000, 8.1)]);
    await issued(first, "2026-10-10", [row(500, 8.1)]);
    await createExpense(first, expenseInput({ day: "2026-08-03" }));
    await listPeriods(first);
    const empty = await pageOf(browser.get("/seats"));
    expect(empty.text).toContain("6 bookings, nothing handed over yet.");
    await handOver(first, "2026-09-30");
    await addComment(first, { invoiceId: id }, "Which account?");
    const page = await pageOf(browser.get("/seats"));
    expect(page.text).toContain(
      "VAT return 1 Jul 2026 to 30 Sep 2026: file and pay by 29 Nov 2026. 8 days left",
    );
    expect(page.text).toMatch(/VAT \S.* so far: CHF.72\.90 to pay\./);
    expect(page.text).toContain("To decide: 1 expense without a receipt.");
    expect(page.text).toContain("One document with a comment that waits for an answer.");
    expect(page.text).toContain("2 bookings since the hand-over until 30 Sep 2026.");
    await addComment(ctx, { invoiceId: id }, "3400");
    expect((await pageOf(browser.get("/seats"))).text).not.toContain("waits for an answer");
  });

  it("a question stands on the desk and leads by one button into its business and to its document", async () => {
    const { platform, ctx, first, browser } = await trustee();
    const second = await another(platform, "Beta");
    await takeSeat(second, ctx.user.id, "accountant");
    const invoiceId = await issued(second, "2026-10-10", [row(500, 8.1)]);
    const question = { to: ctx.user.id, until: "2026-11-30" };
    const { questionId } = await addComment(second, { invoiceId }, "Which account?", { question });
    platform.pass(20 * 24 * 60 * 60_000);
    const desk = await pageOf(browser.get("/seats"));
    expect(desk.text).toContain("asks: Which account?");
    expect(desk.text).toContain("due since 30 Nov 2026");
    const link = `/seats/${second.businessId}/open?question=${questionId}`;
    expect(desk.html).toContain(link);
    expect((await pageOf(browser.get(link))).text).toContain("The question is in Beta.");
    expect((await pageOf(browser.get("/seats"))).text).toContain("asks: Which account?");
    const opened = await browser.post(link, {});
    expect(opened.headers.get("Location")).toBe(`/invoice/${invoiceId}`);
    expect((await browser.get(link)).headers.get("Location")).toBe(`/invoice/${invoiceId}`);
    expect((await pageOf(browser.get("/dashboard"))).text).toContain("Questions to you");
    const answer = { text: "3400", answers: questionId ?? "", "question.to": "", "question.until": "" };
    const answered = await browser.post(`/invoice/${invoiceId}/comment`, answer);
    expect(answered.headers.get("Location")).toBe(`/invoice/${invoiceId}`);
    const again = await browser.post(`/invoice/${invoiceId}/comment`, { ...answer, text: "Or 3200?" });
    expect(await again.text()).toContain("Or 3200?");
    expect(again.status).toBe(409);
    expect((await pageOf(browser.get("/dashboard"))).text).not.toContain("Questions to you");
    expect((await browser.get(`/seats/${first.businessId}/open?question=${questionId}`)).status).toBe(200);
  });

  it("the desk is filtered by the month of the next date, and the earliest comes first", async () => {
    const { platform, ctx, first, browser } = await trustee();
    const second = await another(platform, "Beta");
    await takeSeat(second, ctx.user.id, "accountant");
    const third = await another(platform, "Gamma");
    await takeSeat(third, ctx.user.id, "accountant");
    await useMethod(first, { validFrom: "2026-10-01" });
    await useMethod(second, { validFrom: "2026-07-01" });
    const all = await pageOf(browser.get("/seats"));
    expect(all.text).toMatch(/Beta Accountant .*Alpha AG Accountant .*Gamma Accountant /);
    expect(all.text).toContain("All 3 November 2026 1 February 2027 1");
    expect(all.text).not.toContain("how VAT is declared");
    const november = await pageOf(browser.get("/seats?month=2026-11"));
    expect([/Beta Accountant/, /Gamma Accountant/].map((one) => one.test(november.text))).toEqual([
      true,
      false,
    ]);
    const opened = await browser.post("/seats", { business: second.businessId });
    expect(opened.headers.get("Location")).toBe("/dashboard");
    expect((await browser.get("/accounting")).status).toBe(200);
  });

  it("a return past its day is the next date until it is filed, an instalment past its day is none", async () => {
    const { platform, ctx, first, browser } = await trustee();
    const second = await another(platform, "Beta");
    await takeSeat(second, ctx.user.id, "accountant");
    await useMethod(first, { validFrom: "2026-04-01" });
    await useMethod(second, { validFrom: "2026-01-01", period: "year" });
    const { text } = await pageOf(browser.get("/seats"));
    expect(text).toContain("VAT return 1 Apr 2026 to 30 Jun 2026: file and pay by 29 Aug 2026. past its day");
    expect(text).toContain("VAT instalment: pay by 26 Nov 2026. 5 days left");
    platform.pass(5 * 24 * 60 * 60_000);
    expect((await pageOf(browser.get("/seats"))).text).toContain("pay by 26 Nov 2026. today");
  });

  it("of many businesses 25 stand on a page, the others on the next", async () => {
    const { ctx, first, browser } = await trustee();
    const { db, businessId } = first;
    const own = db.selectFrom("businesses").selectAll().where("id", "=", businessId);
    const business = await own.executeTakeFirstOrThrow();
    for (let number = 2; number <= 27; number++) {
      const id = first.newId();
      await db
        .insertInto("businesses")
        .values({ ...business, id, search_name: `b ${id}` })
        .execute();
      await takeSeat({ ...first, businessId: id }, ctx.user.id, "accountant");
    }
    const rowsOf = async (page: number) =>
      new Set((await pageOf(browser.get(`/seats?page=${page}`))).html.match(/\/seats\/[\w-]+\/leave/g)).size;
    expect([await rowsOf(1), await rowsOf(2)]).toEqual([25, 2]);
  });

  it("a business whose book is still being written after an upgrade stands there without figures", async () => {
    const { first, browser } = await trustee();
    await issued(first, "2026-10-10", [row(500, 8.1)]);
    expect((await pageOf(browser.get("/seats"))).text).toContain("nothing handed over yet.");
    const head = first.db.updateTable("book_heads").set({ is_moved: 0 });
    await head.where("business_id", "=", first.businessId).execute();
    const { status, text } = await pageOf(browser.get("/seats"));
    expect([status, text.includes("handed over")]).toEqual([200, false]);
    expect(text).toContain("Alpha AG Accountant");
  });

  it("a seat that may not see the books has nothing of them on the desk, nor in the calendar", async () => {
    const { platform, ctx, first, browser } = await trustee();
    const second = await another(platform, "Beta");
    await useMethod(second);
    await takeSeat(second, ctx.user.id, "writer");
    await useMethod(first);
    const { text } = await pageOf(browser.get("/seats"));
    expect(text).toContain("Beta Writes drafts Open");
    const address = await newCalendar(browser);
    const calendar = await (await browser.get(address)).text();
    const events = calendar.replaceAll("\r\n ", "").split("\r\n");
    expect(events).toContain("SUMMARY:Alpha AG: File VAT return 1 Jul 2026 to 30 Sep 2026");
    expect(calendar).not.toContain("Beta");
  });

  it("the calendar of all businesses has one address, which its person renews and ends", async () => {
    const { ctx, first, browser } = await trustee();
    await useMethod(first);
    await ctx.db.updateTable("users").set({ language: "de" }).where("id", "=", ctx.user.id).execute();
    const status = async (address: string) => (await browser.get(address)).status;
    const before = await newCalendar(browser);
    expect(await findDeskFeed(first)).toBeNull();
    await makeDeskFeed(first);
    const address = await newCalendar(browser);
    expect([await status(before), await status(address)]).toEqual([404, 200]);
    expect(await (await browser.get(address)).text()).toContain("SUMMARY:Alpha AG: MWST-Abrechnung");
    await browser.post("/seats/calendar/end", {});
    expect(await status(address)).toBe(404);
    expect(await findDeskFeed(first)).not.toBeNull();
  });

  it("the calendar of all businesses leaves out those whose seat has ended, and ends with the last", async () => {
    const { platform, ctx, first, browser } = await trustee();
    const second = await another(platform, "Beta");
    for (const one of [first, second]) await useMethod(one);
    await takeSeat(second, ctx.user.id, "accountant");
    const address = await newCalendar(browser);
    expect(await (await browser.get(address)).text()).toContain("Beta");
    const seats = first.db.deleteFrom("memberships").where("user_id", "=", ctx.user.id);
    await seats.where("business_id", "=", second.businessId).execute();
    const left = await (await browser.get(address)).text();
    expect([left.includes("Beta"), left.includes("Alpha AG")]).toEqual([false, true]);
    await seats.execute();
    expect((await browser.get(address)).status).toBe(404);
  });
});
