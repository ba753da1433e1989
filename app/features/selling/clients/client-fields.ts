import { z } from "zod";
import { type FieldKind, kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import {
  optionalEBillId,
  optionalEmail,
  optionalChoice,
  optionalLine,
  optionalLocale,
  optionalPhone,
  optionalText,
  slipSafeLine,
} from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { CLIENT_DELIVERY, type ClientDelivery } from "./client-delivery.ts";
import { CLIENT_E_INVOICE, type ClientEInvoice } from "./client-e-invoice.ts";
import { groupsKind, groupsRule } from "./client-groups.ts";

const eInvoiceKind: FieldKind<ClientEInvoice> = {
  ...kinds.text,
  answer: z.enum(CLIENT_E_INVOICE),
  stored: z.enum(CLIENT_E_INVOICE).default("default"),
};

const deliveryKind: FieldKind<ClientDelivery> = {
  ...kinds.text,
  answer: z.enum(CLIENT_DELIVERY),
  stored: z.enum(CLIENT_DELIVERY).default("email"),
};

/** Lengths are those of the payment slip; those of the form are narrower. */
export const clientFields = {
  name: {
    kind: kinds.text,
    rule: slipSafeLine({ min: 2, max: 70 }),
    cap: 50,
    isSearched: true,
  },
  contact: {
    kind: kinds.text,
    rule: printable(optionalLine({ max: 70 })),
    isSearched: true,
  },
  email: {
    kind: kinds.text,
    rule: optionalEmail(),
    cap: 50,
    isSearched: true,
  },
  phone: {
    kind: kinds.phone,
    rule: optionalPhone(),
    cap: 30,
    isSearched: true,
  },
} as const satisfies FieldRecord;

/** A locality may exceed 20 characters. */
export const clientAddressFields = {
  street: {
    kind: kinds.text,
    cap: 50,
    isSearched: true,
  },
  buildingNumber: {
    kind: kinds.text,
    column: "building_number",
    cap: 16,
  },
  postalCode: {
    kind: kinds.text,
    column: "postal_code",
    cap: 20,
    isSearched: true,
  },
  city: {
    kind: kinds.text,
    cap: 35,
    isSearched: true,
  },
  country: {
    kind: kinds.text,
  },
} as const satisfies FieldRecord;

export const clientSettings = {
  vatNumber: {
    kind: kinds.text,
    column: "vat_number",
    /** Free text: a client may be registered anywhere. */
    rule: optionalLine({ max: 40 }),
    isSearched: true,
  },
  eBillId: {
    kind: kinds.text,
    column: "ebill_id",
    label: "clients:field.eBillId",
    rule: optionalEBillId(),
    cap: 90,
  },
  language: {
    kind: kinds.language,
    rule: optionalLocale(),
  },
  eInvoice: {
    kind: eInvoiceKind,
    column: "e_invoice",
    rule: optionalChoice(CLIENT_E_INVOICE),
  },
  delivery: {
    kind: deliveryKind,
    label: "clients:field.delivery",
    rule: optionalChoice(CLIENT_DELIVERY),
  },
  clientNumber: {
    kind: kinds.text,
    column: "client_number",
    label: "clients:field.clientNumber",
    rule: optionalLine({ max: 40 }).unwrap().optional(),
    cap: 40,
    isSearched: true,
  },
  remark: {
    kind: kinds.text,
    label: "clients:field.remark",
    rule: optionalText({ max: 1_000 }).unwrap().optional(),
    cap: 1_000,
    isSearched: true,
  },
  groups: {
    kind: groupsKind,
    column: "group_names",
    label: "clients:field.groups",
    rule: groupsRule,
  },
} as const satisfies FieldRecord;
