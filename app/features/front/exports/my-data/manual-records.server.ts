import {
  manualJson,
  manualOf,
  manualRows,
} from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { receiptsOf } from "#app/features/taxes/expenses/receipts/receipts.server.ts";
import { pagesById } from "#app/features/front/exports/pages.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export async function* manualRecords(ctx: BusinessContext) {
  const chart = await chartOfBusiness(ctx);
  for await (const rows of pagesById(manualRows(ctx))) {
    const ids = rows.map(({ id }) => id);
    const receipts = await receiptsOf(ctx, ids, "booking_id");
    yield rows.map((row) => ({
      ...manualJson(manualOf(row), chart),
      receipt: receipts.get(row.id) ?? null,
    }));
  }
}
