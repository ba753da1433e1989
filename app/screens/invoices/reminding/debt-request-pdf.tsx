import { downloadDebtRequest } from "#app/features/money/reminders/collection/draw-debt-request.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id, params }) => downloadDebtRequest(ctx, id, params.rid ?? ""));
