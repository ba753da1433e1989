export function naturalKey(text: string): string {
  return String([...text].length).padStart(3, "0") + text;
}
