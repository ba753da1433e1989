import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";

const BY_ID = 200;

/** Pages follow the last row, not an offset, so that writes move no row; between two pages requests are served. */
export async function* inPages<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    rows = await readAfter(rows.at(-1));
    if (rows.length === 0) return;
    yield rows;
    await yieldToRequests();
  } while (rows.length === size);
}

export function pagesById<Row extends { id: string }>(
  readAfter: (id: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  return inPages<Row>(BY_ID, (last) => readAfter(last?.id ?? "", BY_ID));
}
