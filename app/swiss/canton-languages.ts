export const OFFICIAL_LANGUAGES = ["de", "fr", "it"] as const;
export type OfficialLanguage = (typeof OFFICIAL_LANGUAGES)[number];

/** Cantons without German alone (cantonal constitutions); the language of most people first. */
const OTHERS: Partial<Record<string, readonly OfficialLanguage[]>> = {
  BE: ["de", "fr"],
  FR: ["fr", "de"],
  GE: ["fr"],
  GR: ["de", "it"],
  JU: ["fr"],
  NE: ["fr"],
  TI: ["it"],
  VD: ["fr"],
  VS: ["fr", "de"],
};

/** @param canton two letters; German where it is unknown */
export function languagesOfCanton(canton: string): readonly OfficialLanguage[] {
  return OTHERS[canton] ?? ["de"];
}
