/** What the inputs of a form take from its fields: name, label, and the longest text in characters. */
export function inputsOf<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  caps?: Readonly<Partial<Record<NoInfer<Name>, number>>>,
) {
  return (name: Name) => ({ name, label: labels[name], cap: caps?.[name] });
}
