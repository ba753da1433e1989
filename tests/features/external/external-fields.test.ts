import { expect, it } from "vitest";
import type { z } from "zod";
import {
  externalFields,
  isExternalOnly,
  wholeExternal,
} from "#app/features/running/external/external-fields.ts";

const { externalId, metadata } = externalFields;

const problems = (rule: z.ZodType, value: unknown) =>
  rule.safeParse(value).error?.issues.map((issue) => issue.code === "custom" && issue.params);

it("a note has 50 entries, names of 40 and values of 500 characters at most, which are counted as people do", () => {
  const most = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`${10 + index}${"🧾".repeat(38)}`, "ü🧾".repeat(250)]),
  );
  expect(metadata.rule.parse(most)).toBe(JSON.stringify(most));
  expect(metadata.rule.parse(undefined)).toBeUndefined();
  for (const wrong of [
    { ...most, more: "" },
    { ["n".repeat(41)]: "" },
    { name: "x".repeat(501) },
    { "": "nothing" },
    { name: "a\u0000b" },
    { "a\u0000b": "name" },
  ])
    expect(problems(metadata.rule, wrong)).toEqual([{ code: "field.metadata" }]);
});

it("a name that would be lost in silence is refused by name", () => {
  const lost: unknown = JSON.parse('{"__proto__": "x"}');
  expect(problems(metadata.rule, lost)).toEqual([{ code: "field.metadata_name", name: "__proto__" }]);
});

it("what another program calls a record has 100 characters at most", () => {
  expect(externalId.rule.safeParse("x".repeat(100)).success).toBe(true);
  expect(externalId.rule.safeParse("x".repeat(101)).success).toBe(false);
  expect(externalId.rule.parse(undefined)).toBeUndefined();
});

it("notes say null and an empty cell for what is not there", () => {
  expect([externalId.kind.json(""), externalId.kind.json("A-1")]).toEqual([null, "A-1"]);
  expect(metadata.kind.json('{"a":"b"}')).toEqual({ a: "b" });
  expect([metadata.kind.exported("{}"), metadata.kind.exported('{"a":"b"}')]).toEqual(["", '{"a":"b"}']);
  expect(wholeExternal({})).toEqual({ externalId: "", metadata: "{}" });
  expect(wholeExternal({ externalId: "A-1", metadata: '{"a":"b"}' })).toEqual({
    externalId: "A-1",
    metadata: '{"a":"b"}',
  });
});

it("a call changes notes alone if it names nothing else but the version that it has seen", () => {
  for (const notes of [{ externalId: "A-1" }, { metadata: {} }, { version: 1, externalId: "", metadata: {} }])
    expect([notes, isExternalOnly(notes)]).toEqual([notes, true]);
  for (const more of [{}, { version: 1 }, { externalId: "A-1", subject: "x" }, { subject: "x" }])
    expect([more, isExternalOnly(more)]).toEqual([more, false]);
});
