import { downloadXml } from "#app/features/taxes/tax/files/download-return.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id }) => downloadXml(ctx, id));
