export interface Notation {
  object: [open: string, close: string];
  list: [open: string, close: string];
  emptyObject: string;
  key: (name: string) => string;
  words: { true: string; false: string; null: string };
  text: (text: string) => string;
}

const LINE = 80;

/** A literal on one line where it fits, otherwise with an entry on each. */
export function literal(value: unknown, notation: Notation, indent = ""): string {
  const { object, list, emptyObject, key, words, text } = notation;
  if (value === null || value === undefined) return words.null;
  if (typeof value === "boolean") return words[value ? "true" : "false"];
  if (typeof value === "string") return text(value);
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => literal(entry, notation, inner))
    : Object.entries(value).map(([name, entry]) => key(name) + literal(entry, notation, inner));
  if (entries.length === 0) return Array.isArray(value) ? list.join("") : emptyObject;
  const [open, close] = Array.isArray(value) ? list : object;
  const line = open + entries.join(", ") + close;
  if (indent.length + line.length <= LINE && !line.includes("\n")) return line;
  return [open, ...entries.map((entry) => `${inner}${entry},`), indent + close].join("\n");
}

const quoted = (text: string) => JSON.stringify(text);

export const TYPESCRIPT_NOTATION: Notation = {
  object: ["{", "}"],
  list: ["[", "]"],
  emptyObject: "{}",
  key: (name) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: `,
  words: { true: "true", false: "false", null: "null" },
  text: quoted,
};

export const PYTHON_NOTATION: Notation = {
  ...TYPESCRIPT_NOTATION,
  key: (name) => `${quoted(name)}: `,
  words: { true: "True", false: "False", null: "None" },
};

const inPhp = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

export const PHP_NOTATION: Notation = {
  object: ["[", "]"],
  list: ["[", "]"],
  emptyObject: "new stdClass()",
  key: (name) => `${inPhp(name)} => `,
  words: { true: "true", false: "false", null: "null" },
  text: inPhp,
};
