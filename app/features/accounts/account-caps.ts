import { PREFIX_MAX } from "./invoice-prefix.ts";

/** Longest inputs of the registration and profile forms (specification §5; city 35: real localities exceed 20). */
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
