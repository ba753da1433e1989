import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";

const PAGE = 200;

/** All rows in the order of their ids, page by page; between two pages requests are served. */
export async function* pagesById<Row extends { id: string }>(
  readAfter: (id: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows: Row[];
  let last = "";
  do {
    rows = await readAfter(last, PAGE);
    if (rows.length) yield rows;
    await yieldToRequests();
    last = rows.at(-1)?.id ?? "";
  } while (rows.length === PAGE);
}
