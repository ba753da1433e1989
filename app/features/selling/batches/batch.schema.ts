import { z } from "zod";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import {
  checkDates,
  checkDiscounts,
  checkRate,
  checkTotal,
  itemRows,
} from "#app/features/selling/invoices/document/invoice.schema.ts";
import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { referenceFields, senderFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import { withFittingReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import { requiredAddress } from "#app/platform/forms/address-rules.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { addFieldError, optionalLine } from "#app/platform/forms/fields.ts";
import { wholeRecord } from "#app/platform/forms/whole-record.ts";
import { MAX_CLIENTS } from "./batch.ts";
import { textsOfContent } from "#app/features/selling/invoices/texts/filled-texts.ts";
import { batchPlaceholderList, unknownInBatch } from "./batch-texts.ts";

const { number: _number, ...dates } = invoiceFields;

const id = z.string().max(36);

/** An invoice's content without its client. Amounts in CHF come in, Rappen go out. */
export const batchSchema = z
  .object({
    group: optionalLine({ max: 60 }),
    clientIds: z.array(id).max(MAX_CLIENTS).optional(),
    /** Amounts by the client's id, instead of the unit price of the first row. */
    amounts: wholeRecord(z.record(id, itemFields.unitPrice.rule).optional(), (ctx, name) =>
      addFieldError(ctx, "field.amount_of_other", {}, [name]),
    ),
    ...rulesOf(dates),
    ...rulesOf(contentFields),
    ...rulesOf({ referenceType: referenceFields.referenceType }),
    items: itemRows,
    sender: z.object({ ...rulesOf(senderFields), address: requiredAddress().optional() }).optional(),
    ...rulesOf({ metadata: externalFields.metadata }),
    templateId: id.optional(),
  })
  .superRefine(checkClients)
  .superRefine(checkDates)
  .superRefine(checkTotals)
  .superRefine((value, ctx) => checkDiscounts(value, value.currency, ctx))
  .superRefine(checkRate)
  .superRefine(checkPlaceholders)
  .transform(({ group, clientIds, amounts = {}, templateId: _template, discount, items, ...value }) => ({
    group,
    clientIds: clientIds ?? [],
    amounts,
    content: { ...value, invoiceDiscount: discount, items: items.map(withFittingReason) },
  }));

export type BatchInput = z.output<typeof batchSchema>;

function checkClients(
  { group, clientIds }: { group: string; clientIds?: string[] | undefined },
  ctx: z.RefinementCtx,
): void {
  const isGroup = typeof group === "string" && group !== "";
  const isSelection = (clientIds ?? []).length > 0;
  if (isGroup && isSelection) addFieldError(ctx, "field.batch_one_way", {}, ["clientIds"]);
  if (!isGroup && !isSelection) addFieldError(ctx, "field.required", {}, ["group"]);
}

type Priced = Parameters<typeof checkTotal>[0] & { amounts?: Record<string, number> | undefined };

/** Each amount may be too large, and a discount too large for a small one. */
function checkTotals(value: Priced, ctx: z.RefinementCtx): void {
  checkTotal(value, ctx);
  const [first, ...others] = value.items;
  const amounts = Object.values(value.amounts ?? {}).filter(Number.isSafeInteger);
  if (!first || amounts.length === 0) return;
  for (const unitPrice of new Set([Math.min(...amounts), Math.max(...amounts)]))
    checkTotal({ ...value, items: [{ ...first, unitPrice }, ...others] }, ctx);
}

function checkPlaceholders(texts: Parameters<typeof textsOfContent>[0], ctx: z.RefinementCtx): void {
  for (const { path, text } of textsOfContent(texts)) {
    const placeholder = typeof text === "string" ? unknownInBatch(text) : null;
    const params = { code: "field.placeholder", placeholder, known: batchPlaceholderList() };
    if (placeholder) ctx.addIssue({ code: "custom", path, params });
  }
}
