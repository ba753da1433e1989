import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { at } from "../interleave.ts";
import type { SimulationOptions } from "./options.ts";
import { growthTable } from "./growth-table.ts";
import { perBusinessOf } from "./per-business.ts";
import { POOLED } from "./place.ts";
import type { RunFigures } from "./run-once.ts";
import { scaleSections, tableOf } from "./scale-report.ts";

const FILE = path.join(import.meta.dirname, "../../docs/simulation.md");
const [BEGIN, END] = ["<!-- simulate: begin -->", "<!-- simulate: end -->"];

export function show(run: RunFigures, options: SimulationOptions): void {
  console.log(runsTable([run], options));
  console.log(kindsTable(run));
}

/** Replaces what stands between the markers of docs/simulation.md. */
export async function writeReport(runs: RunFigures[], options: SimulationOptions): Promise<void> {
  const [first] = runs;
  if (!first) return;
  const { businesses, days, callers, seed } = options;
  const per = perBusinessOf(first, options);
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
    "## With a pooler and a replica",
    withReplica(runs),
    `## Requests, with ${first.processes} process${first.processes === 1 ? "" : "es"}`,
    kindsTable(first),
    "## What all of them left",
    tableOf(["of", "all businesses"], Object.entries(first.left).map(leftRow)),
    ...scaleSections(per),
    "## How each table grows, and what bounds it",
    growthTable(per),
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
      `${run.processes}${run.replica ? ", pooler and replica" : ""}`,
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

/** What was seen of both, beside the same number of processes without them. */
function withReplica(runs: RunFigures[]): string {
  const run = runs.find(({ replica }) => replica !== null);
  if (!run?.replica) return "Not measured: that run is the last one, and needs pgbouncer.";
  const { byReplica, byDatabase, lagMs, mostBytesBehind, connections, seconds } = run.replica;
  const share = ((100 * byReplica) / Math.max(1, byReplica + byDatabase)).toFixed(0);
  const without = runs.find(({ replica, processes }) => replica === null && processes === run.processes);
  const lag = lagMs.length > 0 ? `${at(lagMs, 0.5).toFixed(1)} ms, ${at(lagMs, 0.99).toFixed(0)} ms` : "none";
  const rows = [
    ["connections at Postgres, without a pooler", String(without?.connections ?? "not measured")],
    [`connections at Postgres, with a pooler of ${POOLED}`, String(run.connections)],
    ["connections at the replica", String(connections)],
    ["reads that may lag, answered by the replica", `${byReplica} (${share} %)`],
    ["the same, answered by the database", String(byDatabase)],
    ["lag of the replica, p50 and p99", lag],
    ["furthest behind", `${(mostBytesBehind / 1000).toFixed(0)} kB`],
    ["processor time of the replica, all in all", `${seconds.toFixed(1)} s`],
  ];
  return tableOf([`with ${run.processes} processes`, "found"], rows);
}

function leftRow([name, count]: [string, number]): string[] {
  return [name, count.toLocaleString("en")];
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
