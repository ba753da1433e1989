import { fold } from "#app/platform/lists/fold.ts";
import type { ImportKind } from "./import-fields.ts";

/** Headings of other programs in four languages, those of bexio's contacts among them; those of our own exports come from their texts. */
const CLIENT_WORDS: Record<string, string[]> = {
  name: [
    ...["name", "name 1", "nachname", "firma", "firmenname", "unternehmen", "kunde", "kundenname"],
    ...["company", "company name", "last name", "customer", "client", "organisation", "organization"],
    ...["nom", "nom 1", "entreprise", "societe", "raison sociale", "nom du client"],
    ...["nome", "nome 1", "cognome", "azienda", "ditta", "societa", "ragione sociale", "cliente"],
  ],
  nameAddition: ["name 2", "zusatz", "namenszusatz", "firmenzusatz", "nom 2", "nome 2", "addition"],
  firstName: ["vorname", "first name", "given name", "prenom"],
  kind: ["kontaktart", "kundenart", "contact type", "type de contact", "tipo di contatto"],
  contact: [
    ...[
      "ansprechpartner",
      "ansprechperson",
      "kontaktperson",
      "kontakt",
      "zu handen",
      "contact",
      "contact name",
    ],
    ...["personne de contact", "interlocuteur", "persona di contatto", "referente"],
  ],
  email: [
    ...["e-mail", "email", "mail", "e-mail 1", "e-mail-adresse", "mailadresse", "email address"],
    ...["courriel", "adresse e-mail", "adresse mail", "indirizzo e-mail", "posta elettronica"],
  ],
  phone: [
    "telefon",
    "telefon 1",
    "telefonnummer",
    "tel",
    "festnetz",
    "phone",
    "phone number",
    "telephone",
    "telefono",
  ],
  mobile: ["mobile", "mobil", "handy", "natel", "mobiltelefon", "mobile phone", "portable", "cellulare"],
  street: ["strasse", "adresse", "street", "address", "address 1", "rue", "via", "indirizzo", "strasse 1"],
  buildingNumber: ["hausnummer", "hausnr", "house number", "numero de rue", "no de rue", "numero civico"],
  postalCode: [
    "plz",
    "postleitzahl",
    "zip",
    "zip code",
    "postcode",
    "postal code",
    "npa",
    "code postal",
    "cap",
    "npa/cap",
  ],
  city: [
    "ort",
    "stadt",
    "ortschaft",
    "city",
    "town",
    "place",
    "localite",
    "ville",
    "lieu",
    "citta",
    "luogo",
    "localita",
  ],
  country: ["land", "landescode", "country", "country code", "pays", "paese", "nazione", "stato"],
  vatNumber: [
    ...[
      "mwst-nr",
      "mwst-nummer",
      "mwst nr",
      "ust-id",
      "ust-idnr",
      "uid",
      "vat",
      "vat number",
      "vat id",
      "vat no",
    ],
    ...["numero de tva", "no tva", "n tva", "numero iva", "n iva", "partita iva"],
  ],
  language: ["sprache", "korrespondenzsprache", "language", "langue", "lingua"],
};

