/** The kinds of rates at which what comes from abroad without Swiss VAT may be taxed (Art. 45 MWSTG). */
export const ACQUISITION_RATES = ["standard", "reduced"] as const;

export type AcquisitionTax = "" | (typeof ACQUISITION_RATES)[number];
