import { expect, it } from "vitest";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { MCP_SERVICE } from "#app/features/programs/mcp/mcp-service.server.ts";
import { overdueJson } from "#app/features/programs/mcp/overdue-json.ts";
import { briefSentence, copyOf, quotedAddresses } from "#app/features/programs/mcp/sentences.ts";
import { TOOL_ACCESS } from "#app/features/programs/mcp/tool-access.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { INVOICE_SORTS } from "#app/features/selling/invoices/list/invoice-query.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { copyInvoice } from "../../support/invoices/copy-invoice.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { assistant, type ToolCall } from "../../support/mcp-client.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { member, testPlatform } from "../../support/platform.ts";
import { seated } from "../../support/seats/seated.ts";

const PAGES = {
  find_clients: "clients",
  find_invoices: "invoices",
  find_offers: "offers",
  find_payments: "payments",
  list_questions: "questions",
};

/** Eleven clients, and two of everything else that is answered in pages. */
async function somePages() {
  const { call, ctx } = await assistant();
  for (let count = 0; count < 11; count++)
    await createClient(ctx, clientInput({ name: `Kundin ${count}`, email: `k${count}@example.ch` }));
  const invoiceId = await invoiceWith(ctx, "sent");
  await copyInvoice(ctx, invoiceId, 1);
  const { ctx: books } = await seated(ctx, "accountant");
  const question = { to: ctx.user.id, until: "" };
  for (const text of ["Konto?", "Privat?"]) {
    await createOffer(ctx, offerInput());
    await recordPayment(ctx, invoiceId, { amount: 1_00, note: "" });
    await addComment(books, { invoiceId }, text, { question });
  }
  return call;
}

function fieldOf({ data }: ToolCall) {
  return data.error?.fields.map(({ field, code }) => [field, code]);
}

it("every list says that there are more, goes on after its cursor, and answers ten unless asked", async () => {
  const call = await somePages();
  for (const [name, key] of Object.entries(PAGES)) {
    const [limit, total] = name === "find_clients" ? [undefined, 11] : [1, 2];
    const first = await call(name, { limit });
    expect([name, first.data[key]]).toEqual([name, expect.objectContaining({ length: total - 1 })]);
    expect([name, first.data]).toMatchObject([name, { total, has_more: true }]);
    expect(first.text).toContain("There are more: call again with starting_after.");
    const rest = await call(name, { limit, starting_after: first.data.next_cursor });
    expect([name, rest.data[key]]).toEqual([name, expect.objectContaining({ length: 1 })]);
    expect([name, rest.data.has_more, rest.text]).toEqual([name, false, expect.not.stringContaining("more")]);
    const all = await call(name, { limit: 50 });
    expect([name, all.data[key]]).toEqual([name, expect.objectContaining({ length: total })]);
  }
});

it("clients are looked for by an address of 254 characters at most", async () => {
  const { call } = await assistant();
  expect(fieldOf(await call("find_clients", { email: "x".repeat(255) }))).toEqual([
    ["email", "field.too_long"],
  ]);
  expect((await call("find_clients", { email: "x".repeat(254) })).data).toMatchObject({ total: 0 });
});

