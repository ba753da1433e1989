import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import {
  addFieldError,
  checkbox,
  country,
  day,
  email,
  optionalDay,
  optionalIban,
  optionalLine,
  optionalLocale,
  optionalPhone,
  optionalText,
  optionalVatNumber,
  optionalVersion,
  requiredLine,
  slipSafeLine,
} from "#app/platform/forms/fields.ts";

const GRIN = "\u{1F600}";

/** What each block makes of good input. */
const GOOD: [string, z.ZodType, unknown, unknown][] = [
  ["requiredLine trims and joins spaces", requiredLine({ max: 10 }), "  a \t b\n ", "a b"],
  ["requiredLine composes accents", requiredLine({ max: 1 }), "u\u0308", "ü"],
  ["requiredLine counts characters, not code units", requiredLine({ max: 2 }), GRIN + GRIN, GRIN + GRIN],
  ["optionalLine may be missing", optionalLine({ max: 5 }), undefined, ""],
  ["optionalLine may be blank", optionalLine({ min: 2, max: 5 }), "  ", ""],
  ["optionalText keeps lines", optionalText({ max: 9 }), " a\r\nb\rc ", "a\nb\nc"],
  ["slipLine makes typography plain", slipSafeLine({ max: 20 }), "«L’été» – 2026", "«L'été» - 2026"],
  ["slipLine may be missing when not required", slipSafeLine({ max: 5 }, false), undefined, ""],
  ["email is kept in lower case", email(), " Anna@Example.CH ", "anna@example.ch"],
  ["optionalPhone reads Swiss numbers", optionalPhone(), "044 668 18 00", "+41446681800"],
  ["optionalPhone may be empty", optionalPhone(), "", ""],
  ["optionalIban drops spaces", optionalIban(), "ch93 0076 2011 6238 5295 7", "CH9300762011623852957"],
  ["optionalIban may be empty", optionalIban(), undefined, ""],
  ["a QR-IBAN", optionalIban("qr"), "CH44 3199 9123 0008 8901 2", "CH4431999123000889012"],
  ["optionalVatNumber reads any spelling", optionalVatNumber(), "CHE 123456788 MWST", "CHE-123.456.788"],
  ["optionalVatNumber reads those of Liechtenstein", optionalVatNumber(), "51 234", "LI 51234"],
  ["country understands names", country(), "Allemagne", "DE"],
  ["country may be empty", country(), " ", "CH"],
  ["country may be missing", country(), undefined, "CH"],
  ["day as forms send it", day(), "2026-11-21", "2026-11-21"],
  ["day as people type it", day(), "21.11.2026", "2026-11-21"],
  ["optionalDay may be empty", optionalDay(), "", ""],
  ["optionalLocale", optionalLocale(), "de", "de"],
  ["optionalLocale may be empty", optionalLocale(), "", undefined],
  ["optionalVersion of JSON", optionalVersion(), 3, 3],
  ["optionalVersion of a form", optionalVersion(), "3", 3],
  ["optionalVersion may be empty", optionalVersion(), "", undefined],
  ["a box that is ticked", checkbox(), "on", true],
  ["a box that is not", checkbox(), undefined, false],
  ["a box in JSON", checkbox(), true, true],
  ["a box said to be off", checkbox(), "false", false],
];

/** The code at what each block refuses. */
const BAD: [string, z.ZodType, unknown, string][] = [
  ["requiredLine: nothing", requiredLine({ max: 5 }), " ", "field.required"],
  ["requiredLine: not there", requiredLine({ max: 5 }), undefined, "field.required"],
  ["requiredLine: a number", requiredLine({ max: 5 }), 5, "field.wrong_type"],
  ["requiredLine: too short", requiredLine({ min: 2, max: 5 }), "a", "field.too_short"],
  ["requiredLine: too long", requiredLine({ max: 5 }), "123456", "field.too_long"],
  ["requiredLine: NUL", requiredLine({ max: 5 }), "a\u0000b", "field.controls"],
  ["requiredLine: half a character", requiredLine({ max: 5 }), "a\ud800", "field.controls"],
  ["optionalLine: escape sequence", optionalLine({ max: 9 }), "a\u001b[0m", "field.controls"],
  ["optionalText: too long", optionalText({ max: 3 }), "a\nbc", "field.too_long"],
  ["optionalText: NUL", optionalText({ max: 9 }), "\u0000", "field.controls"],
  ["slipLine: another script", slipSafeLine({ max: 20 }), "日本", "field.characters"],
  ["slipLine: a smile", slipSafeLine({ max: 20 }), `a${GRIN}`, "field.characters"],
  ["slipLine: NUL", slipSafeLine({ max: 20 }), "a\u0000", "field.controls"],
  ["slipLine: nothing", slipSafeLine({ max: 20 }), "", "field.required"],
  ["slipLine: too long", slipSafeLine({ max: 3 }), "abcd", "field.too_long"],
  ["email: no domain", email(), "anna@", "field.email"],
  ["email: no dot", email(), "anna@example", "field.email"],
  ["email: two", email(), "a@example.ch, b@example.ch", "field.email"],
  ["email: a name around it", email(), "Anna <anna@example.ch>", "field.email"],
  ["email: a second header", email(), "a@example.ch\u0000Bcc: b@example.ch", "field.controls"],
  ["optionalPhone: letters", optionalPhone(), "call me", "field.phone"],
  ["optionalPhone: too short", optionalPhone(), "044", "field.phone"],
  ["optionalIban: shape", optionalIban(), "CH93", "field.iban_format"],
  ["optionalIban: elsewhere", optionalIban(), "DE89370400440532013000", "field.iban_country"],
  ["optionalIban: mistyped", optionalIban(), "CH9300762011623852958", "field.iban_checksum"],
  ["optionalIban: endless", optionalIban(), "C".repeat(61), "field.too_long"],
  ["a QR-IBAN: a normal one", optionalIban("qr"), "CH9300762011623852957", "field.qr_iban_expected"],
  ["optionalVatNumber", optionalVatNumber(), "CHE-12", "field.vat_number"],
  ["country: none that there is", country(), "Narnia", "field.country"],
  ["day: no such day", day(), "2026-02-30", "field.day"],
  ["day: nothing", day(), "", "field.required"],
  ["day: a century ago", day(), "1926-11-21", "field.day_year"],
  ["optionalDay: in a century", optionalDay(), "21.11.2126", "field.day_year"],
  ["optionalDay: words", optionalDay(), "soon", "field.day"],
  ["optionalLocale: unknown", optionalLocale(), "es", "field.language"],
  ["optionalVersion: none", optionalVersion(), 0, "field.wrong_type"],
  ["optionalVersion: part of one", optionalVersion(), "1.5", "field.wrong_type"],
  ["optionalVersion: words", optionalVersion(), "newest", "field.wrong_type"],
  ["checkbox: something else", checkbox(), "maybe", "field.wrong_type"],
];

