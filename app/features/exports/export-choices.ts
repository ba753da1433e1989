export const EXPORT_FORMATS = ["excel", "csv", "json"] as const;

export const CSV_SEPARATORS = ["semicolon", "comma"] as const;
