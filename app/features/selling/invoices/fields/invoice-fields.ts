import { z } from "zod";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import { kinds } from "#app/platform/forms/field-kinds.ts";
import {
  day,
  flagRule,
  optionalDay,
  optionalLine,
  optionalLocale,
  optionalText,
} from "#app/platform/forms/fields.ts";
import { lineFields } from "#app/platform/forms/line-field.ts";
import { contentLines } from "./content-lines.ts";
import { discountKind, discountRule, exchangeRateRule, skontoKind, skontoRule } from "./price-rules.ts";
import { CURRENCIES } from "#app/swiss/money.ts";
import { slipChoiceKind, slipChoiceRule } from "./slip-rule.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

export const invoiceFields = {
  number: {
    kind: kinds.text,
    form: "invoiceNumber",
    json: "invoiceNumber",
    rule: printable(optionalLine({ min: 2, max: 99 })),
    isSearched: true,
    about:
      "Its number. Left out: the next one. " +
      "A number of one's own needs Pro, has 2 to 99 characters, and must not be taken (409).",
    aboutToAssistants: "Only to set a number by hand; the next one is given when left out",
  },
  issueDate: {
    kind: kinds.day,
    column: "issue_date",
    rule: day().optional(),
    about: "The day of issue, YYYY-MM-DD. Left out: today in Switzerland.",
    aboutToAssistants: "Date of the invoice, YYYY-MM-DD; today when left out",
  },
  dueDate: {
    kind: kinds.day,
    column: "due_date",
    rule: day().optional(),
    about:
      "The last day for paying, YYYY-MM-DD, after `issueDate`. " +
      "Left out: as many days later as the account's own payment term says, 30 at first.",
    aboutToAssistants: "Due date, YYYY-MM-DD, after the issue date; 30 days after it when left out",
  },
  serviceFrom: {
    kind: kinds.optionalDay,
    column: "service_from",
    rule: optionalDay(),
    about: "The first day of the service, YYYY-MM-DD; null when none is stated.",
    aboutToAssistants: "First day of the service, YYYY-MM-DD",
  },
  serviceTo: {
    kind: kinds.optionalDay,
    column: "service_to",
    rule: optionalDay(),
    about: "The last day of the service, YYYY-MM-DD, not before `serviceFrom`; null when none is stated.",
    aboutToAssistants: "Last day of the service, YYYY-MM-DD",
  },
  exchangeRate: {
    kind: kinds.exchangeRate,
    label: "invoices:field.exchangeRate",
    column: "exchange_rate",
    rule: exchangeRateRule,
    cap: 10,
    about:
      "CHF for 1 EUR, with at most 5 decimals, by which turnover and VAT of an invoice in EUR count. " +
      "Left out: the monthly mean rate of the account, by which its money counts where the month has one.",
    aboutToAssistants: "CHF for 1 EUR, only to set a rate by hand",
  },
  language: {
    kind: kinds.language,
    rule: optionalLocale(),
  },
} as const satisfies FieldRecord;

/** What a template and a duplicate carry too. */
export const contentFields = {
  ...lineFields(contentLines),
  currency: {
    kind: kinds.currency,
    label: "invoices:field.currency",
    rule: z
      .enum(["", ...CURRENCIES])
      .nullish()
      .transform((currency) => currency || "CHF"),
    about: "`CHF`, or `EUR` where the account's `eurInvoices` is on. Left out: CHF.",
    aboutToAssistants: "CHF when left out; EUR where the account allows it",
  },
  notes: {
    kind: kinds.text,
    rule: printable(optionalText({ max: 499 })),
    cap: 100,
    isSearched: true,
    about: "Remarks below the rows, at most 499 characters.",
    aboutToAssistants: "Text below the rows, at most 499 characters",
  },
  invoiceDiscount: {
    kind: discountKind,
    form: "discount",
    json: "discount",
    column: "discount",
    rule: discountRule,
    cap: 70,
    about:
      "A discount: `percent` or `amount`, not both. That of the invoice is spread over its VAT rates. " +
      "Null takes it away.",
    aboutToAssistants: "Discount on the whole invoice: either percent or amount",
  },
  skonto: {
    kind: skontoKind,
    rule: skontoRule,
    cap: 40,
    about:
      "Discounts for early payment: up to two terms, the later one with less percent. " +
      "They lower neither total nor VAT until they are taken.",
    aboutToAssistants: "Early-payment discounts, at most two",
  },
  pricesIncludeVat: {
    kind: kinds.flag,
    column: "prices_include_vat",
    rule: flagRule,
    about:
      "True when unit prices include VAT. An invoice whose prices do not include VAT does not have the field.",
    aboutToAssistants: "true when the unit prices include VAT",
  },
  slip: {
    kind: slipChoiceKind,
    rule: slipChoiceRule,
    about:
      "What the payment part says: `standard` with amount and client, `without_amount`, `without_debtor`, " +
      "`donation` with neither, `notification` over 0.00 and marked as not for payment. Left out: `standard`.",
    aboutToAssistants:
      "What the payment part says: standard, without_amount, without_debtor, donation (neither) or notification " +
      "(0.00, not for payment); standard when left out",
  },
} as const satisfies FieldRecord;
