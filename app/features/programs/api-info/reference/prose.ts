/** Blocks of the small part of Markdown that the guide uses. */
export type ProseBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "code"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

type Span = { kind: "text" | "code" | "strong"; text: string };

export function blocksOf(markdown: string): ProseBlock[] {
  const [first = "", ...others] = markdown.split(/^```/m);
  const rest = others.flatMap((part, index): ProseBlock[] =>
    index % 2 === 0
      ? [{ kind: "code", text: part.slice(part.indexOf("\n") + 1).trimEnd() }]
      : wordBlocks(part),
  );
  return [...wordBlocks(first), ...rest];
}

function wordBlocks(text: string): ProseBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(wordBlock);
}

function wordBlock(text: string): ProseBlock {
  if (text.startsWith("- ")) return { kind: "list", items: text.slice(2).split(/\n- /).map(onOneLine) };
  if (!text.startsWith("|")) return { kind: "paragraph", text: onOneLine(text) };
  const [head = [], , ...rows] = text.split("\n").map(cellsOf);
  return { kind: "table", head, rows };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf("|"))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function onOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}

export function spansOf(text: string): Span[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).flatMap((part): Span[] => {
    if (part.startsWith("`")) return [{ kind: "code", text: part.slice(1, -1) }];
    if (part.startsWith("**")) return [{ kind: "strong", text: part.slice(2, -2) }];
    return part ? [{ kind: "text", text: part }] : [];
  });
}
