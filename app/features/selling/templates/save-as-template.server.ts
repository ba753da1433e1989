import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { createTemplate } from "./create-template.server.ts";
import { MAX_NAME, termWithin } from "./template.ts";

/** @throws AppError `invoice.not_found`, `plan.pro_required`, `template.too_many`, `input.invalid` */
export async function saveAsTemplate(ctx: UserContext, invoiceId: string, name: string): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const invoice = await findInvoice(ctx, invoiceId);
    requireAction(invoice.status, "saveAsTemplate");
    const { clientId, language, issueDate, dueDate, items } = invoice;
    return createTemplate(ctx, {
      name,
      clientId: clientId ?? "",
      ...pickFields(contentFields, invoice),
      language,
      items,
      termDays: termWithin(daysBetween(issueDate, dueDate)),
      version: undefined,
    });
  });
}

export function suggestedName({ recipient, subject }: Pick<Invoice, "recipient" | "subject">): string {
  const name = subject ? `${recipient.name}, ${subject}` : recipient.name;
  return [...name].slice(0, MAX_NAME).join("").trim();
}
