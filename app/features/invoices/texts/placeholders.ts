/** `name` is the client's contact person or, without one, the client; `company` the sender on the invoice. */
export const PLACEHOLDERS = ["number", "amount", "dueDate", "name", "company"] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** The first that nothing is filled in for, as it was typed; null without one. `more` names what else there is. */
export function unknownPlaceholder(text: string, ...more: string[]): string | null {
  const found = [...text.matchAll(PLACEHOLDER)].find(([, name]) => !isKnown(name!, more));
  return found ? found[0] : null;
}

/** Once: a value that looks like a placeholder stays as it is. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
}

/** As people type them: `{number}, {amount}`. */
export function placeholderList(...more: string[]): string {
  return [...PLACEHOLDERS, ...more].map((name) => `{${name}}`).join(", ");
}

function isKnown(name: string, more: string[]): boolean {
  return [...PLACEHOLDERS, ...more].includes(name);
}
