import { expect, it } from "vitest";
import { z } from "zod";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { emails } from "#app/platform/mail/address-field.ts";

const schema = z.object({ to: emails({ max: 3 }), cc: emails({ max: 3, isOptional: true }).optional() });

it.each([
  ["one address", " Anna@Example.ch ", "anna@example.ch"],
  ["commas, semicolons and line breaks", "a@x.ch, b@x.ch;c@x.ch\r\n", "a@x.ch, b@x.ch, c@x.ch"],
  ["a list", ["a@x.ch", "b@x.ch"], "a@x.ch, b@x.ch"],
  ["a list of texts", ["a@x.ch; b@x.ch"], "a@x.ch, b@x.ch"],
  ["the same address in another case", "a@x.ch, A@X.ch, b@x.ch, a@x.CH", "a@x.ch, b@x.ch"],
])("reads %s", (_, to, read) => {
  expect(schema.parse({ to })).toEqual({ to: read });
});

it("may be empty where it is optional, and not left out where it is not", () => {
  for (const cc of ["", " , ", []])
    expect(schema.parse({ to: "a@x.ch", cc })).toEqual({ to: "a@x.ch", cc: "" });
  for (const to of ["", " ; ", [], undefined])
    expect(errorOf({ to })).toMatchObject({ code: "field.required" });
});

const FOUR = ["a@x.ch", "b@x.ch", "c@x.ch", "d@x.ch"];

it.each([
  ["one that is none", "anna", { code: "field.email" }],
  ["each that is none", "anna, a@x.ch; beat@x", { code: "field.emails", params: { wrong: "anna, beat@x" } }],
  [
    "people with names",
    "Anna <a@x.ch>, b@x.ch",
    { code: "field.emails", params: { wrong: "Anna <a@x.ch>" } },
  ],
  ["more than there may be", FOUR, { code: "field.too_many_emails", params: { most: 3, given: 4 } }],
  [
    "both at once",
    [...FOUR, "nix"],
    { code: "field.emails_too_many", params: { most: 3, given: 5, wrong: "nix" } },
  ],
  ["what is no text", 7, { code: "field.wrong_type" }],
  ["a text without end", ",".repeat(5000), { code: "field.too_long" }],
])("refuses %s", (_, to, error) => {
  expect(errorOf({ to })).toMatchObject({ field: "to", ...error });
});

function errorOf(input: Record<string, unknown>) {
  const { error } = schema.safeParse(input);
  return error && fieldErrorsOf(error)[0];
}
