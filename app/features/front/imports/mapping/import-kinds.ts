export const IMPORT_KINDS = [
  "clients",
  "invoices",
  "payments",
  "expenses",
  "services",
  "series",
  "catalogue",
] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What becomes of rows of which some are wrong: all or nothing, or only those that are right. */
export const IMPORT_CHOICES = ["whole", "good"] as const;

export type ImportChoice = (typeof IMPORT_CHOICES)[number];

export const EXISTING_CHOICES = ["skip", "update"] as const;

export type ExistingChoice = (typeof EXISTING_CHOICES)[number];
