export const IMPORT_KINDS = ["clients", "invoices", "catalogue"] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

export const EXISTING_CHOICES = ["skip", "update"] as const;

export type ExistingChoice = (typeof EXISTING_CHOICES)[number];
