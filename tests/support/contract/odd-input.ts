import fc from "fast-check";

/** Where a field of a JSON text is replaced by another JSON text. */
const HOLE = "\u2603hole\u2603";

/** JSON texts that break what takes them for harmless. */
const ODD_VALUES = [
  "null",
  "true",
  "-0",
  "1e309",
  "-1e309",
  "1e-400",
  "9007199254740993",
  "123456789012345678901234567890",
  "0.1234567890123",
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\r\\nX-Header: 1"',
  '"\\u202e\\u200b\\ufeff"',
  '"__proto__"',
  '"2026-02-30"',
  '"0000-00-00"',
  '"999999-01-01"',
  '"-1"',
  '"1e5"',
  '"NaN"',
  '"=1+1"',
  '"<script>alert(1)</script>"',
  '"CH0000000000000000000"',
  '"RF00"',
  "{}",
  "[]",
  "[[]]",
  "[null]",
  '{"__proto__":{"isAdmin":true}}',
  '{"__proto__":null}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"valueOf":2,"toJSON":3}',
  '{"length":1e9}',
  '{"then":"x"}',
  '{"a":1,"a":{"a":2}}',
  `"${"x".repeat(100_000)}"`,
  `"${"9".repeat(5000)}"`,
  `"${"\u0301".repeat(5000)}"`,
  `[${"0,".repeat(50_000)}0]`,
  `[${"{},".repeat(5000)}{}]`,
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
];

/** Bodies that are no JSON object at all. */
const BROKEN_BODIES: (string | Buffer<ArrayBuffer>)[] = [
  "",
  "{",
  "{}{}",
  "undefined",
  "NaN",
  "\ufeff{}",
  "\u0000",
  '{"a":}',
  '{"a":"\n"}',
  '{"a":01}',
  "[".repeat(300_000),
  '{"a":'.repeat(100_000),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"email":"\xed\xa0\x80"}', "latin1"),
];

const oddValue = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.json({ maxDepth: 3 }), oddText().map(quote));

/** Any text at all, halves of pairs included. */
export function oddText(): fc.Arbitrary<string> {
  return fc.string({ unit: "binary", maxLength: 40 });
}

/** Bodies for a call that takes one of these. */
export function oddBody(valid: object[]): fc.Arbitrary<string | Buffer<ArrayBuffer>> {
  const damaged = fc
    .tuple(fc.constantFrom(...valid), fc.nat(), oddValue)
    .map(([body, index, value]) => withReplaced(body, index, value));
  const doubled = fc
    .tuple(fc.constantFrom(...valid), fc.nat(), oddValue)
    .map(([body, index, value]) => withDoubled(body, index, value));
  return fc.oneof(
    { weight: 6, arbitrary: damaged },
    { weight: 2, arbitrary: fc.constantFrom(...valid).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: doubled },
    { weight: 1, arbitrary: oddValue },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes.slice())) },
  );
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function withReplaced(body: object, index: number, value: string): string {
  const places = placesOf(body);
  const place = places[index % places.length];
  if (!place) return value;
  return JSON.stringify(replaced(body, place)).replace(quote(HOLE), () => value);
}

/** The same key once more, at the end, with another value. */
function withDoubled(body: object, index: number, value: string): string {
  const keys = [...Object.keys(body), "__proto__"];
  return `${JSON.stringify(body).slice(0, -1)},${quote(keys[index % keys.length]!)}:${value}}`;
}

type Place = (string | number)[];

function placesOf(value: unknown, at: Place = []): Place[] {
  const here = at.length ? [at] : [];
  if (typeof value !== "object" || value === null) return here;
  const inner = Object.entries(value).flatMap(([key, child]) => placesOf(child, [...at, key]));
  return [...here, ...inner];
}

function replaced(value: unknown, [step, ...rest]: Place): unknown {
  if (step === undefined) return HOLE;
  if (Array.isArray(value))
    return value.map((child, index) => (index === Number(step) ? replaced(child, rest) : child));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: replaced(object[step], rest) };
}
