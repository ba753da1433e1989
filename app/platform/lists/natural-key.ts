/** As the databases sort by it (`dialect.naturally`). */
export function naturalKey(text: string): string {
  return String([...text].length).padStart(3, "0") + text;
}
