import { fold } from "#app/platform/lists/fold.ts";

export type CsvState = "booked" | "pending" | "failed";

const WORDS: Record<CsvState, readonly string[]> = {
  booked: [
    ...["booked", "completed", "complete", "executed", "posted", "settled", "done"],
    ...["abgeschlossen", "gebucht", "verbucht", "ausgefuhrt", "erledigt"],
    ...[
      "termine",
      "terminee",
      "effectue",
      "effectuee",
      "comptabilise",
      "comptabilisee",
      "execute",
      "executee",
    ],
    ...["completato", "completata", "eseguito", "eseguita", "contabilizzato", "contabilizzata"],
  ],
  pending: [
    ...["pending", "processing", "reserved", "created", "scheduled"],
    ...["ausstehend", "pendent", "vorgemerkt", "in bearbeitung", "reserviert"],
    ...["en attente", "en cours", "reserve", "in sospeso", "in attesa", "in corso", "prenotato"],
  ],
  failed: [
    ...["failed", "declined", "rejected", "reverted", "reversed", "cancelled", "canceled"],
    ...["fehlgeschlagen", "abgelehnt", "zuruckgewiesen", "zuruckgesetzt", "ruckgangig gemacht", "storniert"],
    ...["echoue", "echouee", "refuse", "refusee", "rejete", "annule", "annulee", "extourne", "extournee"],
    ...["fallito", "fallita", "rifiutato", "rifiutata", "annullato", "annullata", "stornato", "stornata"],
  ],
};

const STATES: ReadonlyMap<string, CsvState> = new Map(
  (["booked", "pending", "failed"] as const).flatMap((state) =>
    WORDS[state].map((word) => [word, state] as const),
  ),
);

/** @returns null for an unknown word; such a row is listed as unreadable instead of being guessed at */
export function csvStateOf(cell: string): CsvState | null {
  return STATES.get(fold(cell).trim().replace(/\s+/g, " ")) ?? null;
}
