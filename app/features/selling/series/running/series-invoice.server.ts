import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { itemTotal } from "#app/features/selling/invoices/pricing/totals.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import { periodOf } from "#app/features/selling/series/rule/series-dates.ts";
import { filledTemplate } from "#app/features/selling/series/rule/series-texts.ts";
import type { Series } from "#app/features/selling/series/series.ts";

/** The next invoice of a series, to today's address of the client. @throws AppError `client.not_found` */
export async function seriesInvoice(
  ctx: BusinessContext,
  series: Series,
  issueDate: Day,
): Promise<InvoiceInput> {
  const client = await findClient(ctx, series.clientId ?? "");
  const { items, ...content } = contentOfPeriod(series, issueDate);
  return {
    ...content,
    invoiceNumber: "",
    clientId: client.id,
    saveClient: false,
    recipient: {
      ...pickFields(recipientFields, client),
      address: pickFields(recipientAddressFields, client),
    },
    items: items.map((item) => ({ ...item, total: itemTotal(item) })),
    paymentReference: "",
  };
}

/** What the next period's invoices have in common. */
export function contentOfPeriod(series: Series, issueDate: Day) {
  const period = periodOf(series.rule, series.nextK - series.firstK);
  const t = translator(series.template.language);
  const template = filledTemplate(series.template, period, (number) => t("series:quarter", { number }));
  return {
    exchangeRate: 0,
    issueDate,
    dueDate: addDays(issueDate, template.termDays),
    serviceFrom: period.from,
    serviceTo: period.to,
    language: template.language,
    ...pickFields(contentFields, template),
    items: template.items,
    paymentReferenceType: template.referenceType,
  };
}
