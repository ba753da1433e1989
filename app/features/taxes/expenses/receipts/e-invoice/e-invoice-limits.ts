export const MAX_E_INVOICE_BYTES = 1_000_000;
