import { z } from "zod";
import { designSnapshot } from "#app/features/design/design-snapshot.ts";
import { recipientSnapshot, senderSnapshot } from "#app/features/invoices/document/snapshots.ts";
import { vatRowsSchema } from "#app/features/settlement/payment.ts";
import { templateItems } from "#app/features/templates/template-items.ts";

const text = z.string().default("");
const whole = z.number().int();

/** What the columns of an offer do not say, as the database keeps it; a field added later is empty in older ones. */
export const offerSnapshot = z.object({
  ...{ serviceFrom: text, serviceTo: text, subject: text, purchaseOrder: text, notes: text, terms: text },
  ...{ invoiceDiscount: text, pricesIncludeVat: whole.default(0) },
  sender: senderSnapshot,
  recipient: recipientSnapshot,
  design: designSnapshot,
  items: z.array(templateItems.element.extend({ total: whole })),
  ...{ subtotal: whole, vatTotal: whole, rounding: whole, vatRows: vatRowsSchema },
});

export type OfferSnapshot = z.output<typeof offerSnapshot>;
