import type { Client } from "#app/features/selling/clients/client.ts";
import { paperDefaults } from "#app/features/selling/clients/paper-defaults.ts";
import type { Issuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { templateItem } from "#app/features/selling/templates/template-items.ts";
import { offerContentFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import { VALID_DAYS } from "#app/features/selling/offers/fields/offer.ts";
import type { OfferInput } from "./offer.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import { addDays, isAfter } from "#app/swiss/dates.ts";
import type { OfferContent } from "./offer-content.ts";

interface Resolving {
  issuer: Issuer;
  number: string;
  client: Client | null;
  /** The day of a draft that is changed, where the input names none. */
  issueDate?: string | undefined;
}

/** Sender and design are those of today. @throws AppError `input.invalid` at `validUntil` */
export function resolveOffer(
  ctx: UserContext,
  input: OfferInput,
  { issuer, number, client, issueDate: current = ctx.today }: Resolving,
): OfferContent {
  const { business, sender, designFor } = issuer;
  const issueDate = input.issueDate ?? current;
  const validUntil = input.validUntil ?? addDays(issueDate, VALID_DAYS);
  if (isAfter(issueDate, validUntil))
    throw invalid([{ field: "validUntil", code: "field.valid_before_issue" }]);
  const { subtotal, vatTotal, rounding, total, vatRows } = totalsOf(
    input.items,
    input,
    business.roundsToFive,
  );
  const { address, ...person } = input.recipient;
  return {
    number,
    issueDate,
    validUntil,
    sender,
    design: designFor(input.recipient.address.country),
    ...pickFields(offerContentFields, input),
    serviceFrom: input.serviceFrom,
    serviceTo: input.serviceFrom ? input.serviceTo || input.serviceFrom : "",
    language: input.language ?? paperDefaults(ctx, client).language,
    recipient: { ...person, ...address },
    items: input.items.map((item) => ({ ...templateItem(item), total: item.total })),
    subtotal,
    vatTotal,
    rounding,
    total,
    vatRows,
  };
}
