import { invoicePaper } from "./invoice-paper.server.ts";
import { emailedInvoice } from "#app/features/invoices/status/emailed-invoice.server.ts";
import { deliverPaper } from "#app/features/papers/sending/deliver-paper.server.ts";

export const deliverInvoice = deliverPaper(invoicePaper, emailedInvoice);
