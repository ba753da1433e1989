import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import {
  NOTHING_SETTLED,
  type Address,
  type Deduction,
  type InvoiceDocument,
  type InvoiceItem,
  type Sender,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { eachLine } from "#app/features/selling/invoices/fields/content-lines.ts";
import { totalsLess } from "#app/features/selling/invoices/pricing/totals.ts";
import { itemTotal, roundsIn, type Totals, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { withFittingReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import { knownSlip } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { parseSkonto, skontoText } from "#app/features/selling/invoices/fields/skonto.ts";
import {
  readableDiscount,
  typedCurrency,
  typedPricing,
} from "#app/features/selling/invoices/form/draft-totals.ts";
import { type FormValues, groupOf, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { parseCountry } from "#app/swiss/countries.ts";
import { addDays, isDay } from "#app/swiss/dates.ts";
import { parseAmount } from "#app/swiss/money.ts";
import { parseQuantity } from "#app/swiss/quantity.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";
import { parseVatRate, ZERO_REASONS, type ZeroRateReason } from "#app/swiss/vat.ts";
import { readInvoiceForm } from "#app/features/selling/invoices/form/invoice-form.ts";

export interface Around {
  today: string;
  language: Locale;
  sender: Sender;
  designFor: (country: string) => InvoiceDesign;
  termDays: number;
  roundsToFive: boolean;
  number: string;
  referenceType: ReferenceType;
  reference: string;
  deductions: Deduction[];
}

const LONGEST = 1000;

/** What the form says so far, checked by no rule: what cannot be read yet is empty, a figure 0, a day the usual one. */
export function typedDocument(values: FormValues, around: Around): InvoiceDocument {
  const { today, language, sender, designFor, termDays, roundsToFive, deductions, ...rest } = around;
  const input = readInvoiceForm(values);
  const line = (name: string) => textOf(values[name]).slice(0, LONGEST).trim();
  const day = (name: string, other: string) => (isDay(line(name)) ? line(name) : other);
  const items = typedItems(values);
  const pricing = typedPricing(values);
  const currency = typedCurrency(values);
  const issueDate = day("issueDate", today);
  const serviceFrom = day("serviceFrom", "");
  const address = typedAddress(input.recipient);
  return {
    ...rest,
    design: designFor(address.country),
    kind: "invoice",
    corrects: null,
    items,
    ...pricing,
    currency,
    exchangeRate: 0,
    ...(deductions.length > 0 ? { deductions } : {}),
    ...chargedOf(totalsOf(items, pricing, roundsIn(currency, roundsToFive)), deductions),
    skonto: skontoText(parseSkonto(line("skonto")) ?? []),
    issueDate,
    serviceFrom,
    dueDate: day("dueDate", addDays(issueDate, termDays)),
    serviceTo: serviceFrom && day("serviceTo", serviceFrom),
    language: isLocale(line("language")) ? (line("language") as Locale) : language,
    ...eachLine(line),
    notes: line("notes"),
    slip: knownSlip(line("slip")) ?? "standard",
    sender: { ...sender, ...typedAddress(input.sender), name: line("creditorName") || sender.name },
    recipient: {
      name: line("clientName"),
      contact: line("clientContact"),
      email: "",
      phone: "",
      ...address,
    },
    isCopy: false,
    ...NOTHING_SETTLED,
    mark: { kind: "draft" },
  };
}

function chargedOf(whole: Totals, deductions: Deduction[]): Totals {
  return totalsLess(whole, deductions) ?? whole;
}

/** Places in the form, from 0, of the rows that are drawn: something but the usual figures stands in them. */
export function drawnRows(values: FormValues): number[] {
  return rowsOf(values).flatMap((row, index) =>
    textOf(row.description).trim() || textOf(row.unitPrice).trim() ? [index] : [],
  );
}

function rowsOf({ items }: FormValues): FormValues[] {
  return Array.isArray(items) ? items : [];
}

function typedItems(values: FormValues): InvoiceItem[] {
  const drawn = drawnRows(values);
  return rowsOf(values)
    .filter((_, index) => drawn.includes(index))
    .map((row) => {
      const item = {
        description: textOf(row.description).slice(0, LONGEST),
        unit: textOf(row.unit).slice(0, LONGEST),
        quantity: parseQuantity(textOf(row.quantity)) ?? 0,
        unitPrice: parseAmount(textOf(row.unitPrice)) ?? 0,
        vatRate: parseVatRate(textOf(row.vatRate)) ?? 0,
        zeroRateReason: typedReason(row.zeroRateReason),
        discount: readableDiscount(row.discount),
        details: textOf(row.details).slice(0, LONGEST).trim(),
      };
      return { ...withFittingReason(item), total: itemTotal(item) };
    });
}

function typedReason(value: FormValues[string] | undefined): ZeroRateReason {
  return ZERO_REASONS.find((reason) => reason === textOf(value)) ?? "";
}

function typedAddress(party: FormValues[string] | undefined): Address {
  const address = groupOf(groupOf(party).address);
  const line = (name: string) => textOf(address[name]).slice(0, LONGEST).trim();
  return {
    street: line("street"),
    buildingNumber: line("buildingNumber"),
    postalCode: line("postalCode"),
    city: line("city"),
    country: parseCountry(line("country")) ?? "CH",
  };
}
