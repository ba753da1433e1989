/** Whether the client's PDFs hold their data as XML; `default` is as the business does. */
export const CLIENT_E_INVOICE = ["default", "always", "never"] as const;
export type ClientEInvoice = (typeof CLIENT_E_INVOICE)[number];
