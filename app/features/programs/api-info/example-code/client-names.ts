/** Groups that are not named as the first segment of their paths. */
const GROUPS: Record<string, string> = { user: "profile", dashboard: "statistics", data: "exports" };

/** The group of an operation in the client: `/invoices/{id}/reminders` is of `reminders`. */
export function clientGroup(path: string): string {
  const [, first = "", , third] = path.split("/");
  const name = third === "reminders" ? third : (GROUPS[first] ?? first);
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `createInvoice` is `invoices.create`, `createInvoices` beside it `invoices.createMany`. */
export function methodName(group: string, id: string, ids: readonly string[]): string {
  const plural = group.charAt(0).toUpperCase() + group.slice(1);
  const singular = plural.replace(/s$/, "");
  if (id.endsWith(plural) && ids.includes(id.slice(0, -plural.length) + singular) && singular !== plural)
    return `${id.slice(0, -plural.length)}Many`;
  return id.replace(new RegExp(`(${plural}|${singular}Item|${singular})$`), "") || id;
}
