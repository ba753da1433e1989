import { expect, it } from "vitest";
import { dueOfSelection } from "#app/features/money/reminders/screens/remind-selection.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { visitAsSender, writeInvoice } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { idIn, remindOf, writeLate } from "../../support/reminders/late-invoices.ts";

async function withLate(count: number) {
  const visited = await visitAsSender();
  await remindOf(visited.browser);
  const late: string[] = [];
  for (let number = 0; number < count; number++) late.push(idIn(await writeLate(visited.browser)));
  return { ...visited, late };
}

it("all overdue of a filter are reminded once as a task, and who is not due is named", async () => {
  const { browser, platform, ctx } = await withLate(11);
  await writeInvoice(browser, { clientName: "Noch Entwurf" });
  const url = "/invoices/remind?all=12";
  const check = await pageOf(browser.get(url));
  expect(check.text).toContain("By e-mail with PDF: 11");
  expect(check.text).toMatch(/Noch Entwurf \S+ no reminder is due/);
  const form = formIn(check.html, "chosen");
  const answers = [await browser.post(url, form), await browser.post(url, form)];
  const [task = "", again] = answers.map(({ headers }) => headers.get("Location") ?? "");
  expect([answers[0]?.status, again]).toEqual([303, task]);
  expect(task).toMatch(/^\/progress\//);
  await runDueJobs(platform, handlers);
  expect((await browser.post(url, form)).headers.get("Location")).toBe(task);
  await runDueJobs(platform, handlers);
  const reminders = await ctx.db.selectFrom("reminders").select("level").execute();
  expect(reminders.map(({ level }) => level)).toEqual(Array.from({ length: 11 }, () => 1));
});

it("what was paid since the page was shown is not reminded: the page asks again", async () => {
  const { browser, late, ctx } = await withLate(2);
  const url = `/invoices/remind?id=${late.join("&id=")}`;
  const form = formIn((await pageOf(browser.get(url))).html, "chosen");
  await browser.post(`/invoice/${late[0]}/mark-paid`, { paidOn: "2026-11-20" });
  const refused = await pageOf(browser.post(url, form));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("The selection has changed since you looked at it.");
  expect(refused.text).toContain("By e-mail with PDF: 1");
  expect((await dueOfSelection(ctx, late)).map(({ id }) => id)).toEqual([late[1]]);
  expect(await ctx.db.selectFrom("reminders").select("id").execute()).toEqual([]);
});

it("the list of those to remind of is chosen as it is due now, without naming all others", async () => {
  const { browser } = await withLate(2);
  await writeInvoice(browser);
  const { text } = await pageOf(browser.get("/invoices/remind?reminder=due&all=2"));
  expect(text).toContain("2 invoices, CHF 1'296.98");
  expect(text).not.toContain("no reminder is due");
});
