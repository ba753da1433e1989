import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { REMARKS } from "./remarks.ts";
import { type Figure, type Goal, isReached, type Row } from "./row.ts";

const FILE = fileURLToPath(new URL("results.md", import.meta.url));
const HEAD = ["what", "ours", "held against", "ratio", "goal", "reached"];

const INTRODUCTION = `# Results

Written by \`npm run bench\`; a run of some parts replaces theirs only. Every row was measured
beside what it is held against, in turn, in one run: only the ratios mean something, the figures are those of
one machine on one day.
`;

/** The rows of a part on the screen. */
export function show(rows: Row[]): void {
  const lines = rows.map((row) => Object.values(cellsOf(row)));
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...lines.map((line) => line[column]!.length)),
  );
  for (const line of [HEAD, ...lines])
    console.log(line.map((cell, column) => cell.padEnd(widths[column]!)).join("  "));
}

/** Replaces the part's section of results.md. */
export async function write(part: string, rows: Row[], seconds: number): Promise<void> {
  const sections = readSections();
  const table = [HEAD, HEAD.map(() => "---"), ...rows.map(cellsOf)].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${os.availableParallelism()} cores, Node ${process.version}`;
  const measured = `Measured ${day} on ${machine}, in ${seconds.toFixed(0)} s.`;
  const remarks = (REMARKS[part] ?? []).map((remark) => `- ${remark}`);
  sections.set(part, ["", ...table, "", measured, "", ...remarks, ""].join("\n"));
  const parts = [...sections].toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  const text = [INTRODUCTION, ...parts.map(([name, body]) => `## ${name}\n${body}`)].join("\n");
  writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), parser: "markdown" }));
}

function readSections(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf("\n")).trim(),
      section.slice(section.indexOf("\n")),
    ]),
  );
}

function cellsOf(row: Row): string[] {
  const reached = isReached(row);
  return [
    row.what,
    figure(row.ours),
    `${row.baseline.name}: ${figure(row.baseline)}`,
    row.ratio.toFixed(2),
    row.goal ? goalText(row.goal) : "",
    reached === null ? "" : reached ? "yes" : "NO",
  ];
}

function goalText(goal: Goal): string {
  return "atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
}

function figure({ value, unit }: Figure): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}
