import { PREFIX_MAX } from "./invoice-prefix.ts";

/** Longest inputs of the registration and profile forms (rules 8 and 9). */
export const ACCOUNT_CAPS = {
  firstName: 20,
  lastName: 20,
  companyName: 50,
  street: 50,
  buildingNumber: 16,
  postalCode: 20,
  city: 35,
  phone: 30,
  customInvoicePrefix: PREFIX_MAX,
};
