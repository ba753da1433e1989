import { describe, expect, it } from "vitest";
import {
  COUNTRY_CODES,
  FIRST_COUNTRIES,
  countryName,
  countryOptions,
  isCountryCode,
  parseCountry,
} from "#app/swiss/countries.ts";
import { LANGUAGES } from "#app/swiss/language.ts";

describe("codes", () => {
  it("are the 249 of ISO 3166-1 and Kosovo's, sorted, each once", () => {
    expect(COUNTRY_CODES).toHaveLength(250);
    expect([...new Set(COUNTRY_CODES)].sort()).toEqual(COUNTRY_CODES);
    for (const code of COUNTRY_CODES) expect(code).toMatch(/^[A-Z]{2}$/);
  });

  it.each(["CH", "LI", "DE", "US", "GB", "XK", "ZW"])("%s is one", (code) => {
    expect(isCountryCode(code)).toBe(true);
  });

  it.each(["", "XX", "ch", "ch ", "C", "12", "UK", "EU", "AN", "Schweiz"])("%j is none", (code) => {
    expect(isCountryCode(code)).toBe(false);
  });
});

describe("names", () => {
  it.each([
    ["CH", "en", "Switzerland"],
    ["CH", "de", "Schweiz"],
    ["CH", "fr", "Suisse"],
    ["CH", "it", "Svizzera"],
    ["LI", "de", "Liechtenstein"],
  ] as const)("%s in %s is %s", (code, language, name) => {
    expect(countryName(code, language)).toBe(name);
  });

  it("leaves what is no code unchanged", () => {
    expect(countryName("XX", "de")).toBe("XX");
    expect(countryName("", "de")).toBe("");
  });

  it("every name in every language is read back", () => {
    for (const language of LANGUAGES) {
      for (const code of COUNTRY_CODES) expect(parseCountry(countryName(code, language))).toBe(code);
    }
  });
});

describe("parseCountry", () => {
  it.each([
    ["ch", "CH"],
    [" Li ", "LI"],
    ["SCHWEIZ", "CH"],
    ["suisse", "CH"],
    ["Svizzera ", "CH"],
    ["Switzerland", "CH"],
    ["Deutschland", "DE"],
    ["Allemagne", "DE"],
    ["Germania", "DE"],
    ["Osterreich", "AT"],
    ["Cote d'Ivoire", "CI"],
    ["USA", "US"],
    ["UK", "GB"],
    ["Great Britain", "GB"],
    ["Grossbritannien", "GB"],
    ["Großbritannien", "GB"],
    ["Angleterre", "GB"],
    ["Gran Bretagna", "GB"],
    ["England", "GB"],
    ["Scotland", "GB"],
    ["Holland", "NL"],
    ["Olanda", "NL"],
    ["The Netherlands", "NL"],
    ["Les Pays-Bas", "NL"],
    ["Czech Republic", "CZ"],
    ["République tchèque", "CZ"],
    ["Turkey", "TR"],
    ["Tuerkei", "TR"],
    ["Vatican", "VA"],
    ["Kosovo", "XK"],
    ["xk", "XK"],
    ["Elfenbeinküste", "CI"],
    ["Elfenbeinkueste", "CI"],
    ["Oesterreich", "AT"],
    ["Die Schweiz", "CH"],
    ["L'Italie", "IT"],
    ["Vereinigte Staaten von Amerika", "US"],
    ["Hong Kong", "HK"],
    ["Südkorea", "KR"],
    ["Russian Federation", "RU"],
    ["Weissrussland", "BY"],
  ])("reads %j as %s", (text, code) => {
    expect(parseCountry(text)).toBe(code);
  });

  it.each(["", " ", "XX", "Atlantis", "123", "C", "中国"])("does not understand %j", (text) => {
    expect(parseCountry(text)).toBeNull();
  });
});

describe("countryOptions", () => {
  it.each(LANGUAGES)("in %s: ours first, all the rest in order", (language) => {
    const options = countryOptions(language);
    expect(options.slice(0, 5).map(({ code }) => code)).toEqual(FIRST_COUNTRIES);
    expect(options.map(({ code }) => code).sort()).toEqual(COUNTRY_CODES);
    const rest = options.slice(5).map(({ name }) => name);
    expect(rest).toEqual([...rest].sort(new Intl.Collator(language).compare));
  });

  it("sorts accented names among the others", () => {
    const names = countryOptions("de").map(({ name }) => name);
    expect(names.indexOf("Österreich")).toBeLessThan(names.indexOf("Polen"));
  });
});
