import { expect, it } from "vitest";
import { readDay, readDelivery, readLanguage } from "#app/features/front/imports/file/row-reader.ts";

it.each([
  ["de", "de"],
  [" FR ", "fr"],
  ["it-CH", "it"],
  ["en_GB", "en"],
  ["Deutsch", "de"],
  ["français", "fr"],
  ["Italian", "it"],
  ["es", null],
  ["es-ES", null],
  ["Klingonisch", null],
  ["", undefined],
])("the language %j is %j", (text, language) => {
  expect(readLanguage(text)).toBe(language);
});

it.each([
  ["46347", "2026-11-21"],
  ["21/11/2026", "2026-11-21"],
  ["1-2-2026", "2026-02-01"],
  ["2026-11-21T00:00:00.000Z", "2026-11-21"],
  ["2026-11-21 09:30", "2026-11-21"],
  ["31/02/2026", "31/02/2026"],
  ["19999", "19999"],
  ["80000", "80000"],
  ["bald", "bald"],
])("the day %j is read as %j", (text, day) => {
  expect(readDay(text)).toBe(day);
});

it.each([
  ["per Post", "post"],
  ["Brief", "post"],
  ["par la poste", "post"],
  ["via e-mail", "email"],
  ["Mail", "email"],
  ["Fax", "Fax"],
])("delivery by %j is %j", (text, delivery) => {
  expect(readDelivery(text)).toBe(delivery);
});
