import { readFileSync } from "node:fs";
import path from "node:path";
import eventTypes from "#app/features/programs/api-info/descriptions/texts/event-types.json" with { type: "json" };
import { curlExamples } from "#app/features/programs/api-info/examples.ts";
import { KEYS_ONLY } from "#app/features/programs/api-info/session/session-tags.ts";
import { EVENT_TYPES } from "#app/features/running/events/event-types.ts";
import type { Guide } from "./reference.ts";

const FOLDER = path.join(import.meta.dirname, "../guide");

/** Stands in the texts for wherever the product runs. */
const LOCAL = "http://localhost:3000";

const TITLES = {
  "getting-started": "Getting started",
  examples: "Examples in four languages",
  strictness: "What is refused",
  lists: "Lists, and keeping up to date",
  repeating: "Limits, repeating and changes by others",
  "statuses-of-invoices": "Statuses of an invoice",
  webhooks: "Webhooks",
  sessions: "/api with a session",
  statuses: "Statuses of answers",
  versions: "Versions",
  changelog: "Changelog",
};

export function guidesFor(origin: string): Guide[] {
  return Object.entries(TITLES).map(([slug, title]) => ({ slug, title, text: filled(slug, origin) }));
}

function filled(slug: string, origin: string): string {
  return readFileSync(path.join(FOLDER, `${slug}.md`), "utf8")
    .replaceAll(LOCAL, origin)
    .replace("{{examples}}", () => curlExamples(origin).join("\n"))
    .replace("{{keysOnly}}", KEYS_ONLY.map((call) => `\`${call}\``).join(", "))
    .replace("{{events}}", eventTable())
    .trim();
}

function eventTable(): string {
  const rows = EVENT_TYPES.map((type) => `| \`${type}\` | ${eventTypes[type]} |`);
  return ["| Event | When |", "| --- | --- |", ...rows].join("\n");
}
