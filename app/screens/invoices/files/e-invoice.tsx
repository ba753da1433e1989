import { downloadEInvoice } from "#app/features/selling/invoices/download-e-invoice.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id }) => downloadEInvoice(ctx, id));