const INVOICE_WORDS: Record<string, string[]> = {
  number: [
    ...["rechnungsnummer", "rechnungsnr", "rechnung", "nummer", "nr", "belegnummer", "dokumentnummer"],
    ...["invoice number", "invoice no", "invoice", "number", "no", "document number"],
    ...[
      "numero de facture",
      "no facture",
      "n de facture",
      "facture",
      "numero",
      "numero fattura",
      "n fattura",
      "fattura",
    ],
  ],
  status: ["status", "rechnungsstatus", "statut", "etat", "stato"],
  issueDate: [
    ...[
      "rechnungsdatum",
      "datum",
      "ausgestellt am",
      "belegdatum",
      "invoice date",
      "date",
      "issued",
      "issue date",
    ],
    ...[
      "date de facture",
      "date de la facture",
      "date d'emission",
      "data",
      "data fattura",
      "data di emissione",
    ],
  ],
  dueDate: [
    ...["faellig am", "fallig am", "falligkeit", "falligkeitsdatum", "zahlbar bis", "gultig bis"],
    ...[
      "due",
      "due date",
      "payable by",
      "echeance",
      "date d'echeance",
      "payable jusqu'au",
      "scadenza",
      "data di scadenza",
    ],
  ],
  paidOn: [
    "bezahlt am",
    "zahlungsdatum",
    "paid on",
    "payment date",
    "date paid",
    "payee le",
    "date de paiement",
    "pagata il",
  ],
  ...pick([
    "contact",
    "email",
    "phone",
    "street",
    "buildingNumber",
    "postalCode",
    "city",
    "country",
    "language",
  ]),
  name: [
    ...CLIENT_WORDS.name!,
    "empfanger",
    "rechnungsempfanger",
    "kontakt",
    "recipient",
    "destinataire",
    "destinatario",
  ],
  description: [
    ...[
      "beschreibung",
      "bezeichnung",
      "position",
      "leistung",
      "artikel",
      "text",
      "description",
      "item",
      "service",
    ],
    ...["designation", "prestation", "libelle", "descrizione", "prestazione", "articolo"],
  ],
  quantity: ["menge", "anzahl", "quantity", "qty", "quantite", "quantita"],
  unit: ["einheit", "unit", "unite", "unita"],
  unitPrice: [
    ...[
      "einzelpreis",
      "preis",
      "stuckpreis",
      "preis pro einheit",
      "unit price",
      "price",
      "prix",
      "prix unitaire",
    ],
    ...["prezzo", "prezzo unitario"],
  ],
  vatRate: [
    ...["mwst", "mwst-satz", "mwst %", "steuersatz", "mwst-satz %", "vat", "vat rate", "vat %", "tax rate"],
    ...["tva", "taux de tva", "tva %", "iva", "aliquota iva", "iva %"],
  ],
  lineTotal: ["positionstotal", "zeilentotal", "line total", "total de la ligne", "totale riga"],
  subject: ["betreff", "titel", "subject", "title", "objet", "titre", "oggetto", "titolo"],
  notes: [
    "bemerkung",
    "bemerkungen",
    "notiz",
    "notizen",
    "notes",
    "note",
    "remarks",
    "remarque",
    "remarques",
    "osservazioni",
  ],
  reference: ["referenz", "referenznummer", "qr-referenz", "reference", "payment reference", "riferimento"],
  referenceType: ["referenztyp", "reference type", "type de reference", "tipo di riferimento"],
  iban: ["iban", "konto", "account"],
  subtotal: [
    "netto",
    "nettobetrag",
    "zwischensumme",
    "net",
    "subtotal",
    "montant net",
    "sous-total",
    "netto chf",
    "subtotale",
  ],
  total: ["total", "betrag", "gesamtbetrag", "brutto", "amount", "montant", "totale", "importo"],
  paid: ["bezahlt", "paid", "paye", "pagato"],
};

function pick(fields: string[]): Record<string, string[]> {
  return Object.fromEntries(fields.map((field) => [field, CLIENT_WORDS[field] ?? []]));
}

const WORDS: Record<ImportKind, Record<string, string[]>> = {
  clients: CLIENT_WORDS,
  invoices: INVOICE_WORDS,
};

/** Headings of our own exports: field and text, in every language. */
export type OwnHeadings = readonly (readonly [field: string, heading: string])[];

/** Which column is what, by its heading; empty where nobody can tell. Each field is found once, at its first column. */
export function guessFields(kind: ImportKind, headings: readonly string[], own: OwnHeadings): string[] {
  const known = new Map<string, string>();
  for (const [field, words] of Object.entries(WORDS[kind])) {
    for (const word of words) if (!known.has(headingKey(word))) known.set(headingKey(word), field);
  }
  for (const [field, heading] of own) known.set(headingKey(heading), field);
  const used = new Set<string>();
  return headings.map((heading) => {
    const field = known.get(headingKey(heading)) ?? "";
    if (used.has(field)) return "";
    used.add(field);
    return field;
  });
}

/** Letters, digits and percent signs only: `E-Mail` and `e mail` are one. */
function headingKey(heading: string): string {
  return fold(heading).replace(/[^\p{L}\p{N}%]/gu, "");
}
