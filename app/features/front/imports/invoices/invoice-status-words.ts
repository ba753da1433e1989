import { fold } from "#app/platform/lists/fold.ts";
import { INVOICE_STATUSES, type ListedStatus } from "#app/features/selling/invoices/fields/invoice.ts";

/** Words of other programs; ours come from the locale files. */
const WORDS: Record<ListedStatus, string[]> = {
  draft: ["entwurf", "brouillon", "bozza"],
  sent: [
    ...["nein", "no", "non"],
    ...["open", "pending", "unpaid", "issued", "offen", "ausstehend", "versendet", "verschickt", "gestellt"],
    ...[
      "ouvert",
      "ouverte",
      "impaye",
      "impayee",
      "en attente",
      "envoye",
      "aperta",
      "aperto",
      "in sospeso",
      "non pagata",
    ],
  ],
  paid: [
    "ja",
    "yes",
    "oui",
    "si",
    "x",
    "bezahlt",
    "beglichen",
    "paye",
    "payee",
    "reglee",
    "pagata",
    "pagato",
    "saldata",
  ],
  overdue: ["uberfallig", "gemahnt", "late", "en retard", "echue", "scaduta", "scaduto"],
  credited: ["gutgeschrieben", "creditee", "accreditata"],
  written_off: ["abgeschrieben", "written off", "passee en perte", "stralciata"],
  cancelled: [
    "canceled",
    "void",
    "storniert",
    "annulliert",
    "annule",
    "annulee",
    "annullata",
    "annullato",
    "stornata",
  ],
};

export function statusReader(
  own: readonly (readonly [ListedStatus, string])[],
): (text: string) => ListedStatus | null {
  const known = new Map<string, ListedStatus>();
  for (const status of INVOICE_STATUSES)
    for (const word of [status, ...WORDS[status]]) known.set(fold(word), status);
  for (const [status, word] of own) known.set(fold(word), status);
  return (text) => known.get(fold(text.trim())) ?? null;
}
