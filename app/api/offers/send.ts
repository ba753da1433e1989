import { sendInvoiceSchema } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { readOfferJson } from "#app/features/offers/read-offer-json.server.ts";
import { sendOffer } from "#app/features/offers/sending/send-offer.server.ts";
import { actingWith } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ POST: actingWith(sendInvoiceSchema, readOfferJson, sendOffer) });

export const loader = route.loader;
export const action = route.action;
