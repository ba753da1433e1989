import { expect, it } from "vitest";
import { actIn } from "#app/features/front/find/act-words.ts";

it.each([
  ["remind Muster", "remind", "muster"],
  ["Müller AG mahnen", "remind", "muller ag"],
  ["Mahnung an Muster", "remind", "muster"],
  ["envoyer un rappel à Tilleuls", "remind", "tilleuls"],
  ["Mahnung senden an Muster", "remind", "muster"],
  ["inviare un sollecito a Ticinella", "remind", "ticinella"],
  ["send INV-2026-0001", "send", "inv-2026-0001"],
  ["marquer comme payée Dupont", "markPaid", "dupont"],
  ["Muster mark paid", "markPaid", "muster"],
  ["nuova fattura per Rossi", "newInvoice", "rossi"],
])("%s asks for an act", (text, verb, rest) => {
  expect(actIn(text)).toEqual({ verb, rest });
});

it("a name alone, a verb alone and a word that only begins like one ask for nothing", () => {
  for (const text of ["Muster", "mahnen", "Senderos AG", "Reminderix GmbH", ""])
    expect(actIn(text)).toBeNull();
});
