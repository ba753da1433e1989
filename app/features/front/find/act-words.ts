import { fold } from "#app/platform/lists/fold.ts";

export type ActVerb = "remind" | "send" | "markPaid" | "newInvoice";

/** The words that people use in the four languages, whichever the page has; without accents. */
const WORDS: Record<ActVerb, string[]> = {
  remind: [
    ...["remind", "reminder", "send reminder", "send a reminder"],
    ...["mahnen", "mahnung", "mahnung senden", "mahnung schreiben"],
    ...["rappel", "envoyer le rappel", "envoyer un rappel", "relancer", "rappeler"],
    ...["sollecito", "sollecitare", "inviare un sollecito", "inviare il sollecito"],
  ],
  send: ["send", "senden", "versenden", "verschicken", "envoyer", "inviare"],
  markPaid: [
    ...["paid", "mark paid", "mark as paid", "bezahlt", "als bezahlt markieren"],
    ...["payee", "marquer comme payee", "pagata", "contrassegnare come pagata"],
  ],
  newInvoice: [
    ...["new invoice", "write invoice", "neue rechnung", "rechnung schreiben"],
    ...["nouvelle facture", "rediger une facture", "nuova fattura", "scrivere una fattura"],
  ],
};

const PHRASES = Object.entries(WORDS)
  .flatMap(([verb, phrases]) => phrases.map((phrase) => ({ verb: verb as ActVerb, phrase })))
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

/** Between the verb and a name. */
const PARTICLES = /^(for|to|fur|an|von|pour|a|au|de|per|di)\s+/;

/** "remind Muster" and "Muster mahnen" alike. @returns null where no verb stands at an end, or nothing beside it */
export function actIn(text: string): { verb: ActVerb; rest: string } | null {
  const words = fold(text).trim().replace(/\s+/g, " ");
  for (const { verb, phrase } of PHRASES) {
    const rest = words.startsWith(`${phrase} `)
      ? words.slice(phrase.length + 1)
      : words.endsWith(` ${phrase}`)
        ? words.slice(0, -phrase.length - 1)
        : "";
    if (rest) return { verb, rest: rest.replace(PARTICLES, "") };
  }
  return null;
}
