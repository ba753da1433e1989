/** TypeScript for the schemas of the description: each field is written once, and picked where it comes again. */

/** Characters from which an object or a list of words gets a name of its own. */
const WORTH_A_NAME = 120;

/** Characters that picking fields from another type has to save. */
const WORTH_PICKING = 150;

/** @returns `typeOf`, and `text()`, which declares all that was named so far */
export function typeWriter(components) {
  const interfaces = new Map();
  const aliases = new Map();
  const taken = new Set(Object.keys(components));

  /** @param place names what is worth a name; `isRequest` allows null for whatever may be left out */
  function typeOf(schema, place, isRequest = false) {
    if (schema.$ref) return schema.$ref.split("/").at(-1);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return union(choices.map((one) => typeOf(one, variantOf(one) ?? place, isRequest)));
    if (schema.enum) return words(schema.enum, place);
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    return union([schema.type ?? "unknown"].flat().map((kind) => kindOf(kind, schema, place, isRequest)));
  }

  function kindOf(kind, schema, place, isRequest) {
    if (kind === "integer") return "number";
    if (kind === "array") return listOf(typeOf(schema.items ?? {}, singular(place), isRequest));
    if (kind !== "object") return kind;
    if (schema.properties) return objectOf(fieldsOf(schema, place, isRequest), place);
    const { additionalProperties: entries } = schema;
    const value = typeof entries === "object" ? typeOf(entries, place, isRequest) : "unknown";
    return `Record<string, ${value}>`;
  }

  function words(values, place) {
    const text = union(values.map((value) => JSON.stringify(value)));
    if (text.length < WORTH_A_NAME) return text;
    if (!aliases.has(text)) aliases.set(text, freeName(place));
    return aliases.get(text);
  }

  function fieldsOf({ properties, required = [] }, place, isRequest) {
    return Object.entries(properties).map(([name, schema]) => {
      const isRequired = required.includes(name);
      const isOwn = isRequest && !schema.readOnly;
      const type = typeOf(schema, place + capital(name), isOwn);
      const mayBeNull = isOwn && !isRequired;
      return { name, isRequired, type: mayBeNull ? union([type, "null"]) : type, about: aboutOf(schema) };
    });
  }

  function objectOf(fields, place) {
    const text = bodyOf(fields);
    if (text.length < WORTH_A_NAME) return text;
    const known = [...interfaces].find(([, other]) => bodyOf(other) === text);
    if (known) return known[0];
    const name = freeName(place);
    interfaces.set(name, fields);
    return name;
  }

  function freeName(place) {
    let name = place;
    for (let count = 2; taken.has(name); count++) name = place + count;
    taken.add(name);
    return name;
  }

  /** A type under a name that is expected, such as a component or the body of a call. */
  function declare(name, schema, isRequest = false) {
    taken.add(name);
    if (schema.properties) return interfaces.set(name, fieldsOf(schema, name, isRequest));
    return aliases.set(typeOf(schema, `${name}Part`, isRequest), name);
  }

  function text() {
    const before = new Map();
    const texts = [...interfaces].map(([name, fields]) => {
      const { heritage, own } = pickedFrom(before, fields);
      before.set(name, fields);
      if (own.length === 0) return `export type ${name} = ${heritage.join(" & ")};`;
      const extending = heritage.length > 0 ? ` extends ${heritage.join(", ")}` : "";
      return `export interface ${name}${extending} ${bodyOf(own)}`;
    });
    return [...[...aliases].map(([text, name]) => `export type ${name} = ${text};`), ...texts].join("\n\n");
  }

  return { typeOf, declare, text };
}

/** Fields that other types have as well are picked from those that have the most of them. */
function pickedFrom(others, fields) {
  const heritage = [];
  let own = fields;
  for (const isPartial of [false, true])
    for (;;) {
      const best = bestOf(others, own, isPartial);
      if (!best) break;
      heritage.push(best.text);
      own = own.filter(({ name }) => !best.names.has(name));
    }
  return { heritage, own };
}

function bestOf(others, fields, isPartial) {
  const offers = [...others].map(([name, known]) => {
    const lines = new Set(known.map((field) => lineOf(isPartial ? { ...field, isRequired: false } : field)));
    const shared = fields.filter((field) => lines.has(lineOf(field)));
    const names = new Set(shared.map((field) => field.name));
    const text = selection(name, known, names);
    const saved = shared.reduce((sum, field) => sum + lineOf(field).length, 0) - text.length;
    return { names, text: isPartial ? `Partial<${text}>` : text, saved };
  });
  const [best] = offers.toSorted((a, b) => b.saved - a.saved);
  return best && best.saved > WORTH_PICKING ? best : undefined;
}

function selection(name, known, names) {
  const left = known.filter((field) => !names.has(field.name)).map((field) => field.name);
  if (left.length === 0) return name;
  const quoted = (list) => list.map((one) => JSON.stringify(one)).join(" | ");
  return left.length < names.size ? `Omit<${name}, ${quoted(left)}>` : `Pick<${name}, ${quoted([...names])}>`;
}

function bodyOf(fields) {
  return `{\n${fields.map(lineOf).join("\n")}\n}`;
}

function lineOf({ name, isRequired, type, about }) {
  const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
  return `${about ? commentOf(about) : ""}${key}${isRequired ? "" : "?"}: ${type};`;
}

export function commentOf(text) {
  const safe = text.replaceAll("*/", "*\\/");
  return safe.includes("\n") ? `/**\n * ${safe.replaceAll("\n", "\n * ")}\n */\n` : `/** ${safe} */\n`;
}

function aboutOf({ description = "", deprecated = false }) {
  return deprecated ? `${description}\n@deprecated` : description;
}

function listOf(type) {
  return /[|{]/.test(type) ? `(${type})[]` : `${type}[]`;
}

function union(types) {
  return [...new Set(types.flatMap((type) => (type.includes("{") ? [type] : type.split(" | "))))].join(" | ");
}

export function capital(text) {
  return (
    text.charAt(0).toUpperCase() + text.slice(1).replace(/[-_.](\w)/g, (_, letter) => letter.toUpperCase())
  );
}

/** The variant of an event, named after what happened: `invoice.paid` is an `InvoicePaidEvent`. */
function variantOf({ properties: { type } = {} }) {
  return type?.enum?.length === 1 ? `${capital(type.enum[0])}Event` : undefined;
}

function singular(place) {
  return place.replace(/ies$/, "y").replace(/(?<![su])s$/, "");
}
