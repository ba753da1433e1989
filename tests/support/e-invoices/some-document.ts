import fc from "fast-check";
import type {
  InvoiceDocument,
  InvoiceItem,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { discountText } from "#app/features/selling/invoices/fields/discount.ts";
import { SLIP_CHOICES } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { creditedParts, NOTHING_CREDITED } from "#app/features/selling/invoices/correcting/credited-parts.ts";
import { totalsLess } from "#app/features/selling/invoices/pricing/totals.ts";
import { itemTotal, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { invoiceDocument } from "../invoices/invoice-document.ts";

const label = fc.constantFrom("", "Treue & «Rabatt»", "<Messe>");

const discount = fc.oneof(
  fc.constant(""),
  fc.record({ percent: fc.integer({ min: 1, max: 10_000 }), label }).map(discountText),
);

const someItem: fc.Arbitrary<InvoiceItem> = fc
  .record({
    description: fc.constantFrom("Beratung", "A & B < C", "Gutschein \u0001", "Übersetzung «DE»"),
    details: fc.constantFrom("", "Zwei\nZeilen"),
    unit: fc.constantFrom("", "h", "Tage", "Stk", "m²", "Pauschale"),
    quantity: fc.integer({ min: 10, max: 999_999_000 }).map((quantity) => quantity - (quantity % 10)),
    unitPrice: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 100, max: 200_000 })),
    vatRate: fc.constantFrom(81, 81, 26, 38, 0),
    zeroRateReason: fc.constantFrom("", "export", "abroad", "exempt"),
    discount,
  })
  .map((item) => ({ ...item, zeroRateReason: item.vatRate === 0 ? item.zeroRateReason : "" }))
  .map((item) => ({ ...item, total: itemTotal(item) }));

const someInvoice = fc
  .record({
    items: fc.array(someItem, { minLength: 1, maxLength: 8 }),
    isRegistered: fc.constantFrom(true, true, true, false),
    pricesIncludeVat: fc.constantFrom(0, 1),
    roundsToFive: fc.boolean(),
    invoiceDiscount: discount,
    country: fc.constantFrom("CH", "DE", "LI"),
    language: fc.constantFrom("de", "fr", "it", "en"),
    skonto: fc.constantFrom("", "2:10", "3:5;1.5:14"),
    slip: fc.constantFrom(...SLIP_CHOICES),
  })
  .map(({ items: drawn, isRegistered, country, roundsToFive, ...changes }): InvoiceDocument => {
    const items = isRegistered ? drawn : drawn.map((item) => ({ ...item, vatRate: 0 }));
    return invoiceDocument({
      ...changes,
      ...totalsOf(items, changes, roundsToFive),
      items,
      sender: isRegistered ? {} : { vatNumber: "" },
      recipient: { country, name: "Müller & Söhne <GmbH>" },
    });
  });

/** Invoices, deposits, final invoices of one or two parts, and credit notes of a part, as the rows allow. */
export const someDocument: fc.Arbitrary<InvoiceDocument> = fc
  .record({
    invoice: someInvoice,
    kind: fc.constantFrom("invoice", "deposit", "final", "credit"),
    share: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ invoice, kind, share }) => {
    if (kind === "deposit") return { ...invoice, deposit: { of: null, percent: share * 100 } };
    if (kind === "final") return finalInvoice(invoice, share);
    return kind === "credit" ? creditNote(invoice, share) : invoice;
  });

function finalInvoice(invoice: InvoiceDocument, share: number): InvoiceDocument {
  const vatRows = invoice.vatRows.map(({ rate, net, vat }) => ({
    rate,
    net: Math.floor((net * share) / 100),
    vat: Math.floor((vat * share) / 100),
  }));
  const deductions = [{ id: "part", number: "INV-2026-0007", issueDate: "2026-10-01", vatRows, rounding: 0 }];
  const { subtotal, vatTotal, rounding, total } = invoice;
  const whole = {
    itemsTotal: 0,
    discountTotal: 0,
    subtotal,
    vatTotal,
    rounding,
    total,
    vatRows: invoice.vatRows,
  };
  const left = totalsLess(whole, deductions);
  if (!left) return invoice;
  return {
    ...invoice,
    deductions,
    subtotal: left.subtotal,
    vatTotal: left.vatTotal,
    rounding: left.rounding,
    total: left.total,
    vatRows: left.vatRows,
  };
}

function creditNote(invoice: InvoiceDocument, share: number): InvoiceDocument {
  const quantities = invoice.items.map(({ quantity }) => Math.max(1, Math.floor((quantity * share) / 100)));
  const { isWhole, ...parts } = creditedParts(invoice, NOTHING_CREDITED, quantities);
  return {
    ...invoice,
    ...parts,
    kind: "credit_note",
    corrects: { id: "invoice", number: invoice.number, issueDate: invoice.issueDate, isWhole },
    skonto: "",
    referenceType: "NON",
    reference: "",
  };
}
