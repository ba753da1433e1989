/** What makes a spreadsheet take text for a formula or a command, full-width forms included; and what would look as if we had put the apostrophe there. */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Text that no spreadsheet executes (docs/security-checks.md 12): an apostrophe comes first. Text that has one there
 * already gets one more, so that taking one away always gives back what it was.
 */
export function inertText(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/** Text as it was before `inertText`. */
export function activeText(text: string): string {
  return text.startsWith("'") && DANGEROUS.test(text.slice(1)) ? text.slice(1) : text;
}
