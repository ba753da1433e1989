import type { QrBill, QrParty } from "#app/swiss/qr-payload.ts";

export const ATELIER: QrParty = {
  name: "Atelier Müller & Fils Sàrl",
  street: "Rue du Lac",
  buildingNumber: "12a",
  postalCode: "1003",
  city: "Lausanne",
  country: "CH",
};

export const ANNA: QrParty = {
  name: "Anna Żółkiewska",
  street: "Šafránová Gasse",
  buildingNumber: "7",
  postalCode: "8400",
  city: "Winterthur",
  country: "CH",
};

/** A valid bill in CHF with a QR reference, changed where a test needs it. */
export function qrBill(changes: Partial<QrBill> = {}): QrBill {
  return {
    iban: "CH4431999123000889012",
    creditor: ATELIER,
    amount: 123450,
    currency: "CHF",
    debtor: ANNA,
    referenceType: "QRR",
    reference: "210000000000000000202601173",
    message: "Rechnung 2026-0117",
    billingInformation: "",
    alternativeProcedures: [],
    ...changes,
  };
}

/** A valid bill on a normal IBAN without reference. */
export function plainBill(changes: Partial<QrBill> = {}): QrBill {
  return qrBill({ iban: "CH5604835012345678009", referenceType: "NON", reference: "", ...changes });
}

const CREDITOR = "S|Atelier Müller & Fils Sàrl|Rue du Lac|12a|1003|Lausanne|CH||||||||";

/** Payloads written out by hand (`|` for LF), each with the bill it says. */
export const GOLDEN: [title: string, bill: QrBill, payload: string][] = [
  [
    "H1: CHF, QRR, letters of Latin Extended-A",
    qrBill(),
    `SPC|0200|1|CH4431999123000889012|${CREDITOR}1234.50|CHF|S|Anna Żółkiewska|Šafránová Gasse|7|8400|Winterthur|CH` +
      "|QRR|210000000000000000202601173|Rechnung 2026-0117|EPD",
  ],
  [
    "H2: SCOR, below one franc, no debtor",
    plainBill({
      amount: 50,
      debtor: null,
      referenceType: "SCOR",
      reference: "RF85INV20260117",
      message: "",
    }),
    `SPC|0200|1|CH5604835012345678009|${CREDITOR}0.50|CHF||||||||SCOR|RF85INV20260117||EPD`,
  ],
  [
    "H3: EUR, largest amount, debtor abroad without a street",
    qrBill({
      iban: "CH5800791123000889012",
      amount: 99_999_999_999,
      currency: "EUR",
      debtor: {
        name: "Gemeinde Beispielort",
        street: "",
        buildingNumber: "",
        postalCode: "79761",
        city: "Waldshut-Tiengen",
        country: "DE",
      },
      referenceType: "SCOR",
      reference: "RF582026117EU",
      message: "Facture n° 117 - remplacé",
    }),
    `SPC|0200|1|CH5800791123000889012|${CREDITOR}999999999.99|EUR|S|Gemeinde Beispielort|||79761|Waldshut-Tiengen|DE` +
      "|SCOR|RF582026117EU|Facture n° 117 - remplacé|EPD",
  ],
  [
    "H4: Liechtenstein, NON, payer fills in amount and name",
    plainBill({
      iban: "LI21088100002324013AA",
      creditor: {
        name: "Stiftung Beispiel",
        street: "Postfach",
        buildingNumber: "",
        postalCode: "9490",
        city: "Vaduz",
        country: "LI",
      },
      amount: null,
      debtor: null,
      message: "",
    }),
    "SPC|0200|1|LI21088100002324013AA|S|Stiftung Beispiel|Postfach||9490|Vaduz|LI|||||||||CHF||||||||NON|||EPD",
  ],
  [
    "H5: billing information and eBill",
    qrBill({
      amount: 177565,
      debtor: {
        name: "Hotel Alpenblick AG",
        street: "Dorfstrasse",
        buildingNumber: "1",
        postalCode: "7270",
        city: "Davos Platz",
        country: "CH",
      },
      reference: "210000000000000000202601189",
      message: "Auftrag PO-88",
      billingInformation:
        "//S1/10/2026-0118/11/261121/20/PO-88/30/109322551/31/261101261130/32/8.1:1250;2.6:89.90;3.8:320/40/2:10;0:30",
      alternativeProcedures: ["eBill/B/buchhaltung@example.ch"],
    }),
    `SPC|0200|1|CH4431999123000889012|${CREDITOR}1775.65|CHF|S|Hotel Alpenblick AG|Dorfstrasse|1|7270|Davos Platz|CH` +
      "|QRR|210000000000000000202601189|Auftrag PO-88|EPD" +
      "|//S1/10/2026-0118/11/261121/20/PO-88/30/109322551/31/261101261130/32/8.1:1250;2.6:89.90;3.8:320/40/2:10;0:30" +
      "|eBill/B/buchhaltung@example.ch",
  ],
  [
    "H6: notification over 0.00",
    qrBill({
      amount: 0,
      debtor: {
        name: "Jean Exemple",
        street: "",
        buildingNumber: "",
        postalCode: "1200",
        city: "Genève",
        country: "CH",
      },
      reference: "210000000000000000202601197",
      message: "NE PAS UTILISER POUR LE PAIEMENT",
    }),
    `SPC|0200|1|CH4431999123000889012|${CREDITOR}0.00|CHF|S|Jean Exemple|||1200|Genève|CH` +
      "|QRR|210000000000000000202601197|NE PAS UTILISER POUR LE PAIEMENT|EPD",
  ],
  [
    "H7: eBill without billing information keeps line 32",
    plainBill({
      amount: 10000,
      debtor: null,
      message: "",
      alternativeProcedures: ["eBill/B/41010560425610173"],
    }),
    `SPC|0200|1|CH5604835012345678009|${CREDITOR}100.00|CHF||||||||NON|||EPD||eBill/B/41010560425610173`,
  ],
];
