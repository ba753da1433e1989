import { expect, it } from "vitest";
import { pastedServices } from "#app/features/selling/services/pasted-services.ts";

const clear = (line: string) => {
  const [read] = pastedServices(line);
  return read && read.problem === null ? [read.day, read.quantity, read.description] : read?.problem;
};

it.each([
  ["2026-11-03 09:00-11:30 Konzept und Skizze", "2026-11-03", 2500, "Konzept und Skizze"],
  ["3.11.2026; 2.5; Konzept", "2026-11-03", 2500, "Konzept"],
  ["03.11.2026\t2,25 h\tKonzept", "2026-11-03", 2250, "Konzept"],
  ["2026-11-03\t09:00\t09:20\tTelefon", "2026-11-03", 330, "Telefon"],
  ["3.11.2026 1:45 Sitzung", "2026-11-03", 1750, "Sitzung"],
  ["3.11.2026 09:00 – 10:00 Sitzung", "2026-11-03", 1000, "Sitzung"],
  ['3.11.2026;1;"Konzept ""neu"""', "2026-11-03", 1000, 'Konzept "neu"'],
  ["3.11.2026;1;Konzept;Zürich", "2026-11-03", 1000, "Konzept, Zürich"],
])("reads %s", (line, ...expected) => {
  expect(clear(line)).toEqual(expected);
});

it.each([
  ["gestern 2 Konzept", "day"],
  ["31.2.2026; 2; Konzept", "day"],
  ["\u200f3.11.2026; 2; Konzept", "day"],
  ["2026-11-03 22:00-01:00 Nachtarbeit", "hours"],
  ["3.11.2026; viel; Konzept", "hours"],
  ["3.11.2026; -2; Konzept", "hours"],
  ["3.11.2026; 25:00-26:00; Konzept", "hours"],
  ["3.11.2026; 0; Konzept", "hours"],
  ["3.11.2026; 2;", "text"],
  ["Datum;Stunden;Text", "day"],
])("asks about %s", (line, problem) => {
  expect(clear(line)).toBe(problem);
});

it("reads 10,000 lines, and lines of odd ends", () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `3.11.2026; 1; Text ${at}`);
  expect(pastedServices(lines.join("\r\n"))).toHaveLength(10_000);
  expect(pastedServices("3.11.2026;1;A\u2028\r\n\n3.11.2026;1;B\r")).toHaveLength(2);
  expect(pastedServices(`3.11.2026 ${"9".repeat(100_000)} x`)[0]?.problem).toBe("hours");
  expect(pastedServices(`${" -".repeat(50_000)}`)).toHaveLength(1);
});
