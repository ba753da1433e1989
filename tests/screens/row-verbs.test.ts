import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { UNDO_SECONDS } from "#app/features/selling/papers/sending/undo-seconds.ts";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { visitAsSender } from "../support/browsing.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { offerInput } from "../support/offers/offer-input.ts";
import { member } from "../support/platform.ts";
import { reportPayment } from "../support/payments/reported-payment.ts";
import { formTo, pageOf } from "../support/read/page.ts";
import { pressRow } from "../support/read/row-form.ts";
import { remindBy } from "../support/reminders/reminder-rules.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

async function start() {
  const visited = await visitAsSender();
  const shown = async (path: string) => (await pageOf(visited.browser.get(path))).html;
  return { ...visited, shown };
}

const undoIn = (html: string) => /action="(\/[^"]*undo[^"]*)"/.exec(html)?.[1] ?? "";

it("each row of the invoices has the step of its status, and its form leads back to the list", async () => {
  const { browser, ctx, shown } = await start();
  const [draft, sent, overdue, paid] = [
    await invoiceWith(ctx, "draft"),
    await invoiceWith(ctx, "sent"),
    await invoiceWith(ctx, "overdue", LATE),
    await invoiceWith(ctx, "paid"),
  ];
  const html = await shown("/invoices");
  expect(html).toMatch(new RegExp(`id="step-${draft}".*?name="act" value="/today/${draft}/send"`));
  for (const page of [html, await shown("/dashboard")])
    expect(page).toMatch(new RegExp(`aria-label="Remind: [^>]*href="/invoice/${overdue}/remind"`));
  for (const id of [sent, paid]) expect(html).not.toContain(`step-${id}`);
  await remindBy(ctx);
  const young = await invoiceWith(ctx, "overdue", { ...LATE, dueDate: addDays(ctx.today, -2) });
  expect(await shown("/reminders")).not.toContain(`value="${young}"`);
  for (const path of ["/invoices", "/dashboard"]) {
    const page = await shown(path);
    expect(page).toContain(`name="act" value="/today/${overdue}/remind"`);
    expect(page).not.toContain(`/today/${young}/`);
    expect(page).not.toContain(`/invoice/${young}/remind"`);
  }
  const list = "/invoices?status=draft";
  const form = await pressRow(browser, await shown(list), `/today/${draft}/send`);
  for (let press = 0; press < 2; press++) {
    const answer = await browser.post(`/today/${draft}/send`, form);
    expect(answer.headers.get("Location")).toBe(list);
  }
  expect(await findInvoice(ctx, draft)).toMatchObject({ status: "sent" });
});

it("an invoice whose payment waits has one verb everywhere, and stands once in what there is to do", async () => {
  const { browser, ctx, shown } = await start();
  await remindBy(ctx);
  const id = await invoiceWith(ctx, "overdue", LATE);
  const payment = await reportPayment(ctx, id);
  const today = await pageOf(browser.get("/dashboard"));
  expect(today.html.match(/row-verb/g)).toHaveLength(1);
  expect(today.html).toContain(`name="id" value="${payment}"`);
  expect(today.text).not.toContain("1 overdue invoice");
  expect(await shown("/invoices")).toMatch(/aria-label="Confirm [^>]*href="\/payments\?state=proposed"/);
  expect(await shown("/reminders")).not.toContain(`value="${id}"`);
  const page = await pageOf(browser.get(`/invoice/${id}`));
  expect(page.text).toContain("CHF 100.00 has arrived Paid on 21 Nov 2026 (Kundin AG)");
  expect(page.html).not.toMatch(/button-primary[^>]*>(Mark as paid|Send reminder)</);
  await browser.post("/payments/confirm", formTo(page.html, "/payments/confirm"));
  expect((await findInvoice(ctx, id)).settled).toBe(100_00);
});

it("an offer is sent by one press, once, and its e-mail can be held back for ten seconds", async () => {
  const { browser, platform, ctx, shown } = await start();
  const id = await createOffer(ctx, offerInput());
  const form = await pressRow(browser, await shown("/offers"), `/today/offers/${id}/send`);
  for (let press = 0; press < 2; press++) await browser.post(`/today/offers/${id}/send`, form);
  const html = await shown("/offers");
  expect(html).toContain(", 10\u00a0s left");
  expect(await platform.database.db.selectFrom("deliveries").select("id").execute()).toHaveLength(1);
  for (let press = 0; press < 2; press++) {
    await browser.post(`/today/offers/${id}/undo-send`, formTo(html, undoIn(html)));
    expect(await shown("/offers")).toContain("The e-mail was not sent.");
  }
  platform.pass(UNDO_SECONDS * 1000);
  await runDueJobs(platform, handlers);
  expect(platform.mailbox).toEqual([]);
});

it("a proposal is confirmed by itself, whatever else is selected", async () => {
  const { browser, platform, ctx, shown } = await start();
  const ids: string[] = [];
  for (let made = 0; made < 2; made++) {
    const invoiceId = await invoiceWith(ctx, "sent");
    const proposal = JSON.stringify([{ invoiceId, kind: "payment", amount: 100_00 }]);
    const paid = { amount: 100_00, paid_on: ctx.today, reason: "reference_part", proposal };
    ids.push(
      await ctx.transaction((ctx) =>
        insertPayment(ctx, { state: "proposed", source: "bank", payer_name: "Kundin AG", ...paid }),
      ),
    );
  }
  const html = await shown("/payments?state=proposed");
  expect(html).toContain(`form="confirm-one" name="id" value="${ids[1]}"`);
  const form = await pressRow(browser, html, "/payments/confirm", { id: ids[1]! });
  await browser.post("/payments/confirm", form);
  const states = await platform.database.db.selectFrom("payments").select(["id", "state"]).execute();
  expect(states.find(({ id }) => id === ids[1])?.state).toBe("booked");
  expect(states.find(({ id }) => id === ids[0])?.state).toBe("proposed");
});

it("a row of the reminders is asked for and written the way that is chosen for it, and no other", async () => {
  const { browser, ctx, shown } = await start();
  await remindBy(ctx);
  const id = await invoiceWith(ctx, "overdue", LATE);
  const other = await invoiceWith(ctx, "overdue", LATE);
  const fields = formTo(await shown("/reminders"), "/reminders");
  const body = { ...fields, row: id, [`way-${id}`]: "post" };
  expect(await shown("/reminders")).not.toMatch(new RegExp(`formaction="/today/${id}/remind`, "i"));
  const asked = await browser.post("/today/confirm", body);
  expect(await listReminders(ctx, id)).toEqual([]);
  const page = await pageOf(browser.get(asked.headers.get("Location") ?? ""));
  expect(page.text).toContain("to print and post");
  const form = formTo(page.html, `/today/${id}/remind`);
  for (let press = 0; press < 2; press++) await browser.post(`/today/${id}/remind`, form);
  expect((await listReminders(ctx, id)).map(({ state }) => state)).toEqual(["ready"]);
  expect(await listReminders(ctx, other)).toEqual([]);
  const html = await shown("/reminders");
  await browser.post(undoIn(html), formTo(html, undoIn(html)));
  expect((await listReminders(ctx, id)).map(({ state }) => state)).toEqual(["draft"]);
});

it("without scripts a page asks first, says what will happen, and refuses what has changed since", async () => {
  const { browser, platform, ctx, shown } = await start();
  const id = await invoiceWith(ctx, "draft");
  const { number, version } = await findInvoice(ctx, id);
  const ask = (act: string, seen: number) =>
    pageOf(browser.get(`/today/confirm?${new URLSearchParams({ act, version: String(seen) }).toString()}`));
  const page = await ask(`/today/${id}/send`, version);
  expect(page.text).toContain(`${number}, `);
  expect(page.text).toContain("The invoice is issued");
  expect(await findInvoice(ctx, id)).toMatchObject({ status: "draft" });
  const old = await ask(`/today/${id}/send`, version - 1);
  expect(old.text).toContain("Nothing has been done.");
  expect(old.html).not.toContain("Send</button>");
  for (const act of ["/account/delete", `/today/${id}/undo-send`, "https://example.com/"])
    expect((await ask(act, version)).status).toBe(422);
  const theirs = await invoiceWith(await member(platform, { email: "other@example.ch" }), "sent");
  expect((await ask(`/today/${theirs}/send`, version)).status).toBe(404);
  expect(await shown("/invoices")).toContain(`value="/today/${id}/send"`);
});
