import { readdirSync } from "node:fs";
import path from "node:path";
import { isOfDay } from "../support/choice-of-day.ts";

/** Walked through every time: the main job, what keys and screen readers meet, what scripts add to every page. */
const ALWAYS = ["main-job", "keyboard", "with-scripts", "without-scripts", "public-invoice", "kept-form"];

/**
 * The journeys of `npm test`. tests/screens sends the forms of the others over HTTP every time; a browser does on one
 * day of four, and all of them in `npm run test:full`.
 */
export function specsOfDay(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const specs = files.filter((file) => file.endsWith(".spec.ts"));
  return specs
    .filter((file) => isAlways(file) || isOfDay(file))
    .map((file) => path.join(import.meta.dirname, file));
}

function isAlways(file: string): boolean {
  const name = path.basename(file, ".spec.ts").replace(/(?<=.)-with-scripts$/, "");
  return ALWAYS.includes(name) || file.includes("pages");
}
