import { readBookingReceipt } from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import { fileLoader } from "#app/platform/http/pages/file-loader.server.ts";

export const loader = fileLoader((ctx, { id }) => readBookingReceipt(ctx, id));
