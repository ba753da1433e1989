export const ZERO_TEXTS = { export: "zeroExport", abroad: "zeroAbroad", exempt: "zeroExempt" } as const;
