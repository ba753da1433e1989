/** What spreadsheets take for a formula or command, full-width forms included, and the apostrophe that we add. */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** An apostrophe keeps spreadsheets from executing it (docs/security-checks.md 12), and removing one restores it. */
export function inertText(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

export function activeText(text: string): string {
  return text.startsWith("'") && DANGEROUS.test(text.slice(1)) ? text.slice(1) : text;
}
