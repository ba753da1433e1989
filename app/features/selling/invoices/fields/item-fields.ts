import { kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import { optionalLine, optionalText, requiredLine, zeroReasonRule } from "#app/platform/forms/fields.ts";
import { unitPrice } from "#app/platform/forms/numeric-field.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { discountKind, discountRule } from "./price-rules.ts";
import { quantity, vatRate } from "./item-rules.ts";

export const MAX_DETAILS = 500;

export const itemFields = {
  description: {
    kind: kinds.text,
    rule: printable(requiredLine({ max: 499 })),
    cap: 50,
    isSearched: true,
  },
  quantity: {
    kind: kinds.quantity,
    rule: quantity,
  },
  unit: {
    kind: kinds.text,
    rule: printable(optionalLine({ max: 20 })),
    cap: 20,
  },
  unitPrice: {
    kind: kinds.amount,
    column: "unit_price",
    rule: unitPrice,
  },
  vatRate: {
    kind: kinds.vatRate,
    column: "vat_rate",
    rule: vatRate,
  },
  zeroRateReason: {
    kind: kinds.zeroReason,
    column: "zero_rate_reason",
    rule: zeroReasonRule,
    label: "invoices:field.items_zeroRateReason",
  },
  discount: {
    kind: discountKind,
    rule: discountRule,
    cap: 70,
  },
  details: {
    kind: kinds.sparseText,
    rule: printable(optionalText({ max: MAX_DETAILS })),
    cap: MAX_DETAILS,
    isSearched: true,
  },
} as const satisfies FieldRecord;
