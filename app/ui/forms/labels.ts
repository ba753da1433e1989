/** What each of the fields is called. */
export function labelsOf<const Name extends string>(
  names: readonly Name[],
  label: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, label(name)])) as Record<Name, string>;
}
