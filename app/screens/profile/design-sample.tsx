import { downloadSample } from "#app/features/selling/invoices/samples/sample-invoice.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx) => downloadSample(ctx));
