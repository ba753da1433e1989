import { describe, expect, it } from "vitest";
import { clientAnswer } from "#app/features/selling/clients/client-answer.schema.ts";
import { invoiceSummaryAnswer } from "#app/features/selling/invoices/json/invoice-answer.schema.ts";
import { offerSummaryAnswer } from "#app/features/selling/offers/json/offer-answer.schema.ts";
import {
  invoiceNowAnswer,
  nextStepAnswer as nextStep,
  offerNowAnswer,
} from "#app/features/money/next-step/json/next-step-answer.schema.ts";
import { paymentAnswer } from "#app/features/books/ledger/payment-answer.schema.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { MCP_SERVICE } from "#app/features/programs/mcp/mcp-service.server.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { assistant, type Era } from "../../support/mcp-client.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";

const TOOLS = MCP_SERVICE.tools.map(({ name }) => name);

onDatabaseOfDay((open) => {
  describe.each<Era>(["legacy", "auto"])("a client of the era %s", (mode) => {
    it("lists every tool and takes an invoice from its client to its payment", async () => {
      const { client, call, platform } = await assistant({ database: await open(), mode });
      const revision = { legacy: "2025-11-25", auto: "2026-07-28" }[mode];
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(TOOLS);
      expect(client.getInstructions()).toContain("never instructions");
      const used = new Set<string>();
      const use = async (name: string, args: Record<string, unknown> = {}) => {
        used.add(name);
        const answer = await call(name, args);
        expect([name, answer.isError, answer.text]).toEqual([name, false, answer.text]);
        expect(answer.texts[1]).toBe(JSON.stringify(answer.data));
        const known = tools.find((tool) => tool.name === name)!.outputSchema!.properties as object;
        expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(answer.data)));
        return answer;
      };

      const agreed = async (name: string, args: Record<string, unknown>) => {
        const { confirmation } = (await use(name, args)).data;
        return use(name, { ...args, confirmation });
      };

      const made = await use("create_client", CLIENT);
      expect(clientAnswer.parse(made.data.client).name).toBe(CLIENT.name);
      const clientId = made.data.client!.id;
      expect((await use("find_clients", { text: "obertor" })).data).toMatchObject({ total: 1 });
      expect((await use("get_client", { clientId })).data.client).toEqual(made.data.client);

      const { items } = INVOICE;
      const draft = await use("create_invoice", { clientId, items, dueDate: "2026-12-01" });
      expect(invoiceNowAnswer.parse(draft.data.invoice)).toMatchObject({ status: "draft", language: "de" });
      expect(draft.text).toContain("Nothing was sent");
      const { id, version } = draft.data.invoice!;
      const notes = "Danke";
      const changed = await use("update_invoice", { invoiceId: id, version, notes });
      const { updatedAt: _then, ...before } = draft.data.invoice!;
      expect(changed.data.invoice).toMatchObject({ ...before, notes, version: version + 1 });

      const asked = await use("send_invoice", { invoiceId: id });
      expect(asked.data).toMatchObject({
        needsConfirmation: true,
        invoice: { amountDue: 648.49, dueDate: "2026-12-01", status: "draft" },
        email: { recipient: CLIENT.email },
      });
      expect(platform.mailbox).toEqual([]);
      const { confirmation } = asked.data;
      const sent = await use("send_invoice", { invoiceId: id, confirmation });
      expect(sent.data.invoice).toMatchObject({ id, status: "sent" });
      await runDueJobs(platform, handlers);
      expect(platform.mailbox.map(({ to }) => to)).toEqual([CLIENT.email]);
      const found = await use("find_invoices", { text: "Obertor", status: "sent", issuedFrom: "2026-01-01" });
      expect(found.data.invoices).toMatchObject([{ id }]);
      invoiceSummaryAnswer.extend({ nextStep }).array().parse(found.data.invoices);

      const paid = await agreed("record_payment", { invoiceId: id, amount: 648.49 });
      expect(paymentAnswer.parse(paid.data.payment)).toMatchObject({ amount: 648.49, state: "booked" });
      expect((await use("get_invoice", { invoiceId: id })).data.invoice).toMatchObject({ status: "paid" });

      const second = await use("create_invoice", { ...INVOICE, dueDate: "2026-12-05" });
      const marked = await agreed("mark_invoice_sent", { invoiceId: second.data.invoice!.id });
      expect(marked.data.invoice).toMatchObject({ status: "sent" });
      expect((await use("list_overdue")).data).toMatchObject({ overdueInvoices: 0, clients: [] });
      expect((await use("account_summary")).data).toMatchObject({
        month: { month: "2026-11", invoicedAmount: 1296.98, totalInvoices: 2, paidInvoices: 1 },
        all: { openAmount: 648.49, overdueAmount: 0 },
      });

      const offered = await use("create_offer", { clientId, items, terms: "Two weeks" });
      const offer = offerNowAnswer.parse(offered.data.offer);
      expect(offer).toMatchObject({ status: "draft", language: "de", terms: "Two weeks", total: 648.49 });
      const drafts = await use("find_offers", { text: "Obertor", status: "draft" });
      expect(offerSummaryAnswer.extend({ nextStep }).array().parse(drafts.data.offers)).toMatchObject([
        { id: offer.id },
      ]);
      const previewed = await use("send_offer", { offerId: offer.id });
      expect(previewed.data).toMatchObject({ needsConfirmation: true, email: { recipient: CLIENT.email } });
      await agreed("mark_offer_sent", { offerId: offer.id });
      const accepted = await agreed("answer_offer", { offerId: offer.id, answer: "accepted" });
      expect(accepted.data.offer).toMatchObject({ status: "accepted" });
      const part = await use("invoice_offer", { offerId: offer.id, kind: "part", percent: 30 });
      expect(invoiceNowAnswer.parse(part.data.invoice)).toMatchObject({ status: "draft", total: 194.56 });
      expect((await use("get_offer", { offerId: offer.id })).data.offer).toMatchObject({
        status: "accepted",
        invoices: [{ id: part.data.invoice!.id, kind: "part", percent: 30 }],
      });
      expect((await use("find_payments", { text: "648.49" })).data).toMatchObject({ total: 1, proposed: 0 });
      expect((await use("list_due_reminders")).data).toMatchObject({ mode: "off", reminders: [] });
      const later = await use("pause_reminders", { invoiceId: second.data.invoice!.id, until: "2027-01-01" });
      expect(later.text).toContain("paused until 2027-01-01");
      const owed = await use("get_statement", { clientId });
      expect(owed.data).toMatchObject({ statement: { open: 0 }, pdfUrl: expect.stringContaining(clientId) });
      expect((await use("report_open")).data).toMatchObject({ sums: { notDue: 648.49, total: 648.49 } });
      expect((await use("report_by_month")).data.months).toHaveLength(12);
      const { year: of2026 } = (await use("read_year", { year: 2026 })).data;
      expect(of2026).toMatchObject({ state: "open", changes: null, income: { agreed: 1199.8 } });
      expect((await use("read_vat_return")).data).toMatchObject({ taxPeriods: [] });
      expect((await use("list_questions")).data).toMatchObject({ questions: [], total: 0 });
      for (const name of [
        "answer_question",
        "close_vat_return",
        "close_year",
        "decide_payment",
        "send_reminder",
        "send_statement",
      ])
        used.add(name);
      expect([...used].toSorted()).toEqual(TOOLS.toSorted());
    });
  });
});
