import { expect, it } from "vitest";
import { findGroups } from "#app/features/front/find/find-groups.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { member, testPlatform } from "../../support/platform.ts";

/** What people type, and the page that answers it. */
const ASKED: Record<Locale, Record<string, string>> = {
  de: {
    twint: "/profile/online-payments",
    "wo ist das quartal": "/tax",
    treuhänder: "/profile/people",
    "rechnung korrigieren": "/invoices",
    "wer schuldet mir geld": "/clients/ages",
    "50 zu wenig bezahlt": "/payments/rules",
    "kunde zahlt nicht": "/reminders",
    kontoauszug: "/payments/import",
    "umziehen von bexio": "/import",
    briefkopf: "/profile/design",
    "jeden monat": "/recurring",
    quittung: "/expenses",
    steuererklärung: "/year",
    anzahlung: "/offers",
    "abo kündigen": "/profile/subscription",
  },
  fr: {
    twint: "/profile/online-payments",
    "décompte du trimestre": "/tax",
    fiduciaire: "/profile/people",
    "corriger une facture": "/invoices",
    "qui me doit": "/clients/ages",
    "payé trop peu": "/payments/rules",
    "client ne paie pas": "/reminders",
    "extrait bancaire": "/payments/import",
    "reprendre de bexio": "/import",
    "en-tête": "/profile/design",
    "chaque mois": "/recurring",
    quittance: "/expenses",
    "déclaration d’impôt": "/year",
    acompte: "/offers",
    "taux de change": "/tax/rates",
  },
  it: {
    twint: "/profile/online-payments",
    "rendiconto del trimestre": "/tax",
    fiduciario: "/profile/people",
    "correggere la fattura": "/invoices",
    "chi mi deve soldi": "/clients/ages",
    "pagato troppo poco": "/payments/rules",
    "cliente non paga": "/reminders",
    "estratto conto": "/payments/import",
    "passare da bexio": "/import",
    "carta intestata": "/profile/design",
    "ogni mese": "/recurring",
    ricevuta: "/expenses",
    "dichiarazione d’imposta": "/year",
    acconto: "/offers",
    "cambiare azienda": "/seats",
  },
  en: {
    twint: "/profile/online-payments",
    "vat quarter": "/tax",
    "invite my trustee": "/profile/people",
    "correct an invoice": "/invoices",
    "who owes me money": "/clients/ages",
    "paid too little": "/payments/rules",
    "client does not pay": "/reminders",
    "bank statement": "/payments/import",
    "move from bexio": "/import",
    letterhead: "/profile/design",
    "every month": "/recurring",
    receipt: "/expenses",
    "tax declaration": "/year",
    "down payment": "/offers",
    "close my account": "/profile/delete",
  },
};

it("60 questions in the words of people find their page", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const missed: string[] = [];
  for (const [locale, questions] of Object.entries(ASKED))
    for (const [question, page] of Object.entries(questions)) {
      const groups = await findGroups({ ...ctx, locale: locale as Locale }, question);
      const found = groups.flatMap(({ hits }) => hits.map(({ to }) => to));
      if (!found.includes(page)) missed.push(`${locale} ${question}: ${found.join(" ")}`);
    }
  expect(missed).toEqual([]);
  expect(Object.values(ASKED).flatMap((questions) => Object.keys(questions))).toHaveLength(60);
});

it("words of up to three letters need not stand in the title of a page, longer ones must", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const pages = async (search: string) => {
    const groups = await findGroups(ctx, search);
    return groups.flatMap(({ hits }) => hits.map(({ to }) => to));
  };
  expect(await pages("More invoices")).not.toContain("/invoices");
  expect(await pages("The invoices")).toContain("/invoices");
  expect(await pages("the")).not.toContain("/invoices");
});