it("invoices are found in every order of the list, and its reverse", () => {
  const { inputSchema } = MCP_SERVICE.tools.find(({ name }) => name === "find_invoices")!;
  const orders = INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}`]);
  expect(inputSchema.properties!.sort).toMatchObject({ enum: orders });
});

it("a page holds 1 to 50, a cursor has 2000 characters at most, and what is looked for 100", async () => {
  const { call } = await assistant();
  for (const name of Object.keys(PAGES)) {
    for (const limit of [0, 51, 1.5])
      expect([name, fieldOf(await call(name, { limit }))]).toEqual([name, [["limit", "field.measure"]]]);
    expect((await call(name, { limit: 1 })).isError).toBe(false);
    const long = await call(name, { starting_after: "x".repeat(2001) });
    expect([name, fieldOf(long)]).toEqual([name, [["starting_after", "field.too_long"]]]);
    const wrong = await call(name, { starting_after: "x".repeat(2000) });
    expect([name, fieldOf(wrong)]).not.toEqual([name, [["starting_after", "field.too_long"]]]);
    expect(wrong.isError).toBe(true);
  }
  for (const name of ["find_clients", "find_invoices", "find_offers", "find_payments"]) {
    expect(fieldOf(await call(name, { text: "x".repeat(101) }))).toEqual([["text", "field.too_long"]]);
    expect((await call(name, { text: "x".repeat(100) })).data).toMatchObject({ total: 0 });
  }
});

it("a client's id that is none is wrong input, also where it is empty or a number", async () => {
  const { call } = await assistant();
  for (const clientId of ["", 5])
    for (const name of ["create_invoice", "create_offer"]) {
      const { data } = await call(name, { clientId, items: INVOICE.items });
      expect([name, data.error?.code]).toEqual([name, "input.invalid"]);
    }
});

it("reports add up what was invoiced, and say CHF 0.00 where nothing is overdue", async () => {
  const { call, ctx } = await assistant();
  await invoiceWith(ctx, "sent");
  await invoiceWith(ctx, "sent");
  expect((await call("account_summary")).text).toMatch(
    /^On 2026-11-21: .*1'296\.98 open, of which CHF\s0\.00 overdue; CHF\s1'296\.98 invoiced in 2026-11\.$/,
  );
  expect((await call("report_by_month")).text).toMatch(/^CHF\s1'296\.98 invoiced in 12 months\.$/);
  for (const asked of [{}, { page: 1 }])
    expect((await call("report_open", asked)).data).toMatchObject({
      total: 1,
      page: 1,
      limit: 25,
      has_more: false,
    });
  expect((await call("report_open", { currency: "EUR" })).data).toMatchObject({ total: 0, has_more: false });
});

it("of an invoice that is read the text says what is outstanding once some of it is paid", async () => {
  const { call, ctx } = await assistant();
  const invoiceId = await invoiceWith(ctx, "sent");
  const text = async () => (await call("get_invoice", { invoiceId })).text;
  expect(await text()).toMatch(/: CHF\s648\.49, due /);
  await recordPayment(ctx, invoiceId, { amount: 100_00, note: "" });
  expect(await text()).toMatch(/: CHF\s648\.49, of which CHF\s548\.49 outstanding, due /);
});

it("more clients are overdue only where some are not named", () => {
  const client = { clientId: null, name: "", count: 3, amount: 1_00, oldestDueDate: "2026-11-01" };
  const clients = [{ ...client, invoices: [] }];
  const told = (clientCount: number) =>
    overdueJson({ count: 3, amount: 3_00, clientCount, clients }, "2026-11-21", "CHF");
  expect([told(1).has_more, told(2).has_more]).toEqual([false, true]);
  expect(told(1).clients[0]).toMatchObject({ daysOverdue: 20, invoicesLeftOut: 3, amountDue: 1 });
});

it("what is asked before a yes names the rest that is due, everybody who gets it, and a copy", () => {
  const asked = (amountDue: number) =>
    briefSentence({
      id: "1",
      invoiceNumber: "1",
      status: "sent",
      currency: "CHF",
      recipient: { name: "K", email: "k@example.ch" },
      issueDate: "2026-11-01",
      dueDate: "2026-12-01",
      payTo: "",
      total: 10,
      amountDue,
      version: 1,
    });
  expect(asked(10)).toBe('"1" to "K" (CHF 10.00, due 2026-12-01)');
  expect(asked(4)).toBe('"1" to "K" (CHF 10.00, of which CHF 4.00 outstanding, due 2026-12-01)');
  expect(quotedAddresses({ recipient: "a@b.ch, c@d.ch", cc: "e@f.ch" })).toBe(
    '"a@b.ch" and "c@d.ch" and "e@f.ch"',
  );
  expect([copyOf({ copyToMe: true }), copyOf({ copyToMe: false })]).toEqual([
    ", with a copy to the account's owner",
    "",
  ]);
});

it("answers are described by their type, but for what may be null", () => {
  const described = (wanted: string) => {
    const { outputSchema } = MCP_SERVICE.tools.find(({ name }) => name === wanted)!;
    return Object.fromEntries(
      Object.entries(outputSchema.properties ?? {}).map(([key, { type }]) => [key, type]),
    );
  };
  expect(described("find_invoices")).toMatchObject({
    invoices: "array",
    total: "number",
    has_more: "boolean",
  });
  expect(described("decide_payment")).toMatchObject({ version: undefined });
});

it("tools say what they destroy, whether a repeat changes anything, and whether others are reached", () => {
  const saying = (hint: "readOnlyHint" | "destructiveHint" | "idempotentHint" | "openWorldHint") =>
    MCP_SERVICE.tools.filter(({ annotations }) => annotations[hint]).map(({ name }) => name);
  const reaching = ["send_invoice", "send_offer", "send_reminder", "send_statement", "answer_question"];
  const replacing = ["update_invoice", "mark_invoice_sent", "mark_offer_sent", "answer_offer"];
  expect(saying("openWorldHint").toSorted()).toEqual(reaching.toSorted());
  expect(saying("destructiveHint").toSorted()).toEqual(reaching.concat(replacing).toSorted());
  expect(saying("idempotentHint").toSorted()).toEqual(
    replacing.concat("create_client", "pause_reminders").toSorted(),
  );
  for (const name of saying("readOnlyHint")) expect(name).toMatch(/^(find|get|list|read|report|account)_/);
});

it("a tool opens for the scope of a key alone, never without one or for a scope that there is not", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const tool = { name: "find_clients", scope: "clients:read" };
  expect(TOOL_ACCESS.allows(ctx, tool)).toBe(false);
  expect(TOOL_ACCESS.allows(ctx, { ...tool, scope: "clients:all" })).toBe(false);
  expect(() => TOOL_ACCESS.require(ctx, { ...tool, scope: "clients:all" })).toThrow(
    "clients:all is no scope",
  );
});
