import { slipPreviewBody } from "#app/features/selling/invoices/preview/preview-slip.schema.ts";
import {
  addressBody,
  amountBody,
  ibanBody,
  newReferenceBody,
  referenceBody,
} from "#app/features/selling/qr-bill/qr-bill.schema.ts";
import { call, operationsOf } from "./operation.ts";

const IBAN = "CH93 0076 2011 6238 5295 7";
const ADDRESS = {
  street: "Obertor",
  buildingNumber: "14",
  postalCode: "8400",
  city: "Winterthur",
  country: "CH",
};

/** They judge with status 200: only a body of another shape is refused. */
export const QR_BILL_OPERATIONS = operationsOf({ module: "qr-bill", scope: null, needs: "see" })({
  listLanguages: call("GET /qr-bill/languages", "Languages", {
    summary: "List the languages",
    text: "Of invoices, letters and pages.",
  }),
  readFormattingOptions: call("GET /qr-bill/formatting-options", "FormattingOptions", {
    summary: "List how a letter can be set",
    text: "For `formatting` of `generate-preview`.",
  }),
  validateIban: call("POST /qr-bill/validate-iban", "IbanCheck", {
    summary: "Judge an IBAN",
    text: "Swiss and Liechtenstein accounts only, as the QR-bill standard asks.",
    body: { schema: ibanBody, example: { iban: IBAN } },
  }),
  validateAddress: call("POST /qr-bill/validate-address", "AddressCheck", {
    summary: "Judge an address",
    text: "As the structured address of the QR-bill standard.",
    body: { schema: addressBody, example: { address: { name: "Kulturhaus Obertor", ...ADDRESS } } },
  }),
  validateAmount: call("POST /qr-bill/validate-amount", "AmountCheck", {
    summary: "Judge an amount",
    text: "0.01 to 999,999,999.99 CHF.",
    body: { schema: amountBody, example: { amount: 648.45 } },
  }),
  validateReference: call("POST /qr-bill/validate-reference", "ReferenceCheck", {
    summary: "Judge a reference, and whether it fits the account",
    text: "QR references need a QR-IBAN, creditor references any other account.",
    body: { schema: referenceBody, example: { reference: "RF18539007547034", creditorIBAN: IBAN } },
  }),
  previewSlip: call("POST /qr-bill/generate-preview", "SlipPreview", {
    summary: "Judge a payment part and draw its Swiss QR Code; at most 90 a minute",
    text: "What is left out of the creditor comes from the profile. Nothing is kept.",
    body: {
      schema: slipPreviewBody,
      example: { debtorName: "Kulturhaus Obertor", debtorAddress: ADDRESS, amount: 648.45 },
    },
  }),
  generateReference: call("POST /qr-bill/generate-reference", "NewReference", {
    summary: "Make a reference that fits the account",
    text: "A QR reference for a QR-IBAN, a creditor reference for any other account. Nothing is kept.",
    body: { schema: newReferenceBody, example: { creditorIBAN: IBAN, number: "2026-0042" } },
    refusals: [404, 409],
  }),
});
