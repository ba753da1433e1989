import { externalFields } from "#app/features/running/external/external-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import {
  profileFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { invoiceDeliveryJson, sumsJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import { decimalToNumber } from "#app/swiss/decimal.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";

const { name: senderName } = senderFields;

/** CHF as numbers with at most 2 decimals, as for invoices. */
export function offerJson(offer: Offer) {
  const { sender, recipient, answered } = offer;
  return {
    id: offer.id,
    clientId: offer.clientId,
    status: offer.status,
    revision: offer.revision,
    currency: "CHF",
    ...jsonOf(offerFields, offer),
    ...jsonOf(offerContentFields, offer),
    sender: {
      ...jsonOf({ name: senderName }, sender),
      ...jsonOf(profileFields, sender),
      address: jsonOf(senderAddressFields, sender),
    },
    recipient: { ...jsonOf(recipientFields, recipient), address: jsonOf(recipientAddressFields, recipient) },
    items: offer.items.map((item) => ({ ...jsonOf(itemFields, item), total: rappenToNumber(item.total) })),
    ...sumsJson(offer),
    ...jsonOf(externalFields, offer),
    publicUrl: offer.publicUrl,
    ...answerJson("accepted", answered),
    ...answerJson("declined", answered),
    answerRemark: answered?.remark ?? null,
    invoices: offer.invoices.map(({ id, number, kind, percent }) => ({
      id,
      invoiceNumber: number,
      kind,
      percent: percent === null ? null : decimalToNumber(percent, 2),
    })),
    delivery: offer.delivery && invoiceDeliveryJson(offer.delivery),
    version: offer.version,
    createdAt: offer.createdAt,
    updatedAt: offer.updatedAt,
  };
}

function answerJson<A extends "accepted" | "declined">(answer: A, answered: Offer["answered"]) {
  const given = answered?.answer === answer ? answered : null;
  return { [`${answer}At`]: given?.at ?? null, [`${answer}By`]: given?.name ?? null } as Record<
    `${A}At` | `${A}By`,
    string | null
  >;
}
