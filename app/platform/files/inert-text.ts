/** What spreadsheets take for a formula or command, full-width forms included, and the apostrophe that we add. */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** An apostrophe keeps spreadsheets from executing it (docs/security-checks.md 12), and removing one restores it. */
export function inertText(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

export function activeText(text: string): string {
  return text.startsWith("'") && DANGEROUS.test(text.slice(1)) ? text.slice(1) : text;
}

/** What begins a cell for a reader that splits elsewhere, or inside quotes; `- one` is prose. */
const HOT = String.raw`'*(?:[=@＝＠]|[+\-＋－](?![^|!("=@&]+$))`;

const INNER = new RegExp(`([;,\\t\\r\\n]"*)(${HOT})`, "g");

const INNER_INERT = new RegExp(`([;,\\t\\r\\n]"*)'(${HOT})`, "g");

export function inertCsvText(text: string): string {
  return inertText(text.replace(INNER, "$1'$2"));
}

export function activeCsvText(text: string): string {
  return activeText(text).replace(INNER_INERT, "$1$2");
}
