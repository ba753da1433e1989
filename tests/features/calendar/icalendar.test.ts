import { expect, it } from "vitest";
import { calendarText } from "#app/features/front/calendar/icalendar.ts";

const EVENT = {
  uid: "invoice-1@rappen.example",
  day: "2026-12-31",
  changedAt: "2026-11-21T09:05:06.789Z",
  summary: "INV-1, Müller; Söhne\\Co, Zürich\r\nneu",
  url: "https://rappen.example/invoice/1",
};

function linesOf(text: string): string[] {
  return text.split("\r\n");
}

it("an event lasts a whole day, has a stable stamp, and its text is escaped (RFC 5545, 3.3.11)", () => {
  const lines = linesOf(calendarText({ name: "Muster, AG", events: [EVENT] }));
  expect(lines).toEqual(
    expect.arrayContaining([
      String.raw`X-WR-CALNAME:Muster\, AG`,
      "DTSTAMP:20261121T090506Z",
      "DTSTART;VALUE=DATE:20261231",
      "DTEND;VALUE=DATE:20270101",
      String.raw`SUMMARY:INV-1\, Müller\; Söhne\\Co\, Zürich\nneu`,
    ]),
  );
  expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

it("no line is longer than 75 octets, and no character is cut (RFC 5545, 3.1)", () => {
  for (const sign of ["a", "ü", "€", "😀"]) {
    const summary = sign.repeat(200);
    const text = calendarText({ name: "x", events: [{ ...EVENT, summary }] });
    const lengths = linesOf(text).map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary}\r\n`);
  }
});

it("a line is folded where the next character would be its 76th octet, and not before", () => {
  const lengthsOf = (letters: number) => {
    const text = calendarText({ name: "x", events: [{ ...EVENT, summary: "a".repeat(letters) }] });
    const [, summary = ""] = /^(SUMMARY:[^]*?)\r\n(?! )/m.exec(text) ?? [];
    return linesOf(summary).map((line) => Buffer.byteLength(line));
  };
  expect(lengthsOf(75 - "SUMMARY:".length)).toEqual([75]);
  expect(lengthsOf(76 - "SUMMARY:".length)).toEqual([75, 2]);
  expect(lengthsOf(200)).toEqual([75, 75, 60]);
});
