import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { assistant } from "../../support/mcp-client.ts";

const TOTAL = 648.49;

async function sentInvoice(ctx: UserContext): Promise<string> {
  const id = await createInvoice(ctx, invoiceInput());
  await markSent(ctx, id);
  return id;
}

async function countOf(ctx: UserContext, table: "invoices" | "payments" | "clients"): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

onDatabaseOfDay((open) => {
  it("a repeat with the same key changes nothing and answers the same, in whatever order it is written", async () => {
    const { call, ctx } = await assistant({ database: await open() });
    const { recipient, items } = INVOICE;
    const idempotencyKey = "order-4711";
    const first = await call("create_invoice", { recipient, items, idempotencyKey });
    const again = await call("create_invoice", { items, idempotencyKey, recipient });
    expect(again).toEqual(first);
    expect(await countOf(ctx, "invoices")).toBe(1);
    const other = await call("create_invoice", { recipient, items, notes: "x", idempotencyKey });
    expect([other.isError, other.data.error?.code]).toEqual([true, "idempotency.other_request"]);
  });

  it("calls with the same key at the same time change something once", async () => {
    const { call, ctx } = await assistant({ database: await open() });
    const args = { ...INVOICE, idempotencyKey: "once" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => call("create_invoice", args)));
    const made = answers.filter(({ isError }) => !isError);
    const waiting = answers.filter(({ isError }) => isError).map(({ data }) => data.error?.code);
    expect(new Set(made.map(({ data }) => data.invoice?.id)).size).toBe(1);
    expect(new Set(waiting)).toEqual(new Set(waiting.length ? ["idempotency.running"] : []));
    expect(await countOf(ctx, "invoices")).toBe(1);
  });

  it("another amount than the one due is recorded after a yes, and once", async () => {
    const { call, agreed, ctx } = await assistant({ database: await open() });
    const invoiceId = await sentInvoice(ctx);
    const part = { invoiceId, amount: 200, paidOn: "2026-11-20", idempotencyKey: "part-1" };
    const asked = await call("record_payment", part);
    expect(asked.data).toMatchObject({ needsConfirmation: true, invoice: { amountDue: TOTAL } });
    expect([asked.isError, asked.text]).toEqual([
      false,
      expect.stringMatching(/CHF\s448\.49 less than is due/),
    ]);
    expect((await call("record_payment", { invoiceId, amount: TOTAL })).text).not.toContain("than is due");
    expect((await call("record_payment", { invoiceId, amount: 700 })).text).toMatch(
      /51\.51 more than is due/,
    );
    expect(await countOf(ctx, "payments")).toBe(0);
    const yes = { ...part, confirmation: asked.data.confirmation };
    const done = await call("record_payment", yes);
    expect(done.data).toMatchObject({ payment: { amount: 200 }, invoice: { amountDue: 448.49 } });
    expect(await call("record_payment", yes)).toEqual(done);
    const { idempotencyKey: _key, ...withoutKey } = yes;
    expect((await call("record_payment", withoutKey)).data.error?.code).toBe("confirmation.used");
    expect(await countOf(ctx, "payments")).toBe(1);
    expect((await agreed("record_payment", { invoiceId, amount: 448.49 })).data.invoice?.status).toBe("paid");
    const late = await call("record_payment", { invoiceId, amount: 448.49 });
    expect(late.data.error?.code).toBe("invoice.transition_not_allowed");
  });
});

it("money of tomorrow is refused before anybody is asked", async () => {
  const { call, ctx } = await assistant();
  const invoiceId = await sentInvoice(ctx);
  const { data } = await call("record_payment", { invoiceId, amount: 1, paidOn: "2026-11-22" });
  expect(data.error?.fields).toMatchObject([{ field: "paidOn", code: "field.paid_in_future" }]);
});

it("an invoice is sent once, however often the call is repeated", async () => {
  const { call, ctx, platform } = await assistant();
  const invoiceId = await createInvoice(ctx, invoiceInput());
  const asked = await call("send_invoice", { invoiceId, cc: "buchhaltung@example.ch" });
  expect(asked.text).toContain('"kundin@example.ch" and "buchhaltung@example.ch"');
  const yes = { invoiceId, cc: "buchhaltung@example.ch", confirmation: asked.data.confirmation };
  const both = await Promise.all([call("send_invoice", yes), call("send_invoice", yes)]);
  expect(both.map(({ data }) => data.error?.code ?? "sent").toSorted()).toEqual([
    "confirmation.used",
    "sent",
  ]);
  expect((await call("send_invoice", yes)).data.error?.code).toBe("confirmation.used");
  const careless = await call("send_invoice", { invoiceId });
  expect([careless.isError, careless.data.needsConfirmation]).toEqual([false, true]);
  expect(careless.text).toContain("sent before");
  await runDueJobs(platform, handlers);
  expect(platform.mailbox).toHaveLength(1);
  const { confirmation } = careless.data;
  expect((await call("send_invoice", { invoiceId, confirmation })).isError).toBe(false);
  await runDueJobs(platform, handlers);
  expect(platform.mailbox).toHaveLength(2);
});

it("a draft that was changed after it was shown is not sent", async () => {
  const { call, ctx, platform } = await assistant();
  const invoiceId = await createInvoice(ctx, invoiceInput());
  const { confirmation } = (await call("send_invoice", { invoiceId })).data;
  await call("update_invoice", { invoiceId, notes: "Mit Rabatt" });
  const { data } = await call("send_invoice", { invoiceId, confirmation });
  expect(data.error?.code).toBe("confirmation.changed");
  await runDueJobs(platform, handlers);
  expect(platform.mailbox).toEqual([]);
});

it("the same client is made once; one that only resembles it is pointed out", async () => {
  const { call, ctx } = await assistant();
  const first = await call("create_client", CLIENT);
  const again = await call("create_client", { ...CLIENT, phone: "" });
  expect(again.data).toEqual({ client: first.data.client, isNew: false });
  expect(again.text).toContain("nothing was changed");
  const other = await call("create_client", { ...CLIENT, name: "Kulturhaus Untertor" });
  expect(other.data).toMatchObject({
    isNew: true,
    similarClient: { id: first.data.client!.id, by: "email" },
  });
  expect(await countOf(ctx, "clients")).toBe(2);
});

it("an invalid key for repeats is refused like any argument", async () => {
  const { call } = await assistant();
  for (const idempotencyKey of ["", "with space", "ö", 7, "x".repeat(256)]) {
    const { data } = await call("create_client", { ...CLIENT, idempotencyKey });
    expect(data.error?.fields).toMatchObject([{ field: "idempotencyKey" }]);
  }
});
