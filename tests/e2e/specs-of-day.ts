import { readdirSync } from "node:fs";
import path from "node:path";
import { isOfDay } from "../support/choice-of-day.ts";

/** Walked through every time: the main job, and what every page has for keys, screen readers and scripts. */
const ALWAYS = [
  "accessibility/pages",
  "invoices/main-job",
  "invoices/public-invoice",
  "keyboard-with-scripts",
  "with-scripts",
  "without-scripts",
].map((name) => `${name}.spec.ts`);

/**
 * The journeys of `npm test`. tests/screens sends the forms of the others over HTTP every time; a browser does on one
 * day of eight, and all of them in `npm run test:full`.
 */
export function specsOfDay(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const specs = files.filter((file) => file.endsWith(".spec.ts"));
  return specs
    .filter((file) => ALWAYS.includes(file) || isOfDay(file))
    .map((file) => path.join(import.meta.dirname, file));
}
