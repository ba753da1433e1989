import { downloadReminder } from "#app/features/money/reminders/reminders.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id, params }) => downloadReminder(ctx, id, params.rid ?? ""));
