export async function* jsonList<T>(
  pages: AsyncIterable<T[]>,
  json: (row: T) => unknown,
): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((row) => JSON.stringify(json(row))).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]" : "\n]";
}
