/** What a slip's letter may look like when nobody says otherwise (rule 23); the slip itself is set by the standard. */
export const FORMATTING_DEFAULTS = {
  fontFamily: "Arial",
  fontSize: 10,
  margins: { top: 5, right: 5, bottom: 5, left: 5 },
};

/** Points and mm. */
export const FORMATTING_RANGES = {
  fontSize: { min: 8, max: 12 },
  margins: { min: 0, max: 40 },
};

/** The letters of Liberation Sans are as wide as those of Arial; it is embedded in every PDF. */
export const FONT_FAMILIES = ["Arial"] as const;

export function formattingOptions() {
  return {
    fontFamilies: FONT_FAMILIES,
    ranges: FORMATTING_RANGES,
    defaults: FORMATTING_DEFAULTS,
    units: { fontSize: "pt", margins: "mm" },
  };
}
