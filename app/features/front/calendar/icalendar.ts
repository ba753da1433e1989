import { addDays, type Day } from "#app/swiss/dates.ts";

export interface CalendarEvent {
  uid: string;
  day: Day;
  /** ISO UTC */
  changedAt: string;
  summary: string;
  url: string;
}

/** RFC 5545, 3.1: octets of a line, without its end. */
const MOST_OCTETS = 75;

const REFRESH = "PT6H";

export function calendarText({ name, events }: { name: string; events: CalendarEvent[] }): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rappen//Rappen//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ uid, day, changedAt, summary, url }: CalendarEvent): string[] {
  const stamp = `${changedAt.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function plain(day: Day): string {
  return day.replaceAll("-", "");
}

/** RFC 5545, 3.3.11; no other control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");
}

/** No character is cut in two. */
function folded(line: string): string {
  const parts = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      parts.push("");
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join("\r\n ");
}
