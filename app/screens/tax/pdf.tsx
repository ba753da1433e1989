import { downloadReturnPdf } from "#app/features/taxes/tax/files/download-pdf.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id }) => downloadReturnPdf(ctx, id));
