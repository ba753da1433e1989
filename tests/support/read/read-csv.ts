/** The records of a CSV file as RFC 4180 reads them; throws when a quote stands where none may. */
export function readCsv(text: string, separator: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length) {
    const quoted = text[at] === '"';
    let value = "";
    if (quoted) {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (at >= text.length) throw new Error("a quote is not closed");
        if (text[at] === '"') at++;
        value += text[at];
      }
      at++;
    } else {
      for (; at < text.length && text[at] !== separator && !text.startsWith("\r\n", at); at++) {
        if (text[at] === '"') throw new Error("a quote stands within a bare value");
        value += text[at];
      }
    }
    record.push(value);
    if (text[at] === separator) {
      at++;
      if (at === text.length || text.startsWith("\r\n", at)) record.push("");
    }
    if (text.startsWith("\r\n", at) || at === text.length) {
      records.push(record);
      record = [];
      at += 2;
    }
  }
  return records;
}
