/** How far an export is: rows of invoices, lines and clients that were written so far. */
export interface ExportProgress {
  done: number;
}

/** The same pages, counted as they go by. */
export async function* countRows<T>(
  pages: AsyncIterable<T[]>,
  progress: ExportProgress,
): AsyncGenerator<T[]> {
  for await (const page of pages) {
    progress.done += page.length;
    yield page;
  }
}
