import type { Field } from "#app/platform/forms/field-record.ts";

export type ImportColumns = Readonly<Record<string, Partial<Field>>>;

export const clientDetails = {
  nameAddition: {
    label: "imports:field.nameAddition",
    headings: ["name 2", "zusatz", "namenszusatz", "firmenzusatz", "nom 2", "nome 2", "addition"],
  },
  firstName: {
    label: "imports:field.firstName",
    headings: ["vorname", "first name", "given name", "prenom"],
  },
  kind: {
    label: "imports:field.kind",
    headings: ["kontaktart", "kundenart", "contact type", "type de contact", "tipo di contatto"],
  },
  mobile: {
    label: "imports:field.mobile",
    headings: [
      ...["mobile", "mobil", "handy", "natel", "mobiltelefon", "mobile phone", "portable", "cellulare"],
    ],
  },
} satisfies ImportColumns;

export const invoiceStanding = {
  status: { headings: ["status", "rechnungsstatus", "statut", "etat", "stato"] },
  paidOn: {
    headings: [
      ...["bezahlt am", "zahlungsdatum", "paid on", "payment date", "date paid"],
      ...["payee le", "paye le", "date de paiement", "pagata il", "pagato il"],
    ],
  },
} satisfies ImportColumns;

/** Of our own exports: credit notes belong to an invoice and are not imported. */
export const documentColumns = { kind: {}, corrects: {} } satisfies ImportColumns;

export const lineTotalColumn = {
  headings: [
    ...["positionstotal", "zeilentotal", "line total", "total de la ligne", "totale riga"],
    ...["line total chf", "montant de la ligne chf", "importo della riga chf"],
  ],
};

export const invoiceFigures = {
  subtotal: {
    headings: [
      ...["netto", "nettobetrag", "zwischensumme", "netto chf", "net", "subtotal"],
      ...["montant net", "sous-total", "subtotale"],
    ],
  },
  vatTotal: {},
  total: {
    headings: [
      ...["total", "betrag", "gesamtbetrag", "brutto", "amount", "montant", "totale", "importo"],
      ...["gesamt chf", "montant total chf"],
    ],
  },
  rounding: { headings: ["rundung", "rundungsdifferenz", "rounding", "arrondi", "arrotondamento"] },
  paid: { headings: ["bezahlt", "paid", "paye", "pagato"] },
} satisfies ImportColumns;

export const catalogueStanding = {
  archived: {
    label: "catalogue:field.archived",
    headings: [
      "archiviert",
      "inaktiv",
      "archived",
      "inactive",
      "archive",
      "inactif",
      "archiviato",
      "inattivo",
    ],
  },
} satisfies ImportColumns;
