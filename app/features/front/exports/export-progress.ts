export interface ExportProgress {
  done: number;
  /** It was made before: no row is counted. */
  isKept?: boolean;
}

export async function* countRows<T>(
  pages: AsyncIterable<T[]>,
  progress: ExportProgress,
): AsyncGenerator<T[]> {
  for await (const page of pages) {
    progress.done += page.length;
    yield page;
  }
}
