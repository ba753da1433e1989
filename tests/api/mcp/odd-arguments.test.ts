import fc from "fast-check";
import { expect, it } from "vitest";
import { MCP_SERVICE } from "#app/features/programs/mcp/mcp-service.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { assistant, post } from "../../support/mcp-client.ts";
import { OFFER } from "../../support/offers/offer-input.ts";
import { FULL } from "../../support/choice-of-day.ts";
import { oddBody } from "../../support/contract/odd-input.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const CALLS = FULL ? 3000 : 240;
const AT_ONCE = 8;

const ID = "01a20268-8c39-7000-b77a-91b874bb7555";

/** What a call of this tool takes when all is well, or nearly. */
const VALID: Record<string, object> = {
  find_invoices: {
    status: "sent",
    text: "Konzept",
    clientId: ID,
    issuedFrom: "2026-01-01",
    dueTo: "2026-12-31",
    kind: "invoice",
    sort: "-amount",
    limit: 5,
    starting_after: "x",
  },
  get_invoice: { invoiceId: ID },
  create_invoice: { ...INVOICE, clientId: "", notes: "x", discount: { percent: 5 }, idempotencyKey: "k" },
  update_invoice: { invoiceId: ID, version: 1, notes: null, items: INVOICE.items, idempotencyKey: "k" },
  send_invoice: { invoiceId: ID, confirmation: "x", version: 1, language: "de", cc: "x@example.ch" },
  mark_invoice_sent: { invoiceId: ID, version: 1 },
  find_offers: { status: "accepted", text: "x", clientId: ID, issuedFrom: "2026-01-01", limit: 5 },
  get_offer: { offerId: ID },
  create_offer: { ...OFFER, clientId: "", terms: "x", discount: { amount: 5 }, idempotencyKey: "k" },
  invoice_offer: { offerId: ID, kind: "part", percent: 30, version: 1, idempotencyKey: "k" },
  find_clients: { text: "x", email: "x@example.ch", limit: 3, starting_after: "x" },
  get_client: { clientId: ID },
  create_client: CLIENT,
  record_payment: { invoiceId: ID, amount: 12.5, paidOn: "2026-11-20", confirmation: "x", version: 1 },
  list_overdue: { limit: 10 },
  account_summary: { odd: 1 },
  find_payments: { state: "proposed", text: "x", clientId: ID, limit: 5, starting_after: "x" },
  list_questions: { toUser: true, limit: 3, starting_after: "x" },
  answer_question: { questionId: ID, text: "3400", confirmation: "x" },
  read_vat_return: { taxPeriodId: ID },
  close_vat_return: { taxPeriodId: ID, hash: "0".repeat(64), confirmation: "x" },
  read_year: { year: 2025 },
  close_year: { year: 2025, hash: "0".repeat(64), confirmation: "x" },
  decide_payment: { paymentId: ID, decision: "assign", invoiceId: ID, confirmation: "x" },
  list_due_reminders: { limit: 10 },
  send_reminder: { invoiceId: ID, byPost: true, version: 1, confirmation: "x" },
  pause_reminders: { invoiceId: ID, until: "2026-12-31" },
  get_statement: { clientId: ID, currency: "EUR" },
  send_statement: { clientId: ID, currency: "CHF", confirmation: "x" },
  report_open: { page: 2, currency: "CHF" },
  report_by_month: { currency: "EUR" },
  send_offer: { offerId: ID, confirmation: "x", version: 1, language: "fr", copyToMe: true },
  mark_offer_sent: { offerId: ID, version: 1 },
  answer_offer: { offerId: ID, answer: "declined", note: "x" },
};

it("knows the arguments of every tool", () => {
  expect(Object.keys(VALID).toSorted()).toEqual(MCP_SERVICE.tools.map(({ name }) => name).toSorted());
});

onDatabaseOfDay((open) => {
  itRarely(
    "odd arguments never break a tool: the answer is a result, or an error of the caller",
    async () => {
      const { origin, secret, call } = await assistant({ database: await open() });
      const { data } = await call("create_invoice", INVOICE);
      const offered = await call("create_offer", OFFER);
      const ids = { invoiceId: data.invoice!.id, offerId: (offered.data.offer as { id: string }).id };
      const tool = fc.constantFrom(...MCP_SERVICE.tools.map(({ name }) => name));
      const message = tool.chain((name) =>
        oddBody([withIds(VALID[name]!, ids)]).map((args) => ({ name, args })),
      );
      const messages = fc.sample(message, { numRuns: CALLS });
      const broken: unknown[] = [];
      for (let done = 0; done < messages.length; done += AT_ONCE) {
        const answers = messages.slice(done, done + AT_ONCE).map(async ({ name, args }) => {
          const text = String(args);
          const head = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":`;
          const response = await post(origin, `${head}${text}}}`, { secret });
          const answer = (await response.json()) as { result?: Result; success?: boolean };
          const failed = answer.result?.structuredContent?.error?.code === "server.failed";
          if (response.status >= 500 || failed) broken.push([name, text.slice(0, 300), response.status]);
        });
        await Promise.all(answers);
      }
      expect(broken).toEqual([]);
    },
  );
});

interface Result {
  structuredContent?: { error?: { code: string } };
}

function withIds(args: object, ids: Record<string, string>): object {
  return { ...args, ...Object.fromEntries(Object.entries(ids).filter(([name]) => name in args)) };
}
