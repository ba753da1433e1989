import { readReceipt } from "#app/features/taxes/expenses/receipts/read-receipt.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id }) => readReceipt(ctx, id));
