export const EXPORT_FORMATS = ["excel", "csv", "json"] as const;

export const EXPORT_PARTS = [
  "includeInvoices",
  "includeItems",
  "includeOffers",
  "includeCustomers",
  "includePayments",
  "includeLedger",
  "includeExpenses",
  "includeCatalogue",
  "includeStats",
] as const;

export const CSV_SEPARATORS = ["semicolon", "comma"] as const;

/** Headings in the reader's language, or as in the JSON of the API. */
export const EXPORT_HEADINGS = ["translated", "stable"] as const;
