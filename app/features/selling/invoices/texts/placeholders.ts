/** `name` is the client's contact person or, without one, the client; `company` the sender on the invoice. */
export const PLACEHOLDERS = ["number", "amount", "dueDate", "name", "company"] as const;

type Placeholder = (typeof PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** `more` names what else there is. */
export function unknownPlaceholder(text: string, ...more: string[]): string | null {
  return unknownAmong(text, [...PLACEHOLDERS, ...more]);
}

export function unknownAmong(text: string, known: readonly string[]): string | null {
  const found = [...text.matchAll(PLACEHOLDER)].find(([, name]) => !known.includes(name!));
  return found ? found[0] : null;
}

export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return fillFrom(text, values);
}

/** Once: a value that looks like a placeholder stays as it is. */
export function fillFrom(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
}

/** Placeholders as people type them: `{number}, {amount}`. */
export function placeholderList(...more: string[]): string {
  return [...PLACEHOLDERS, ...more].map((name) => `{${name}}`).join(", ");
}
