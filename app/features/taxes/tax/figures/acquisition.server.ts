import { ACQUISITION_OWED } from "#app/features/books/book/acquisition-owed.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { acquisitionLine } from "#app/swiss/vat/statutory-rates.ts";
import type { AcquisitionSum } from "./acquisition.ts";
import { entriesIn, type EntryScope } from "./period-entries.server.ts";

/** Of expenses from abroad, by rate and by when it was in force. */
export async function acquisitionsIn(ctx: BusinessContext, scope: EntryScope): Promise<AcquisitionSum[]> {
  const rows = await entriesIn(ctx, scope, "acquisition")
    .select(["rate", "fact_day as day"])
    .select(({ fn }) => [fn.sum<Rappen>("net").as("net"), fn.sum<Rappen>(ACQUISITION_OWED).as("tax")])
    .groupBy(["rate", "fact_day"])
    .execute();
  return rows.map(({ rate, day, ...sum }) => {
    return { ...sum, rate: rate ?? 0, line: acquisitionLine(rate ?? 0, day) };
  });
}
