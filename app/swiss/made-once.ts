/** Keeps what was made of each choice of arguments, for ever: there must be few choices. */
export function madeOnce<Args extends readonly (string | object)[], T>(
  make: (...args: Args) => T,
): (...args: Args) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = made.get(key) ?? make(...args);
    made.set(key, known);
    return known;
  };
}
