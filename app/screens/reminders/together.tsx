import { downloadClientLetter } from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id }) => downloadClientLetter(ctx, id));
