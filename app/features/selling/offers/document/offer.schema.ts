import { z } from "zod";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import {
  checkDiscounts,
  checkRecipient,
  checkServicePeriod,
  checkTotal,
  itemRows,
} from "#app/features/selling/invoices/document/invoice.schema.ts";
import { withFittingReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import { itemTotal } from "#app/features/selling/invoices/pricing/totals.ts";
import { requiredAddress } from "#app/platform/forms/address-rules.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { checkbox, optionalLine, optionalVersion } from "#app/platform/forms/fields.ts";
import { isAfter } from "#app/swiss/dates.ts";
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";

/** Amounts in CHF come in, Rappen go out. */
export const offerSchema = z
  .object({
    ...rulesOf(offerFields),
    ...rulesOf(offerContentFields),
    recipient: z.object({ ...rulesOf(recipientFields), address: requiredAddress() }),
    items: itemRows,
    ...rulesOf(externalFields),
    clientId: optionalLine({ max: 36 }),
    saveClient: checkbox(),
    /** The version that was edited; without it any version is replaced. */
    version: optionalVersion(),
  })
  .superRefine(checkRecipient)
  .superRefine(checkValidity)
  .superRefine(checkServicePeriod)
  .superRefine(checkTotal)
  .superRefine((value, ctx) => checkDiscounts(value, "CHF", ctx))
  .transform(({ discount, ...value }) => ({
    ...value,
    invoiceDiscount: discount,
    items: value.items.map((item) => ({ ...withFittingReason(item), total: itemTotal(item) })),
  }));

export type OfferInput = z.output<typeof offerSchema>;

/** Also runs when a field is wrong already, so that all errors show at once. */
function checkValidity(
  { issueDate, validUntil }: { issueDate?: unknown; validUntil?: unknown },
  ctx: z.RefinementCtx,
): void {
  if (typeof issueDate !== "string" || typeof validUntil !== "string") return;
  if (!isAfter(issueDate, validUntil)) return;
  ctx.addIssue({ code: "custom", path: ["validUntil"], params: { code: "field.valid_before_issue" } });
}
