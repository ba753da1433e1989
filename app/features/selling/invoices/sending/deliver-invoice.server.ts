import { invoicePaper } from "./invoice-paper.server.ts";
import { emailedInvoice } from "#app/features/selling/invoices/status/emailed-invoice.server.ts";
import { deliverPaper } from "#app/features/selling/papers/sending/deliver-paper.server.ts";

export const deliverInvoice = deliverPaper(invoicePaper, emailedInvoice);
