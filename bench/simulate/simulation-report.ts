import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { at } from "../interleave.ts";
import type { SimulationOptions } from "./options.ts";
import { growthByTable, perBusinessOf } from "./per-business.ts";
import type { RunFigures } from "./run-once.ts";
import { scaleSections, tableOf } from "./scale-report.ts";

const FILE = path.join(import.meta.dirname, "../../docs/simulation.md");
const [BEGIN, END] = ["<!-- simulate: begin -->", "<!-- simulate: end -->"];

const SHOWN_TABLES = 12;

export function show(run: RunFigures, options: SimulationOptions): void {
  console.log(runsTable([run], options));
  console.log(kindsTable(run));
}

/** Replaces what stands between the markers of docs/simulation.md. */
export async function writeReport(runs: RunFigures[], options: SimulationOptions): Promise<void> {
  const [first] = runs;
  if (!first) return;
  const { businesses, days, callers, seed } = options;
  const day = new Date().toISOString().slice(0, 10);
  const load = os.loadavg()[0]!.toFixed(1);
  const measured =
    `Measured ${day} with ${businesses} businesses, ${days} days, ${callers} at work at the same time, seed ` +
    `${seed}, on ${os.availableParallelism()} cores with Node ${process.version}; load at the end ${load}.`;
  const written = [
    BEGIN,
    measured,
    "## Throughput",
    runsTable(runs, options),
    `## Requests, with ${first.processes} process${first.processes === 1 ? "" : "es"}`,
    kindsTable(first),
    "## What a business leaves in the database in a month",
    sizesTable(first, options),
    ...scaleSections(perBusinessOf(first, options)),
    END,
  ].join("\n\n");
  const text = readFileSync(FILE, "utf8");
  const [head, tail] = [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END) + END.length)];
  const formatted = await format(head + written + tail, {
    ...(await resolveConfig(FILE)),
    parser: "markdown",
  });
  writeFileSync(FILE, formatted);
}

function runsTable(runs: RunFigures[], options: SimulationOptions): string {
  const head = [
    "processes",
    "requests/s",
    "p50",
    "p99",
    "errors",
    "connections",
    "server s",
    "Postgres s",
    "MB",
  ];
  const rows = runs.map((run) => {
    const all = [...run.latencies.values()].flat();
    const per = perBusinessOf(run, options);
    return [
      String(run.processes),
      (all.length / run.seconds).toFixed(0),
      `${at(all, 0.5).toFixed(1)} ms`,
      `${at(all, 0.99).toFixed(0)} ms`,
      String(run.errors.length),
      String(run.connections),
      per.serverSeconds.toFixed(2),
      per.postgresSeconds.toFixed(2),
      run.memory.toFixed(0),
    ];
  });
  return tableOf(head, rows);
}

function kindsTable(run: RunFigures): string {
  const kinds = [...run.latencies].toSorted(([a], [b]) => a.localeCompare(b, "en"));
  const rows = kinds.map(([kind, ms]) => [
    kind,
    String(ms.length),
    `${at(ms, 0.5).toFixed(1)} ms`,
    `${at(ms, 0.99).toFixed(0)} ms`,
  ]);
  return tableOf(["request", "times", "p50", "p99"], rows);
}

function sizesTable(run: RunFigures, { businesses, days }: SimulationOptions): string {
  const toMonth = 30 / days / businesses;
  const grown = growthByTable(run);
  const kilobytes = (bytes: number) => `${((bytes * toMonth) / 1000).toFixed(1)} kB`;
  const others = grown.slice(SHOWN_TABLES).reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = grown.slice(0, SHOWN_TABLES).map(({ name, bytes }) => [`\`${name}\``, kilobytes(bytes)]);
  const all = kilobytes(run.after.bytes - run.before.bytes);
  return tableOf(
    ["table with its indexes", "grown by"],
    [...rows, ["others", kilobytes(others)], ["all", all]],
  );
}
