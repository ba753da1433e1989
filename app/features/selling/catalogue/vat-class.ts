/** The rate follows from the day of supply. */
export const VAT_CLASSES = ["normal", "reduced", "lodging", "none"] as const;

export type VatClass = (typeof VAT_CLASSES)[number];