describe("takes", () => {
  it.each(GOOD)("%s", (_, block, value, expected) => {
    expect(z.object({ field: block }).parse({ field: value })).toEqual({ field: expected });
  });
});

describe("refuses", () => {
  it.each(BAD)("%s", (_, block, value, code) => {
    const { error } = z.object({ field: block }).safeParse({ field: value });
    expect(fieldErrorsOf(error!)).toMatchObject([{ field: "field", code }]);
  });
});

it("names the characters that a payment slip cannot carry", () => {
  const { error } = z.object({ name: slipSafeLine({ max: 20 }) }).safeParse({ name: "Łucja 山 川" });
  expect(fieldErrorsOf(error!)).toEqual([
    { field: "name", code: "field.characters", params: { characters: "山 川" } },
  ]);
});

it("reports one error a field, all fields at once", () => {
  const schema = z.object({ a: z.object({ b: email() }), c: z.array(day()), d: requiredLine({ max: 3 }) });
  const { error } = schema.safeParse({ a: { b: "x" }, c: ["2026-11-21", "x"], d: "" });
  expect(fieldErrorsOf(error!).map(({ field, code }) => `${field} ${code}`)).toEqual([
    "a.b field.email",
    "c[1] field.day",
    "d field.required",
  ]);
});

/** What is wrong with a value, as a caller reads it. */
const WRONG: [string, z.ZodType, unknown, string[]][] = [
  ["a list before what is within it", z.array(day()).min(2), ["x"], [" field.too_few", "[0] field.day"]],
  ["a fraction as a number", z.union([z.number().int(), z.string()]), 1.5, [" field.wrong_type integer"]],
  ["the own limit of a number", z.number().int().max(9), 1e30, [" field.too_long 9"]],
  ["another type than a word", z.enum(["a", "b"]), 5, [" field.wrong_type 'a' | 'b'"]],
  ["the words there are", z.enum(["", "a", "b"]), "c", [" field.not_one_of a, b"]],
  ["what is left out", z.object({ kind: z.enum(["a"]) }), {}, ["kind field.required"]],
  ["a name of a field", z.record(z.string().max(2), z.string()), { long: "" }, ["long field.too_long 2"]],
  ["a kind", z.discriminatedUnion("is", [z.object({ is: z.literal("a") })]), {}, ["is field.not_one_of a"]],
  ["the option that is meant", z.union([z.string(), z.object({ on: day() })]), { on: "x" }, ["on field.day"]],
];

describe("tells", () => {
  it.each(WRONG)("%s", (_, rule, value, expected) => {
    const { error } = rule.safeParse(value);
    const told = fieldErrorsOf(error!).map(({ field, code, params = {} }) =>
      [`${field} ${code}`, params.expected ?? params.values ?? params.max ?? ""].join(" ").trimEnd(),
    );
    expect(told).toEqual(expected);
  });
});

it("compares fields even where another one is wrong already", () => {
  const rule = z.object({ first: day(), note: requiredLine({ max: 3 }) }).superRefine(({ first }, ctx) => {
    if (first === "2026-11-21") addFieldError(ctx, "field.period", {}, ["first"]);
  });
  const { error } = rule.safeParse({ first: "2026-11-21", note: "" });
  expect(fieldErrorsOf(error!).map(({ field }) => field)).toEqual(["note", "first"]);
});
