export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | Part[];

/** Everything filled in is escaped unless it is `Html`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, literal, index) => text + escaped(parts[index - 1] ?? "") + literal));
}

function escaped(part: Part): string {
  if (Array.isArray(part)) return part.map(escaped).join("");
  if (part instanceof Html) return part.text;
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
