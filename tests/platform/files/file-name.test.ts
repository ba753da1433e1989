import { expect, it } from "vitest";
import { distinctFileNames, fileName } from "#app/platform/files/file-name.ts";

it.each([
  ["INV-2026-0001", "INV-2026-0001"],
  ["2026/11 Zürich", "2026_11 Zürich"],
  ["../../etc/passwd", "_.._etc_passwd"],
  ["C:\\temp\\x", "C__temp_x"],
  ["a\u0000b\r\nc\u202e", "a_b__c_"],
  ["...", "_"],
  ["", "_"],
  ["COM1", "_COM1"],
  ["nul.pdf", "_nul.pdf"],
  ["x".repeat(300), "x".repeat(100)],
])("makes of %j the file name %j", (text, name) => expect(fileName(text)).toBe(name));

it("gives no name twice, whatever the case of its letters", () => {
  const nameOf = distinctFileNames();
  expect(["A/1", "A_1", "a_1", "A_1 (2)"].map(nameOf)).toEqual(["A_1", "A_1 (2)", "a_1 (3)", "A_1 (2) (2)"]);
});
