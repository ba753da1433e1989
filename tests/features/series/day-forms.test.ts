import { expect, it } from "vitest";
import { textsOf } from "../../support/read/locale-texts.ts";
import { dayForm } from "#app/ui/series/use-rule-text.ts";

it.each([
  ["fr", 1, "le 1er du mois"],
  ["fr", 8, "le 8 du mois"],
  ["it", 1, "il 1° del mese"],
  ["it", 8, "l’8 del mese"],
  ["it", 11, "l’11 del mese"],
  ["it", 18, "il 18 del mese"],
  ["de", 1, "am 1. des Monats"],
])("in %s day %i of the month is said as natives say it: %s", (locale, day, said) => {
  const text = textsOf(locale).get(`series:on.${dayForm(day)}`);
  expect(text?.replace("{{day}}", String(day))).toBe(said);
});
