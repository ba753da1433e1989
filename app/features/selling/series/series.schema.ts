import { z } from "zod";
import { checkTotal, itemRows } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { referenceFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import { withFittingReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import { optionalTermDays } from "#app/features/selling/invoices/fields/term-days.ts";
import { MAX_NAME } from "#app/features/selling/templates/template.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { requiredAddress } from "#app/platform/forms/address-rules.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { addFieldError, optionalLine, optionalVersion } from "#app/platform/forms/fields.ts";
import {
  seriesPlaceholderList,
  unknownInSeries,
} from "#app/features/selling/series/rule/series-placeholders.ts";
import { seriesRuleSchema } from "#app/features/selling/series/rule/series-rule.schema.ts";
import { textsOfContent } from "#app/features/selling/invoices/texts/filled-texts.ts";
import { BATCH_PLACEHOLDERS } from "#app/features/selling/batches/batch-texts.ts";
import { SERIES_MODES } from "./series.ts";

const template = z
  .object({
    clientId: optionalLine({ max: 36 }),
    /** The group that stands in place of a client. */
    group: optionalLine({ max: 60 }),
    recipient: z.object({ ...rulesOf(recipientFields), address: requiredAddress() }).optional(),
    ...rulesOf({ language: invoiceFields.language, ...contentFields }),
    ...rulesOf({ referenceType: referenceFields.referenceType }),
    termDays: optionalTermDays(),
    items: itemRows,
  })
  .superRefine(checkTotal)
  .superRefine(checkClient)
  .superRefine(checkPlaceholders)
  .transform(({ discount, paymentReferenceType, ...value }) => ({
    ...value,
    invoiceDiscount: discount,
    items: value.items.map(withFittingReason),
    referenceType: paymentReferenceType,
  }));

export const seriesSchema = z
  .object({
    name: optionalLine({ min: 2, max: MAX_NAME }),
    rule: seriesRuleSchema,
    mode: z.enum(SERIES_MODES).default("draft"),
    template,
    version: optionalVersion(),
  })
  .superRefine(({ mode, template }, ctx) => {
    if (mode === "send" && template?.group) addFieldError(ctx, "field.series_group_draft", {}, ["mode"]);
  });

/** The planned day of the invoice that is skipped; without it whichever is next. */
export const skipSchema = z.object({ date: z.string().max(10).optional() });

export type SeriesInput = z.output<typeof seriesSchema>;

function checkClient(
  value: { clientId: string; group: string; recipient?: object | undefined },
  ctx: z.RefinementCtx,
): void {
  const isClient = value.clientId !== "" || value.recipient !== undefined;
  if (value.clientId && value.recipient) addFieldError(ctx, "field.one_client", {}, ["recipient"]);
  if (isClient && value.group) addFieldError(ctx, "field.batch_one_way", {}, ["group"]);
  if (isClient || value.group) return;
  ctx.addIssue({ code: "custom", path: ["clientId"], params: { code: "field.required" } });
}

/** Also runs when a field is wrong already, so that all errors show at once. */
function checkPlaceholders(
  { group, ...texts }: Parameters<typeof textsOfContent>[0] & { group: string },
  ctx: z.RefinementCtx,
): void {
  for (const { path, text } of textsOfContent(texts)) {
    const placeholder =
      typeof text === "string" ? unknownInSeries(text, group ? BATCH_PLACEHOLDERS : []) : null;
    const params = { code: "field.placeholder", placeholder, known: seriesPlaceholderList() };
    if (placeholder) ctx.addIssue({ code: "custom", path, params });
  }
}
