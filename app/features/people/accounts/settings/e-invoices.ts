/** Which PDFs hold their data as XML: those for clients abroad, all, or none. */
export const E_INVOICES = ["abroad", "all", "off"] as const;
export type EInvoices = (typeof E_INVOICES)[number];
