const EXAMPLES = 5;

const EXAMPLE_LENGTH = 40;

export interface ExampleColumn {
  heading: string;
  examples: string[];
}

export function columnExamples(
  headings: readonly string[],
  rows: readonly { cells: string[] }[],
): ExampleColumn[] {
  const first = rows.slice(0, EXAMPLES);
  return headings.map((heading, index) => ({
    heading,
    examples: first.map(({ cells }) => shortened(cells[index] ?? "")),
  }));
}

function shortened(cell: string): string {
  const characters = [...cell.trim()];
  return characters.length > EXAMPLE_LENGTH
    ? `${characters.slice(0, EXAMPLE_LENGTH).join("")} …`
    : characters.join("");
}
