/** `name` is the client's contact person or, without one, the client; `company` the sender on the invoice. */
export const PLACEHOLDERS = ["number", "amount", "dueDate", "name", "company"] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** The first that nothing is filled in for, as it was typed; null without one. */
export function unknownPlaceholder(text: string): string | null {
  const found = [...text.matchAll(PLACEHOLDER)].find(([, name]) => !isPlaceholder(name!));
  return found ? found[0] : null;
}

/** Once: a value that looks like a placeholder stays as it is. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

/** As people type them: `{number}, {amount}`. */
export function placeholderList(): string {
  return PLACEHOLDERS.map((name) => `{${name}}`).join(", ");
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}
