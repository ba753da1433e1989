import { LANGUAGES, type Language } from "#app/swiss/language.ts";

/** The 249 officially assigned codes of ISO 3166-1 alpha-2, sorted. */
export const COUNTRY_CODES: readonly string[] =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO
  JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR
  MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
  RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV
  TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/);

/** Offered first: Switzerland and its neighbours. */
export const FIRST_COUNTRIES: readonly string[] = ["CH", "LI", "DE", "FR", "IT"];

const CODES = new Set(COUNTRY_CODES);

/** True for an officially assigned ISO 3166-1 alpha-2 code in upper case; `XK`, `XX` and `ch` are none. */
export function isCountryCode(text: string): boolean {
  return CODES.has(text);
}

/** The name of a country in one of our languages; text that is no code comes back unchanged. */
export function countryName(code: string, language: Language): string {
  return (isCountryCode(code) && displayNames(language, "long").of(code)) || code;
}

/** Reads a country: its ISO code in any case, or its name in English, German, French or Italian. Null: not understood. */
export function parseCountry(text: string): string | null {
  const code = text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return isCountryCode(code) ? code : (codesByName().get(nameKey(text)) ?? null);
}

/** All countries for a choice: Switzerland and its neighbours, then the rest by name in the order of the language. */
export function countryOptions(language: Language): { code: string; name: string }[] {
  const collator = new Intl.Collator(language);
  const option = (code: string) => ({ code, name: countryName(code, language) });
  const rest = COUNTRY_CODES.filter((code) => !FIRST_COUNTRIES.includes(code)).map(option);
  return [...FIRST_COUNTRIES.map(option), ...rest.sort((a, b) => collator.compare(a.name, b.name))];
}

function displayNames(language: Language, style: "long" | "short"): Intl.DisplayNames {
  return new Intl.DisplayNames([language], { type: "region", style });
}

let names: Map<string, string> | undefined;

/** Country by name, in all languages, long names before short ones such as `UK`. Built once, on first use. */
function codesByName(): Map<string, string> {
  if (names) return names;
  names = new Map();
  for (const style of ["long", "short"] as const) {
    for (const language of LANGUAGES) {
      const dictionary = displayNames(language, style);
      for (const code of COUNTRY_CODES) {
        const key = nameKey(dictionary.of(code) ?? "");
        if (key !== "" && !names.has(key)) names.set(key, code);
      }
    }
  }
  return names;
}

/** Letters only, without accents and case, so that `Cote d'Ivoire` is found. */
function nameKey(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}]/gu, "");
}
