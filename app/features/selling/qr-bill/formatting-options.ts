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

/** Embedded as Liberation Sans, which has the same widths. */
export const FONT_FAMILIES = ["Arial"] as const;

export function formattingOptions() {
  return {
    fontFamilies: FONT_FAMILIES,
    ranges: FORMATTING_RANGES,
    defaults: FORMATTING_DEFAULTS,
    units: { fontSize: "pt", margins: "mm" },
  };
}
