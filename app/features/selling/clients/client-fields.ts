import { z } from "zod";
import { type FieldKind, kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import {
  optionalEBillId,
  optionalEmail,
  optionalChoice,
  optionalLine,
  optionalLocale,
  optionalPhone,
  slipSafeLine,
} from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { CLIENT_DELIVERY, type ClientDelivery } from "./client-delivery.ts";
import { CLIENT_E_INVOICE, type ClientEInvoice } from "./client-e-invoice.ts";
import { groupsKind, groupsRule } from "./client-groups.ts";

const eInvoiceKind: FieldKind<ClientEInvoice> = {
  ...kinds.text,
  answer: z.enum(CLIENT_E_INVOICE),
  stored: z.enum(CLIENT_E_INVOICE).default("default"),
};

const deliveryKind: FieldKind<ClientDelivery> = {
  ...kinds.text,
  answer: z.enum(CLIENT_DELIVERY),
  stored: z.enum(CLIENT_DELIVERY).default("email"),
};

/** Lengths are those of the payment slip; those of the form are narrower. */
export const clientFields = {
  name: {
    kind: kinds.text,
    rule: slipSafeLine({ min: 2, max: 70 }),
    cap: 50,
    isSearched: true,
    headings: [
      ...["name", "name 1", "nachname", "firma", "firmenname", "unternehmen", "kunde", "kundenname"],
      ...["company", "company name", "last name", "customer", "client", "organisation"],
      ...["organization", "nom", "nom 1", "entreprise", "societe", "raison sociale", "nom du client"],
      ...["nome", "nome 1", "cognome", "azienda", "ditta", "societa", "ragione sociale", "cliente"],
    ],
  },
  contact: {
    kind: kinds.text,
    rule: printable(optionalLine({ max: 70 })),
    isSearched: true,
    headings: [
      ...["ansprechpartner", "ansprechperson", "kontaktperson", "kontakt", "zu handen", "contact"],
      ...["contact name", "personne de contact", "interlocuteur", "persona di contatto", "referente"],
    ],
  },
  email: {
    kind: kinds.text,
    rule: optionalEmail(),
    cap: 50,
    isSearched: true,
    headings: [
      ...["e-mail", "email", "mail", "e-mail 1", "e-mail-adresse", "mailadresse", "email address"],
      ...["courriel", "adresse e-mail", "adresse mail", "indirizzo e-mail", "posta elettronica"],
    ],
  },
  phone: {
    kind: kinds.phone,
    rule: optionalPhone(),
    cap: 30,
    isSearched: true,
    headings: [
      ...["telefon", "telefon 1", "telefonnummer", "tel", "festnetz", "phone", "phone number"],
      ...["telephone", "telefono"],
    ],
  },
} as const satisfies FieldRecord;

/** A locality may exceed 20 characters. */
export const clientAddressFields = {
  street: {
    kind: kinds.text,
    cap: 50,
    isSearched: true,
    headings: [
      ...["strasse", "adresse", "street", "address", "address 1", "rue", "via", "indirizzo"],
      ...["strasse 1"],
    ],
  },
  buildingNumber: {
    kind: kinds.text,
    column: "building_number",
    cap: 16,
    headings: ["hausnummer", "hausnr", "house number", "numero de rue", "no de rue", "numero civico"],
  },
  postalCode: {
    kind: kinds.text,
    column: "postal_code",
    cap: 20,
    isSearched: true,
    headings: [
      ...["plz", "postleitzahl", "zip", "zip code", "postcode", "postal code", "npa", "code postal"],
      ...["cap", "npa/cap", "numero postale", "codice postale"],
    ],
  },
  city: {
    kind: kinds.text,
    cap: 35,
    isSearched: true,
    headings: [
      ...["plz ort", "plz/ort", "plz und ort", "plz, ort", "npa localite", "npa/localite", "npa localita"],
      ...["ort", "stadt", "ortschaft", "city", "town", "place", "localite", "ville", "lieu", "citta"],
      ...["luogo", "localita"],
    ],
  },
  country: {
    kind: kinds.text,
    headings: ["land", "landescode", "country", "country code", "pays", "paese", "nazione", "stato"],
  },
} as const satisfies FieldRecord;

export const clientSettings = {
  vatNumber: {
    kind: kinds.text,
    column: "vat_number",
    /** Free text: a client may be registered anywhere. */
    rule: optionalLine({ max: 40 }),
    isSearched: true,
    headings: [
      ...["mwst-nr", "mwst-nummer", "mwst nr", "ust-id", "ust-idnr", "uid", "vat", "vat number"],
      ...["vat id", "vat no", "numero de tva", "no tva", "n tva", "numero iva", "n iva"],
      ...["partita iva"],
    ],
  },
  eBillId: {
    kind: kinds.text,
    column: "ebill_id",
    label: "clients:field.eBillId",
    rule: optionalEBillId(),
    cap: 90,
    headings: ["ebill", "ebill-id", "ebill id", "ebill-adresse", "adresse ebill", "indirizzo ebill"],
  },
  language: {
    kind: kinds.language,
    rule: optionalLocale(),
    headings: ["sprache", "korrespondenzsprache", "language", "langue", "lingua"],
  },
  eInvoice: {
    kind: eInvoiceKind,
    column: "e_invoice",
    rule: optionalChoice(CLIENT_E_INVOICE),
    headings: ["e-rechnung", "e-invoice", "facture electronique", "fattura elettronica"],
  },
  delivery: {
    kind: deliveryKind,
    label: "clients:field.delivery",
    rule: optionalChoice(CLIENT_DELIVERY),
    headings: [
      "versand",
      "versandart",
      "zustellung",
      "delivery",
      "envoi",
      "mode d'envoi",
      "invio",
      "recapito",
    ],
  },
  groups: {
    kind: groupsKind,
    column: "group_names",
    label: "clients:field.groups",
    rule: groupsRule,
    headings: [
      ...["gruppe", "gruppen", "kategorie", "kategorien", "group", "groups", "category", "categories"],
      ...["groupe", "groupes", "categorie", "gruppo", "gruppi", "categoria"],
    ],
  },
} as const satisfies FieldRecord;
