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
import { discountKind, discountRule, skontoKind, skontoRule } from "./price-rules.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

export const invoiceFields = {
  number: {
    kind: kinds.text,
    form: "invoiceNumber",
    json: "invoiceNumber",
    rule: printable(optionalLine({ min: 2, max: 99 })),
    isSearched: true,
    headings: [
      ...["rechnungsnummer", "rechnungsnr", "rechnung", "nummer", "nr", "belegnummer", "dokumentnummer"],
      ...["invoice number", "invoice no", "invoice", "number", "no", "document number"],
      ...["numero de facture", "no facture", "n de facture", "facture", "numero"],
      ...["numero fattura", "n fattura", "fattura"],
    ],
  },
  issueDate: {
    kind: kinds.day,
    column: "issue_date",
    rule: day().optional(),
    headings: [
      ...["rechnungsdatum", "datum", "ausgestellt am", "belegdatum"],
      ...["invoice date", "date", "issued", "issue date"],
      ...["date de facture", "date de la facture", "date d'emission"],
      ...["data", "data fattura", "data di emissione"],
    ],
  },
  dueDate: {
    kind: kinds.day,
    column: "due_date",
    rule: day().optional(),
    headings: [
      ...["faellig am", "fallig am", "falligkeit", "falligkeitsdatum", "zahlbar bis", "gultig bis"],
      ...["due", "due date", "payable by"],
      ...["echeance", "date d'echeance", "payable jusqu'au", "scadenza", "data di scadenza"],
    ],
  },
  serviceFrom: { kind: kinds.optionalDay, column: "service_from", rule: optionalDay() },
  serviceTo: { kind: kinds.optionalDay, column: "service_to", rule: optionalDay() },
  language: {
    kind: kinds.language,
    rule: optionalLocale(),
    headings: ["sprache", "korrespondenzsprache", "language", "langue", "lingua"],
  },
} as const satisfies FieldRecord;

/** What a template and a duplicate carry too. */
export const contentFields = {
  subject: {
    kind: kinds.text,
    rule: printable(optionalLine({ max: 100 })),
    cap: 100,
    isSearched: true,
    headings: ["betreff", "titel", "subject", "title", "objet", "titre", "oggetto", "titolo"],
  },
  purchaseOrder: {
    kind: kinds.text,
    column: "purchase_order",
    rule: printable(optionalLine({ max: 35 })),
    cap: 35,
    isSearched: true,
    label: "invoices:field.purchaseOrder",
    headings: [
      ...["purchase order number", "po number", "po", "order number", "your order"],
      ...["bestellung", "bestellnr", "ihre bestellung", "ihre bestellnummer"],
      ...["no de commande", "n de commande", "commande", "bon de commande", "votre commande"],
      ...["n d'ordine", "ordine", "ordine d'acquisto", "vostro ordine"],
    ],
  },
  notes: {
    kind: kinds.text,
    rule: printable(optionalText({ max: 499 })),
    cap: 100,
    isSearched: true,
    headings: [
      ...["bemerkung", "bemerkungen", "notiz", "notizen", "notes", "note", "remarks"],
      ...["remarque", "remarques", "osservazioni"],
    ],
  },
  invoiceDiscount: {
    kind: discountKind,
    form: "discount",
    json: "discount",
    column: "discount",
    rule: discountRule,
    cap: 70,
    headings: [
      ...["rechnungsrabatt", "gesamtrabatt", "invoice discount", "total discount"],
      ...["rabais sur facture", "rabais global", "sconto fattura", "sconto totale"],
    ],
  },
  skonto: {
    kind: skontoKind,
    rule: skontoRule,
    cap: 40,
    headings: ["skonto", "cash discount", "early-payment discount", "escompte", "sconto cassa"],
  },
  pricesIncludeVat: {
    kind: kinds.flag,
    column: "prices_include_vat",
    rule: flagRule,
    headings: ["preise inkl mwst", "bruttopreise", "prices include vat", "prix ttc", "prezzi iva inclusa"],
  },
} as const satisfies FieldRecord;
