import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { aboutOf } from "#app/platform/forms/field-record.ts";
import type { Descriptions } from "#app/platform/mcp/json-schema.server.ts";

/** Descriptions of arguments, by path. */

export const ID_DESCRIPTIONS = {
  invoiceId: "The invoice's id, as find_invoices answers it (not its number)",
  clientId: "The client's id, as find_clients answers it",
  currency: "CHF or EUR: what is in that currency; CHF when left out",
  version: "The version that you have seen; when the invoice was changed since, the call is refused",
} satisfies Descriptions;

export const OFFER_ID = "The offer's id, as find_offers answers it (not its number)";

export const RECIPIENT_DESCRIPTIONS = {
  recipient:
    "E-mail address, when it is not the client's own; several with commas between them, at most 10 with cc",
  cc: "Who receives a copy, as recipient",
} satisfies Descriptions;

export const CONFIRMATION = "That of the question, once, after the user's yes";

/** For what first answers what will happen. */
export const ASKS_FIRST =
  " First answers what will happen: show all of it to the user; after a yes, repeat with the confirmation.";

export const PAGE_DESCRIPTIONS = {
  limit: "How many at most, 1 to 50; 10 when left out",
  starting_after: "next_cursor of the previous answer, to go on from there",
} satisfies Descriptions;

const EXTERNAL_DESCRIPTIONS = {
  externalId: "What another program calls it, at most 100 characters",
  metadata: "Notes of another program: names and texts",
} satisfies Descriptions;

const addressDescriptions = (at: string): Descriptions => ({
  [at]: "Postal address",
  [`${at}.street`]: "Street without the building number, or a post office box",
  [`${at}.buildingNumber`]: "Building number",
  [`${at}.postalCode`]: "Postal code; four digits in Switzerland",
  [`${at}.city`]: "Town",
  [`${at}.country`]: "Two letters such as CH; Switzerland when left out",
});

const discountDescriptions = (at: string, of: string): Descriptions => ({
  [at]: `Discount on ${of}: either percent or amount`,
  [`${at}.percent`]: "Percent, such as 10",
  [`${at}.amount`]: "CHF, such as 50.00",
  [`${at}.label`]: "Name of the discount, as printed",
});

export const CLIENT_DESCRIPTIONS: Descriptions = {
  name: "Company or person, 2 to 70 characters",
  contact: "Contact person",
  email: "E-mail address that invoices go to",
  phone: "Phone number, such as +41 44 668 18 00",
  ...addressDescriptions("address"),
  vatNumber: "VAT number of the client",
  eBillId: "eBill recipient: an e-mail address, a UID or 17 digits",
  delivery: "How letters reach the client: email, or post for clients without an e-mail address",
  clientNumber: "The client's number in the business's own books",
  remark: "A remark about the client, for the business alone",
  groups: "Names of groups that the client belongs to, such as Members; at most 20",
  eInvoice: "Whether PDFs hold their data as XML: default, always or never",
  language: "Language of the client's invoices: en, de, fr or it",
  ...EXTERNAL_DESCRIPTIONS,
};

export const INVOICE_DESCRIPTIONS: Descriptions = {
  language: "Language of the document: en, de, fr or it",
  ...aboutOf({ ...invoiceFields, ...contentFields }, "assistants"),
  ...discountDescriptions("discount", "the whole invoice"),
  "skonto[].percent": "Percent, such as 2",
  "skonto[].days": "Days after the issue date, such as 10",
  paymentReferenceType: "Type of the payment reference: QRR needs a QR-IBAN, SCOR another one, NON has none",
  paymentReference: "Only to set a payment reference by hand; one is made when left out",
  recipient: "Whom the invoice goes to; with clientId, only what differs from the client",
  "recipient.name": "Company or person, 2 to 70 characters",
  "recipient.contact": "Contact person",
  "recipient.email": "E-mail address that the invoice goes to",
  "recipient.phone": "Phone number, such as +41 44 668 18 00",
  ...addressDescriptions("recipient.address"),
  items: "The rows, 1 to 200",
  "items[].description": "What was delivered or done, at most 499 characters",
  "items[].quantity": "Number above 0, such as 3 or 1.5",
  "items[].unit": "Unit, such as h or km",
  "items[].unitPrice": "Price of one unit in CHF, such as 199.95",
  "items[].vatRate": "VAT in percent, such as 8.1, 2.6, 3.8 or 0; a business without VAT number uses 0",
  "items[].zeroRateReason": "Why a row is at 0 % VAT: export, abroad (place of supply) or exempt (Art. 21)",
  ...discountDescriptions("items[].discount", "this row"),
  "items[].details": "Second, smaller text of the row, at most 500 characters",
  sender: "Only where it differs from the profile",
  "sender.name": "Name of the account's owner",
  "sender.iban": "Swiss IBAN that is paid to",
  ...addressDescriptions("sender.address"),
  ...EXTERNAL_DESCRIPTIONS,
  ...ID_DESCRIPTIONS,
};
