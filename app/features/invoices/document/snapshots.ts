import { z } from "zod";

const address = {
  street: z.string().default(""),
  buildingNumber: z.string().default(""),
  postalCode: z.string().default(""),
  city: z.string().default(""),
  country: z.string().default("CH"),
};

/** Sender and recipient as an invoice keeps them; a field added later is empty in older invoices. */
export const senderSnapshot = z.object({
  name: z.string(),
  email: z.string().default(""),
  phone: z.string().default(""),
  vatNumber: z.string().default(""),
  iban: z.string().default(""),
  normalIban: z.string().default(""),
  ...address,
});

export const recipientSnapshot = z.object({
  name: z.string(),
  contact: z.string().default(""),
  email: z.string().default(""),
  phone: z.string().default(""),
  ...address,
});
