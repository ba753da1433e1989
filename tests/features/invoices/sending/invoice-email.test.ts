import { expect, it } from "vitest";
import { greetingsOf, suitableGreeting } from "#app/features/selling/papers/sending/greeting.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

it.each([
  ["de", "Guten Tag", "Guten Tag Regula Ammann", "Guten Tag Herr Luca Moser"],
  ["fr", "Bonjour,", "Bonjour Regula Ammann,", "Bonjour Herr Luca Moser,"],
] as const)(
  "in %s a firm is greeted without a name, its contact person and a client with a title by name",
  (language, firm, person, titled) => {
    const greeting = (name: string, contact = "") =>
      greetingsOf(translator(language), { name, contact })[suitableGreeting({ name, contact })];
    expect(greeting("Kulturhaus Obertor")).toBe(firm);
    expect(greeting("Anna Muster")).toBe(firm);
    expect(greeting("Madame Butterfly Sàrl")).toBe(firm);
    expect(greeting("Monsieur Cuisine SA", "Regula Ammann")).toBe(person);
    expect(greeting("Herrn Luca Moser")).toBe(titled);
  },
);
