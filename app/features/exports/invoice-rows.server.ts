import type { Selectable, SelectQueryBuilder } from "kysely";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";

/** Few, so that reading them blocks nobody for long. */
const PAGE = 25;

/** Pages follow the key, not an offset, so that writes move no row; between two pages requests are served. */
export async function* invoiceRows(
  invoices: SelectQueryBuilder<Schema, "invoices", object>,
): AsyncGenerator<Selectable<InvoicesTable>[]> {
  const query = invoices.selectAll().orderBy("issue_date").orderBy("id").limit(PAGE);
  let rows = await query.execute();
  while (rows.length) {
    yield rows;
    await yieldToRequests();
    if (rows.length < PAGE) return;
    const { issue_date, id } = rows.at(-1)!;
    rows = await query
      .where((where) => where(where.refTuple("issue_date", "id"), ">", where.tuple(issue_date, id)))
      .execute();
  }
}
