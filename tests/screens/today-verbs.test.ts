import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { UNDO_SECONDS } from "#app/features/selling/papers/sending/undo-seconds.ts";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { visitAsSender } from "../support/browsing.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { formTo, pageOf } from "../support/read/page.ts";
import { pressRow } from "../support/read/row-form.ts";
import { remindBy } from "../support/reminders/reminder-rules.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

async function start() {
  const visited = await visitAsSender();
  const { browser } = visited;
  const shown = async () => (await pageOf(browser.get("/dashboard"))).html;
  return { ...visited, shown };
}

const undoIn = (html: string) => /action="(\/[^"]*undo[^"]*)"/.exec(html)?.[1] ?? "";

it("a draft is sent by one press, twice pressed it leaves once, and its e-mail can be held back", async () => {
  const { browser, platform, ctx, shown } = await start();
  const id = await invoiceWith(ctx, "draft");
  const form = await pressRow(browser, await shown(), `/today/${id}/send`);
  for (let press = 0; press < 2; press++)
    expect((await browser.post(`/today/${id}/send`, form)).headers.get("Location")).toBe("/dashboard");
  expect(await platform.database.db.selectFrom("deliveries").select("state").execute()).toHaveLength(1);
  const html = await shown();
  expect(html).toContain(", 10\u00a0s left");
  const undo = formTo(html, undoIn(html));
  for (let press = 0; press < 2; press++) {
    await browser.post(`/today/${id}/undo-send`, undo);
    expect(await shown()).toContain("The e-mail was not sent.");
  }
  platform.pass(UNDO_SECONDS * 1000);
  await runDueJobs(platform, handlers);
  expect(platform.mailbox).toEqual([]);
  expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent" });
});

it("an e-mail that has left is not held back, and the page says so", async () => {
  const { browser, platform, ctx, shown } = await start();
  const id = await invoiceWith(ctx, "draft");
  const form = await pressRow(browser, await shown(), `/today/${id}/send`);
  await browser.post(`/today/${id}/send`, form);
  const html = await shown();
  platform.pass(UNDO_SECONDS * 1000);
  await runDueJobs(platform, handlers);
  await browser.post(`/today/${id}/undo-send`, formTo(html, undoIn(html)));
  expect(await shown()).toContain("Too late: the letter has left already.");
  expect(platform.mailbox).toHaveLength(1);
});

it("a reminder is written as its row showed it, and one that has changed since is refused", async () => {
  const { browser, ctx, shown } = await start();
  await remindBy(ctx);
  const id = await invoiceWith(ctx, "overdue", LATE);
  const form = await pressRow(browser, await shown(), `/today/${id}/remind`);
  await browser.post(`/today/${id}/remind`, { ...form, amount: "1" });
  expect(await shown()).toContain("changed elsewhere");
  for (let press = 0; press < 2; press++) await browser.post(`/today/${id}/remind`, form);
  const html = await shown();
  expect((await listReminders(ctx, id)).map(({ state }) => state)).toEqual(["sent"]);
  await browser.post(undoIn(html), formTo(html, undoIn(html)));
  expect((await listReminders(ctx, id)).map(({ state }) => state)).toEqual(["draft"]);
  await browser.post(`/today/${id}/remind`, form);
  expect(await shown()).toContain("changed elsewhere");
});

it("payments whose reference matches are confirmed together, and wait again once that is undone", async () => {
  const { browser, platform, ctx, shown } = await start();
  for (let made = 0; made < 2; made++) {
    const invoiceId = await invoiceWith(ctx, "sent");
    const proposal = JSON.stringify([{ invoiceId, kind: "payment", amount: 100_00 }]);
    const paid = { amount: 100_00, paid_on: ctx.today, reason: "reference_part", proposal };
    await ctx.transaction((ctx) =>
      insertPayment(ctx, { state: "proposed", source: "bank", payer_name: "Kundin AG", ...paid }),
    );
  }
  const states = () => platform.database.db.selectFrom("payments").select("state").execute();
  const page = await shown();
  const ids = [...page.matchAll(/name="id" value="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids).toHaveLength(2);
  const body = new URLSearchParams([["redirectTo", "/dashboard"], ...ids.map((id) => ["id", id])]);
  await browser.post("/payments/confirm", body);
  expect(await states()).toEqual([{ state: "booked" }, { state: "booked" }]);
  const html = await shown();
  await browser.post("/payments/confirm/undo", formTo(html, "/payments/confirm/undo"));
  expect(await states()).toEqual([{ state: "proposed" }, { state: "proposed" }]);
  expect(await shown()).toContain("2 payments wait to be confirmed again.");
});
