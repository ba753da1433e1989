type MeasureLine = (text: string) => number;

/**
 * Breaks inside a word only when it alone is too wide. Line breaks are kept, blank lines at the ends are not. A line
 * that ends with a whole word keeps a blank, which takes no room: joined, the lines are the text again.
 */
export function wrapText(text: string, width: number, measure: MeasureLine): string[] {
  if (text.trim() === "") return [];
  const paragraphs = text
    .normalize("NFC")
    .trim()
    .split(/\r\n|\r|\n/)
    .map((paragraph) => wrapParagraph(onOneLine(paragraph).trim(), width, measure));
  return paragraphs.flatMap((lines, index) => (index < paragraphs.length - 1 ? closed(lines) : lines));
}

/** No-break spaces stay what they are. */
export function onOneLine(text: string): string {
  return text.replace(/[^\S\u00a0\u202f]+/g, " ");
}

function closed(lines: string[]): string[] {
  return lines.map((line, index) => (line !== "" && index === lines.length - 1 ? `${line} ` : line));
}

/** An ellipsis stands for what has no room. */
export function cutText(text: string, width: number, measure: MeasureLine): string {
  if (measure(text) <= width) return text;
  const kept = Array.from(text);
  while (kept.length > 0 && measure(`${kept.join("")}…`) > width) kept.pop();
  return `${kept.join("")}…`;
}

function wrapParagraph(text: string, width: number, measure: MeasureLine): string[] {
  if (measure(text) <= width) return [text];
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(/[^ /-]*[/-]+|[^ /-]+ ?| /g) ?? []) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (line.trim() !== "") lines.push(line);
    const parts = splitWord(piece, width, measure);
    line = parts.pop() ?? "";
    lines.push(...parts);
  }
  if (line.trim() !== "") lines.push(line.trimEnd());
  return lines;
}

function splitWord(word: string, width: number, measure: MeasureLine): string[] {
  const parts: string[] = [];
  let part = "";
  for (const character of word) {
    if (part !== "" && measure((part + character).trimEnd()) > width) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}
