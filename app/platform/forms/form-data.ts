export type FormValues = { [name: string]: string | FormValues | FormValues[] };

/** `name`, `address.city` or `items[0].quantity`; at most 999 rows. */
const NAME = /^([a-zA-Z]\w*)(?:(?:\[(\d{1,3})\])?\.([a-zA-Z]\w*))?$/;

/** Files and names of another shape are left out. */
export function formValues(form: Iterable<[string, FormDataEntryValue]>): FormValues {
  const values: FormValues = {};
  for (const [name, value] of form) {
    const match = NAME.exec(name);
    if (!match || typeof value !== "string") continue;
    const [, field = "", row, inner] = match;
    if (row !== undefined && inner) rowOf(values, field, Number(row))[inner] = value;
    else if (inner) openGroup(values, field)[inner] = value;
    else values[field] = value;
  }
  return withoutHoles(values);
}

function rowOf(values: FormValues, field: string, index: number): FormValues {
  const rows = Array.isArray(values[field]) ? values[field] : (values[field] = []);
  return (rows[index] ??= {});
}

function openGroup(values: FormValues, field: string): FormValues {
  const group = values[field];
  if (typeof group === "object" && !Array.isArray(group)) return group;
  return (values[field] = {});
}

/** Rows removed in the browser leave gaps; only the order counts. */
function withoutHoles(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(Boolean) : value,
    ]),
  );
}

export function textOf(value: FormValues[string] | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Empty for a missing field, a text or rows. */
export function groupOf(value: FormValues[string] | undefined): FormValues {
  return typeof value === "object" && !Array.isArray(value) ? value : {};
}

/** These neither travel back to the page nor are kept. */
export function isSecret(name: string): boolean {
  return /password|^code$/i.test(name);
}

export function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
}
