import {
  addressBody,
  amountBody,
  ibanBody,
  newReferenceBody,
  previewBody,
  referenceBody,
} from "#app/features/qr-bill/qr-bill.schema.ts";
import { BODY, operationsOf } from "./operation.ts";

const IBAN = "CH93 0076 2011 6238 5295 7";
const ADDRESS = {
  street: "Obertor",
  buildingNumber: "14",
  postalCode: "8400",
  city: "Winterthur",
  country: "CH",
};

/** They judge with status 200: only a body of another shape is refused. */
export const QR_BILL_OPERATIONS = operationsOf({
  listLanguages: {
    call: "GET /qr-bill/languages",
    summary: "List the languages",
    answers: { 200: "Languages" },
    refusals: [422],
  },
  readFormattingOptions: {
    call: "GET /qr-bill/formatting-options",
    summary: "List how a letter can be set",
    answers: { 200: "FormattingOptions" },
    refusals: [422],
  },
  validateIban: {
    call: "POST /qr-bill/validate-iban",
    summary: "Judge an IBAN",
    body: { schema: ibanBody, example: { iban: IBAN } },
    answers: { 200: "IbanCheck" },
    refusals: [...BODY, 409],
  },
  validateAddress: {
    call: "POST /qr-bill/validate-address",
    summary: "Judge an address",
    body: { schema: addressBody, example: { address: { name: "Kulturhaus Obertor", ...ADDRESS } } },
    answers: { 200: "AddressCheck" },
    refusals: [...BODY, 409],
  },
  validateAmount: {
    call: "POST /qr-bill/validate-amount",
    summary: "Judge an amount",
    body: { schema: amountBody, example: { amount: 648.45 } },
    answers: { 200: "AmountCheck" },
    refusals: [...BODY, 409],
  },
  validateReference: {
    call: "POST /qr-bill/validate-reference",
    summary: "Judge a reference, and whether it fits the account",
    body: { schema: referenceBody, example: { reference: "RF18539007547034", creditorIBAN: IBAN } },
    answers: { 200: "ReferenceCheck" },
    refusals: [...BODY, 409],
  },
  previewSlip: {
    call: "POST /qr-bill/generate-preview",
    summary: "Judge a payment part and draw its Swiss QR Code; at most 90 a minute",
    body: {
      schema: previewBody,
      example: { debtorName: "Kulturhaus Obertor", debtorAddress: ADDRESS, amount: 648.45 },
    },
    answers: { 200: "SlipPreview" },
    refusals: [...BODY, 409],
  },
  generateReference: {
    call: "POST /qr-bill/generate-reference",
    summary: "Make a reference that fits the account",
    body: { schema: newReferenceBody, example: { creditorIBAN: IBAN, number: "2026-0042" } },
    answers: { 200: "NewReference" },
    refusals: [...BODY, 404, 409],
  },
});
