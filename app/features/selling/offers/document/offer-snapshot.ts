import { z } from "zod";
import { designSnapshot } from "#app/features/selling/design/design-snapshot.ts";
import { recipientSnapshot, senderSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { vatRowsSchema } from "#app/features/books/ledger/payment.ts";
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import { templateItems } from "#app/features/selling/templates/template-items.ts";
import { storedOf } from "#app/platform/forms/field-record.ts";

const { serviceFrom, serviceTo } = offerFields;
const whole = z.number().int();

/** What the columns of an offer do not say, as the database keeps it. */
export const offerSnapshot = z.object({
  ...storedOf({ serviceFrom, serviceTo, ...offerContentFields }),
  sender: senderSnapshot,
  recipient: recipientSnapshot,
  design: designSnapshot,
  items: z.array(templateItems.element.extend({ total: whole })),
  subtotal: whole,
  vatTotal: whole,
  rounding: whole,
  vatRows: vatRowsSchema,
});

export type OfferSnapshot = z.output<typeof offerSnapshot>;
