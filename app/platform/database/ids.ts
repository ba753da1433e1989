/** Anything else in a URL names nothing, and NUL would be an error to Postgres. */
export function isId(text: string): boolean {
  return /^[\da-f-]{36}$/.test(text);
}
