import { describe, expect, it } from "vitest";
import { type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import { textsOf } from "./support/read/locale-texts.ts";

type Rule = [rule: string, pattern: RegExp];

/** Headings of exported files are read by programs: their spaces stay ordinary. */
const FOR_PROGRAMS = "exports:column.";

/** What no text may contain. */
const TYPOGRAPHY: Record<"all" | Locale, Rule[]> = {
  all: [
    ["a no-break space between CHF and an amount", /CHF (?=\{\{|\d)/],
    ["a no-break space before %", / %/],
    ["no space before an ellipsis", /\s…|\.\.\./],
    ["curly apostrophes, but for the straight ones of amounts", /(?<!\d)'|'(?!\d)/],
    ["curly or angled quotes", /"/],
  ],
  en: [["English quotes", /[«»„]/]],
  de: [
    ["ss, never ß", /ß/],
    ["«so», without spaces inside", /«\s|\s»|[“”„]/],
  ],
  fr: [
    ["a no-break space before : ; ! ? and », and after «", / [:;!?»]|« |[^\u00a0][;!?»]|«[^\u00a0]/],
    ["angled quotes", /[“”„]/],
  ],
  it: [["«so», without spaces inside", /«\s|\s»|[“”„]/]],
};

/** Terms that have a better one. */
const TERMS: Record<Locale, Rule[]> = {
  en: [
    ["client", /\bcustomers?\b/i],
    ["offer", /\bquotes?\b/i],
    ["active, ended: open means unpaid", /Pro (is|stays) (open|closed)|Pro opens|opens again/i],
    ["signing secret", /(?<!signing )\bsecrets?\b/i],
    ["handed over: nobody knows more", /e-mail (has )?arrived/i],
    ["outstanding again: due is the date", /\bdue again\b/i],
    ["automatically", /\bby itself\b/i],
    ["to print and post", /for the post\b|remind of\b/i],
  ],
  de: [
    ["Plan", /\bAbos?\b|Abonnement|\w-Abo\b/],
    ["PLZ", /Postleitzahl/],
    ["Total", /\bGesamt/],
    ["Bemerkungen", /\bNotiz/],
    ["Offerte", /\bAngebot/],
    ["Signaturschlüssel", /Geheimnis/],
    ["herunterladen", /PDF laden/],
    ["Zahlteil: the slips before 2022 are withdrawn", /Einzahlungsschein/i],
    ["Firma", /\bBetrieb(e|s)?\b|(Ihr|Ihres|Ihrem) Unternehmen/],
    ["deaktivieren, storniert: links and payments", /Link beenden|ins Leere/],
  ],
  fr: [
    ["formule", /abonnement|\boffre gratuite/i],
    ["à encaisser", /en suspens|\bouverte?s?\b/i],
    ["échue", /factures? (est |sont )?en retard/i],
    ["NPA", /codes? posta/i],
    ["numéro TVA", /numéro de TVA|N° TVA/i],
    ["titulaire", /créancier|bénéficiaire/i],
    ["note de crédit", /\bavoirs\b|\b(un|votre|éventuel) avoir\b/i],
    ["clé de signature", /\bsecrets?\b/i],
    ["section paiement: the slips before 2022 are withdrawn", /bulletins? (de versement|vert|orange|rouge)/i],
    [
      "envoyer un rappel: who is rappelé is phoned",
      /\brappel(er|ez|ée?s?)\b|relancer (le client|la facture)/i,
    ],
  ],
  it: [
    ["piano", /abbonament/i],
    ["da incassare", /in sospeso|\bapert[oaie]\b/i],
    ["NPA", /(codic[ei]|numer[oi]) postal/i],
    ["numero IVA", /\bN\. IVA|partita IVA/i],
    ["titolare", /creditore|beneficiario/i],
    ["chiave di firma", /\bsegret[oi]\b/i],
    ["sezione pagamento: the slips before 2022 are withdrawn", /polizz[ae]/i],
    ["azienda", /\bditt[ae]\b/i],
    ["contrassegnare", /\bsegn(are|at[oaie]|i)\b come/i],
    ["per e-mail", /\bvia e-mail/i],
    ["importare, usare", /\briprend[ae]|\briprendi/i],
  ],
};

const OF_TU = [
  ...["Inserisci", "Indica quanto", "Ritira", "Elimina", "Accredita", "Correggi", "Scegli", "Controlla"],
  ...["Riprova", "Seleziona", "Apri", "Aggiungi", "Scarica", "Salva", "Annulla", "Invia", "Premi", "Attendi"],
  ...["Scrivi", "Crea", "Carica", "Rimuovi", "Accedi"],
].join("|");

/** Italian addresses its reader as Lei. */
const NOT_LEI: Rule[] = [
  ["tu", /\b(tu|tuo|tua|tuoi|tue|puoi|vuoi|devi|hai|potrai|dovrai|avrai)\b|(ggi|sci|gli)(la|lo|li|le|ne)\b/i],
  ["tu in an imperative", new RegExp(`(^|[.:;!?,] )(${OF_TU})\\b`)],
  ["voi", /\b(voi|vostr[oaie])\b/i],
];

/** What ends like a verb of voi and is none. */
const NO_VERBS = new Set([
  ...["accettate", "accreditate", "aggiornate", "annotate", "annullate", "annunciate", "archiviate"],
  ...[
    "arrivate",
    "chiamate",
    "cifrate",
    "collegate",
    "consegnate",
    "concordate",
    "condonate",
    "conservate",
    "considerate",
    "contrassegnate",
    "create",
  ],
  ...["date", "eliminate", "fatturate", "immutate", "incollate", "invariate", "inviate", "modificate"],
  ...["mostrate", "pagate", "rate", "revocate", "rifiutate", "saldate", "salvate", "segnate", "selezionate"],
  ...["stampate", "state", "stralciate", "tralasciate", "trovate", "complete", "rete", "ripete", "limite"],
  ...["tramite", "gratuite", "illimitate", "pulite", "riuscite", "uscite", "write"],
  "scollegate",
]);

/** The names of a payment slip in German, French and Italian. */
const SLIP: Rule = ["Zahlteil, section paiement, sezione pagamento", /\bslips?\b/i];

/** Where a bank account is never meant. */
const LOGIN_ONLY = /^(sign-in|privacy|terms|cookies|consent|api-info|api-keys|webhooks):/;
const BANK_ACCOUNT: Partial<Record<Locale, RegExp>> = { de: /\bKonto\b/, it: /\bconto\b/i };

/** The debt enforcement act has a creditor; elsewhere it is the account's holder. */
const PARTY_IN_LAW = "reminders:collection.creditor";

/** Words that people look for, and nobody reads. */
const ONLY_SEARCHED = "find:";

describe.each(LOCALES)("words in %s", (locale) => {
  const texts = [...textsOf(locale)];
  const breaking = ([, pattern]: Rule) => texts.filter(([, text]) => pattern.test(text));

  it.each([...TYPOGRAPHY.all, ...TYPOGRAPHY[locale]])("are set with %s", (...rule) => {
    expect(breaking(rule).filter(([key]) => !key.startsWith(FOR_PROGRAMS))).toEqual([]);
  });

  it.each([...TERMS[locale], ...(locale === "en" ? [] : [SLIP])])("say %s", (...rule) => {
    const said = breaking(rule).filter(([key]) => !key.startsWith(ONLY_SEARCHED));
    expect(said.filter(([key]) => key !== PARTY_IN_LAW)).toEqual([]);
  });

  it("name the login otherwise than a bank account", () => {
    const account = BANK_ACCOUNT[locale] ?? /^$/;
    expect(texts.filter(([key, text]) => LOGIN_ONLY.test(key) && account.test(text))).toEqual([]);
  });
});

describe("Italian addresses its reader as Lei", () => {
  const texts = [...textsOf("it")];

  it.each(NOT_LEI)("never as %s", (_, pattern) => {
    expect(texts.filter(([, text]) => pattern.test(text))).toEqual([]);
  });

  it("never by a verb of voi", () => {
    const verbs = texts.flatMap(([key, text]) =>
      [...text.replace(/\{\{\w+\}\}/g, "").matchAll(/\p{L}+[aei]te\b/gu)]
        .map(([word]) => ({ key, word: word.toLowerCase() }))
        .filter(({ word }) => !NO_VERBS.has(word)),
    );
    expect(verbs).toEqual([]);
  });
});
