/**
 * Beginnings that spreadsheets take for a formula or a command, full-width forms included, and the apostrophe that we
 * add.
 */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * No spreadsheet executes it (docs/security-checks.md 12): an apostrophe comes first. Text that begins with one gets
 * another, so that removing one always restores the original.
 */
export function inertText(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/** Undoes `inertText`. */
export function activeText(text: string): string {
  return text.startsWith("'") && DANGEROUS.test(text.slice(1)) ? text.slice(1) : text;
}
