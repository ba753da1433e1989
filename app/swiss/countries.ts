import { EVERYDAY_NAMES } from "#app/swiss/country-names.ts";
import { LANGUAGES, type Language } from "#app/swiss/language.ts";
import { madeOnce } from "#app/swiss/made-once.ts";

/** ISO 3166-1 alpha-2, and `XK`, used by banks for Kosovo. */
export const COUNTRY_CODES: readonly string[] =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO
  JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR
  MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
  RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV
  TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`.split(/\s+/);

export const FIRST_COUNTRIES: readonly string[] = ["CH", "LI", "DE", "FR", "IT"];

const CODES = new Set(COUNTRY_CODES);

export function isCountryCode(text: string): boolean {
  return CODES.has(text);
}

export function countryName(code: string, language: Language): string {
  return (isCountryCode(code) && displayNames(language, "long").of(code)) || code;
}

/** An ISO code, or a usual name in our languages or its own, without article or umlauts, too. Null: not understood. */
export function parseCountry(text: string): string | null {
  const code = text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (isCountryCode(code)) return code;
  const name = nameKey(text);
  const spellings = [name, nameKey(text.trim().replace(ARTICLE, "")), name.replace(/([aou])e/g, "$1")];
  return spellings.map((spelling) => codesByName().get(spelling)).find((found) => found) ?? null;
}

const ARTICLE = /^(the|die|der|das|le|la|les|il|lo|i|gli)\s|^l['’]/i;

export interface Country {
  code: string;
  name: string;
}

export const countryOptions = madeOnce((language: Language): readonly Country[] => {
  const collator = new Intl.Collator(language);
  const option = (code: string) => ({ code, name: countryName(code, language) });
  const rest = COUNTRY_CODES.filter((code) => !FIRST_COUNTRIES.includes(code)).map(option);
  return [...FIRST_COUNTRIES.map(option), ...rest.sort((a, b) => collator.compare(a.name, b.name))];
});

const displayNames = madeOnce(
  (language: Language, style: "long" | "short") =>
    new Intl.DisplayNames([language], { type: "region", style }),
);

/** Official names take precedence over everyday ones. */
const codesByName = madeOnce((): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const add = (name: string, code: string) => {
    const key = nameKey(name);
    if (key !== "" && !names.has(key)) names.set(key, code);
  };
  for (const style of ["long", "short"] as const) {
    for (const language of LANGUAGES) {
      const dictionary = displayNames(language, style);
      for (const code of COUNTRY_CODES) add(dictionary.of(code) ?? "", code);
    }
  }
  for (const [code, everyday] of Object.entries(EVERYDAY_NAMES)) {
    for (const name of everyday.split(",")) add(name, code);
  }
  return names;
});

/** So that `Cote d'Ivoire` is found. */
function nameKey(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}]/gu, "");
}

/** Neither in Switzerland nor in Liechtenstein, which share VAT and payments; an empty country is not. */
export function isAbroad(country: string): boolean {
  return !["", "CH", "LI"].includes(country);
}
