import { z } from "zod";
import { invoiceWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findWarnings } from "#app/features/selling/invoices/document/invoice-warnings.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { patchBase } from "#app/features/selling/invoices/json/patch-base.ts";
import { requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { idRule } from "#app/features/programs/mcp/argument-rules.ts";
import { INVOICE_DESCRIPTIONS } from "#app/features/programs/mcp/argument-descriptions.ts";
import { invoiceSentence } from "#app/features/programs/mcp/sentences.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { mergePatch } from "#app/platform/http/body/merge-patch.ts";
import { onlyKnown } from "#app/platform/mcp/json-schema.server.ts";
import { NOT_OF_TOOLS, WRITABLE, withClient } from "./of-client.server.ts";
import { answerOf } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { type ToolAnswer, type ToolArguments, toolOf } from "#app/platform/mcp/tool.server.ts";

export const createInvoiceTool = toolOf({
  name: "create_invoice",
  title: "Write an invoice",
  description:
    "Creates an invoice as a draft and sends nothing. Needs the rows, and either clientId or a recipient with " +
    "name, e-mail and address. Amounts are in CHF. Show the draft to the user before you send it.",
  scope: scopeOf("invoices", "write"),
  changes: {},
  schema: invoiceSchema,
  answer: answerOf("invoice"),
  descriptions: INVOICE_DESCRIPTIONS,
  without: [...NOT_OF_TOOLS, "version"],
  optional: ["recipient"],
  complete: withClient,
  run: async (ctx, input) => {
    const id = await createInvoice(ctx, input);
    return written(ctx, id, "Created the draft");
  },
});

const updateSchema = z.intersection(z.object({ invoiceId: idRule }), invoiceSchema);

export const updateInvoiceTool = toolOf({
  name: "update_invoice",
  title: "Change a draft",
  description:
    "Changes a draft: what is left out stays, null clears a field, and items replaces all rows. Invoices that " +
    "were sent cannot be changed.",
  scope: scopeOf("invoices", "write"),
  changes: { isDestructive: true, isRepeatable: true },
  schema: updateSchema,
  answer: answerOf("invoice"),
  descriptions: INVOICE_DESCRIPTIONS,
  without: NOT_OF_TOOLS,
  optional: [
    ...["recipient", "recipient.name", "recipient.email", "recipient.address", "items"],
    ...["recipient.address.postalCode", "recipient.address.city"],
    ...["sender.address.postalCode", "sender.address.city"],
  ],
  nullClears: true,
  complete: withRest,
  run: async (ctx, { invoiceId, ...input }) => {
    await updateInvoice(ctx, invoiceId, input);
    return written(ctx, invoiceId, "Changed the draft");
  },
});

/** What a change leaves out is as it was. @throws AppError `invoice.not_found`, `.locked` */
async function withRest(ctx: UserContext, input: ToolArguments): Promise<ToolArguments> {
  const { invoiceId, ...change } = input;
  const id = idRule.safeParse(invoiceId);
  if (!id.success)
    throw invalid([{ field: "invoiceId", code: invoiceId ? "field.wrong_type" : "field.required" }]);
  const invoice = await findInvoice(ctx, id.data);
  requireAction(invoice.status, "edit");
  const known = onlyKnown(WRITABLE, patchBase(invoiceJson(invoice), change));
  return { invoiceId, version: invoice.version, ...(mergePatch(known, change) as ToolArguments) };
}

async function written(ctx: UserContext, id: string, done: string): Promise<ToolAnswer> {
  const invoice = await findInvoice(ctx, id);
  const warnings = fieldMessages(await findWarnings(ctx, invoice), translator("en"));
  return {
    text: `${done} ${invoiceSentence(invoice)} Nothing was sent.`,
    data: { invoice: await invoiceWithStep(ctx, invoice) },
    warnings,
  };
}
