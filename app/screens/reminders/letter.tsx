import { downloadPreview } from "#app/features/money/reminders/screens/letter-preview.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id }) => downloadPreview(ctx, id));
