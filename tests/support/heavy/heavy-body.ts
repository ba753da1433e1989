import fc from "fast-check";

export interface HeavyBody {
  type: string;
  body: string;
}

/** Bytes: just below what any form may have. */
const SIZE = 980_000;

export const FORM = "application/x-www-form-urlencoded";

const NAMES = [
  ..."email password firstName lastName companyName vatNumber phone iban qrIban street postalCode".split(" "),
  ..."city country message subject token redirectTo language code items[0].description x address.city".split(
    " ",
  ),
];

/** Characters that rules about numbers, names, addresses and lines look at. */
const UNITS = [
  "a",
  " ",
  "1",
  "a@b.",
  "(",
  "\r\n",
  "é",
  "/",
  "<",
  "0 ",
  "-",
  "%",
  "+",
  "'",
  "\u0301",
  "\u0000",
];

/** Bodies that cost as much as a visitor's may: many fields, deep ones, long ones, parts. */
export function heavyBody(): fc.Arbitrary<HeavyBody> {
  const kind = fc.constantFrom(...Object.values(KINDS));
  const count = fc.constantFrom(490, 4_990, 6_000, 30_000, 1_000_000);
  return fc
    .tuple(kind, fc.constantFrom(...NAMES), fc.constantFrom(...UNITS), count)
    .map(([make, name, unit, count]) => {
      const heavy = make(name, unit, count);
      const said = `${heavy.type}, ${heavy.body.length} of ${heavy.body.slice(0, 60)}`;
      return Object.assign(heavy, { [fc.toStringMethod]: () => said });
    });
}

type Make = (name: string, unit: string, count: number) => HeavyBody;

const KINDS: Record<string, Make> = {
  longField: (name, unit) => form(`${name}=${filled(encodeURIComponent(unit))}`),
  longName: (name, unit) => form(filled(`${encodeURIComponent(name + unit)}.`)),
  fields: (name, unit, count) =>
    form(repeated(count, (index) => `${name}${index}=${encodeURIComponent(unit)}&`)),
  rows: (_name, unit, count) =>
    form(repeated(count, (index) => `items[${index % 1000}].a${index}=${encodeURIComponent(unit)}&`)),
  sameField: (name, _unit, count) => form(repeated(count, () => `${name}=1&`)),
  longText: (name, unit) => json(`{"${name}":"${filled(quoted(unit))}"}`),
  keys: (name, unit, count) =>
    json(`{${repeated(count, (index) => `"${name}${index}":"${quoted(unit)}",`)}"a":1}`),
  entries: (name, unit, count) => json(`{"${name}":[${repeated(count, () => `"${quoted(unit)}",`)}0]}`),
  lists: (name, _unit, count) => json(`{"${name}":${nested("[", "", "]", count)}}`),
  objects: (name, _unit, count) => json(nested(`{"${name}":`, "1", "}", count)),
  unclosed: (name, _unit, count) => json(repeated(count, () => `{"${name}":[`)),
  parts: (name, unit, count) =>
    multipart(
      "boundary=a",
      repeated(count, (index) => part(`${name}${index}`, unit)),
    ),
  hiddenParts: (name, unit, count) =>
    multipart(
      "boundary=a; boundary=b",
      repeated(count, (index) => part(`${name}${index}`, unit)),
    ),
  secondType: (name, unit, count) => {
    const { type, body } = multipart(
      "boundary=a",
      repeated(count, (index) => part(`${name}${index}`, unit)),
    );
    return { type: `text/plain, ${type}`, body };
  },
  headers: (name) => multipart("boundary=a", `--a\r\n${filled("X: y\r\n")}${part(name, "1").slice(5)}`),
};

function form(body: string): HeavyBody {
  return { type: FORM, body };
}

function json(body: string): HeavyBody {
  return { type: "application/json", body };
}

function multipart(parameters: string, body: string): HeavyBody {
  return { type: `multipart/form-data; ${parameters}`, body: `${body}--a--\r\n` };
}

function part(name: string, value: string): string {
  return `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function filled(unit: string): string {
  return unit.repeat(Math.floor(SIZE / Buffer.byteLength(unit)));
}

/** So many, or as many as there is room for. */
function repeated(count: number, make: (index: number) => string): string {
  const pieces: string[] = [];
  let size = 0;
  for (let index = 0; index < count; index++) {
    const piece = make(index);
    size += Buffer.byteLength(piece);
    if (size > SIZE) break;
    pieces.push(piece);
  }
  return pieces.join("");
}

function nested(open: string, inner: string, close: string, count: number): string {
  const depth = Math.min(count, Math.floor(SIZE / (open.length + close.length)));
  return open.repeat(depth) + inner + close.repeat(depth);
}
