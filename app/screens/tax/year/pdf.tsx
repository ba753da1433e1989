import { downloadYearPdf } from "#app/features/front/exports/download-year.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { params }) => downloadYearPdf(ctx, params.year ?? ""));
