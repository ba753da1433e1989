import { downloadLetters } from "#app/features/selling/batches/batch-letters.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id, url }) =>
  downloadLetters(ctx, id, Math.max(1, Number.parseInt(url.searchParams.get("part") ?? "1", 10) || 1)),
);
