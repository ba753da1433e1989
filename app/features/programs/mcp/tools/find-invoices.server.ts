import { z } from "zod";
import {
  invoiceWithStep,
  withInvoiceSteps,
} from "#app/features/money/next-step/json/with-next-step.server.ts";
import { ID_DESCRIPTIONS, PAGE_DESCRIPTIONS } from "#app/features/programs/mcp/argument-descriptions.ts";
import { idRule, limitRule } from "#app/features/programs/mcp/argument-rules.ts";
import { invoiceSentence } from "#app/features/programs/mcp/sentences.ts";
import { INVOICE_KINDS, INVOICE_STATUSES } from "#app/features/selling/invoices/fields/invoice.ts";
import { invoicePageJson } from "#app/features/selling/invoices/list/invoice-page-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { readInvoiceFilters } from "#app/features/selling/invoices/list/invoice-filters.ts";
import { INVOICE_SORTS, readInvoiceQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { optionalDay, optionalLine } from "#app/platform/forms/fields.ts";
import { answerOf, PAGE_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";

const SORTS = INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}`]);

export const findInvoicesTool = toolOf({
  name: "find_invoices",
  title: "Find invoices",
  description:
    "Finds invoices of this account by status, text, client and dates; all that are given must hold. Answers a " +
    "page of short entries with their ids, the newest first unless sorted otherwise, and how many match in all.",
  scope: scopeOf("invoices", "read"),
  schema: z.object({
    status: z.enum(INVOICE_STATUSES).optional(),
    text: optionalLine({ max: 100 }),
    clientId: idRule.optional(),
    issuedFrom: optionalDay(),
    issuedTo: optionalDay(),
    dueFrom: optionalDay(),
    dueTo: optionalDay(),
    kind: z.enum(INVOICE_KINDS).optional(),
    sort: z.enum([SORTS[0]!, ...SORTS.slice(1)]).optional(),
    limit: limitRule,
    starting_after: optionalLine({ max: 2000 }),
  }),
  answer: answerOf("invoices", ...PAGE_FIELDS),
  descriptions: {
    status: "Only invoices of this status; sent means sent, unpaid and not yet overdue",
    text: "Descriptions in number, client, rows, notes or order number; or an amount, or a payment reference",
    clientId: ID_DESCRIPTIONS.clientId,
    issuedFrom: "Earliest issue date, YYYY-MM-DD",
    issuedTo: "Latest issue date, YYYY-MM-DD",
    dueFrom: "Earliest due date, YYYY-MM-DD",
    dueTo: "Latest due date, YYYY-MM-DD",
    kind: "Invoices when left out; credit_note for credit notes",
    sort: "Order; a minus sign reverses it: -date is the newest first",
    ...PAGE_DESCRIPTIONS,
  },
  run: async (ctx, { text, clientId, issuedFrom, issuedTo, dueFrom, dueTo, ...input }) => {
    const params = new URLSearchParams({
      q: text,
      client: clientId ?? "",
      issued_from: issuedFrom,
      issued_to: issuedTo,
      due_from: dueFrom,
      due_to: dueTo,
      status: input.status ?? "",
      kind: input.kind ?? "",
      sort: input.sort ?? "",
      limit: String(input.limit),
    });
    const page = await listInvoices(ctx, {
      ...readInvoiceQuery(params),
      filters: readInvoiceFilters(params),
      after: input.starting_after,
    });
    const { invoices, ...found } = invoicePageJson(page);
    const data = { invoices: await withInvoiceSteps(ctx, invoices), ...found };
    const more = data.has_more ? " There are more: call again with starting_after." : "";
    return { text: `${page.total} match; here are ${data.invoices.length}.${more}`, data };
  },
});

export const getInvoiceTool = toolOf({
  name: "get_invoice",
  title: "Read an invoice",
  description: "Answers everything about one invoice or credit note: rows, amounts, payments, delivery.",
  scope: scopeOf("invoices", "read"),
  schema: z.object({ invoiceId: idRule }),
  answer: answerOf("invoice"),
  descriptions: { invoiceId: ID_DESCRIPTIONS.invoiceId },
  run: async (ctx, { invoiceId }) => {
    const invoice = await findInvoice(ctx, invoiceId);
    return { text: invoiceSentence(invoice), data: { invoice: await invoiceWithStep(ctx, invoice) } };
  },
});
