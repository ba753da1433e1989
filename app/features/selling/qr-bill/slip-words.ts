import type { Locale } from "#app/platform/i18n/locale.ts";

export interface SlipWords {
  paymentPart: string;
  receipt: string;
  account: string;
  reference: string;
  additionalInformation: string;
  currency: string;
  amount: string;
  acceptancePoint: string;
  payableBy: string;
  payableByBlank: string;
  separate: string;
}

/** IG QR-bill v2.4, annex on multilingual headings. Part of the standard: not to be translated differently. */
export const SLIP_WORDS: Record<Locale, SlipWords> = {
  de: {
    paymentPart: "Zahlteil",
    receipt: "Empfangsschein",
    account: "Konto / Zahlbar an",
    reference: "Referenz",
    additionalInformation: "Zusätzliche Informationen",
    currency: "Währung",
    amount: "Betrag",
    acceptancePoint: "Annahmestelle",
    payableBy: "Zahlbar durch",
    payableByBlank: "Zahlbar durch (Name/Adresse)",
    separate: "Vor der Einzahlung abzutrennen",
  },
  fr: {
    paymentPart: "Section paiement",
    receipt: "Récépissé",
    account: "Compte / Payable à",
    reference: "Référence",
    additionalInformation: "Informations supplémentaires",
    currency: "Monnaie",
    amount: "Montant",
    acceptancePoint: "Point de dépôt",
    payableBy: "Payable par",
    payableByBlank: "Payable par (nom/adresse)",
    separate: "A détacher avant le versement",
  },
  it: {
    paymentPart: "Sezione pagamento",
    receipt: "Ricevuta",
    account: "Conto / Pagabile a",
    reference: "Riferimento",
    additionalInformation: "Informazioni supplementari",
    currency: "Valuta",
    amount: "Importo",
    acceptancePoint: "Punto di accettazione",
    payableBy: "Pagabile da",
    payableByBlank: "Pagabile da (nome/indirizzo)",
    separate: "Da staccare prima del versamento",
  },
  en: {
    paymentPart: "Payment part",
    receipt: "Receipt",
    account: "Account / Payable to",
    reference: "Reference",
    additionalInformation: "Additional information",
    currency: "Currency",
    amount: "Amount",
    acceptancePoint: "Acceptance point",
    payableBy: "Payable by",
    payableByBlank: "Payable by (name/address)",
    separate: "Separate before paying in",
  },
};
