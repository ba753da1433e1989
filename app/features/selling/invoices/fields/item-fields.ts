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
    headings: [
      ...["beschreibung", "bezeichnung", "position", "leistung", "artikel", "text"],
      ...["description", "item", "service", "designation", "prestation", "libelle"],
      ...["descrizione", "prestazione", "articolo"],
    ],
  },
  quantity: {
    kind: kinds.quantity,
    rule: quantity,
    headings: ["menge", "anzahl", "quantity", "qty", "quantite", "quantita"],
  },
  unit: {
    kind: kinds.text,
    rule: printable(optionalLine({ max: 20 })),
    cap: 20,
    headings: ["einheit", "unit", "unite", "unita"],
  },
  unitPrice: {
    kind: kinds.amount,
    column: "unit_price",
    rule: unitPrice,
    headings: [
      ...["einzelpreis", "preis", "stuckpreis", "preis pro einheit", "unit price", "price"],
      ...["prix", "prix unitaire", "prezzo", "prezzo unitario"],
    ],
  },
  vatRate: {
    kind: kinds.vatRate,
    column: "vat_rate",
    rule: vatRate,
    headings: [
      ...["mwst", "mwst-satz", "mwst %", "steuersatz", "mwst-satz %", "vat", "vat rate", "vat %", "tax rate"],
      ...["tva", "taux de tva", "tva %", "iva", "aliquota iva", "iva %"],
    ],
  },
  zeroRateReason: {
    kind: kinds.zeroReason,
    column: "zero_rate_reason",
    rule: zeroReasonRule,
    label: "invoices:field.items_zeroRateReason",
    headings: [
      ...["grund fur 0 %", "grund 0 %", "reason for 0 %", "zero rate reason"],
      ...["motif du 0 %", "motif 0 %", "motivo dello 0 %", "motivo 0 %"],
    ],
  },
  discount: {
    kind: discountKind,
    rule: discountRule,
    cap: 70,
    headings: ["rabatt", "positionsrabatt", "discount", "rabais", "remise", "sconto"],
  },
  details: {
    kind: kinds.sparseText,
    rule: printable(optionalText({ max: MAX_DETAILS })),
    cap: MAX_DETAILS,
    isSearched: true,
    headings: [
      ...["einzelheiten", "details", "zusatztext", "langtext", "item details", "long description"],
      ...["precisions", "texte complementaire", "dettagli", "testo aggiuntivo"],
    ],
  },
} as const satisfies FieldRecord;
