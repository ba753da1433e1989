import type { StepName } from "./scenarios.ts";

/** What a run has done and seen. */
export interface Figures {
  kills: number;
  /** Kills before the server was ready. */
  killsAtStart: number;
  /** Kills while the mail server held something back. */
  killsWhileSending: number;
  /** Times that the database or the document store went away, by what happened to it. */
  faults: Record<string, number>;
  /** Processes that ended by themselves. */
  ended: number;
  /** Calls that were answered with 503, as the database was away, or 502, as a process broke the connection. */
  away: number;
  /** Calls that were made, repeated ones not counted. */
  calls: number;
  /** Exports that were asked for after a change and held it. */
  readBack: number;
  acknowledged: Record<StepName, number>;
  /** Calls whose connection broke before an answer. */
  cut: number;
  /** What came of those when they were sent again with the same key. */
  answeredAgain: number;
  doneBefore: number;
  doneNow: number;
  invoices: number;
  emails: number;
  /** Deliveries that were interrupted and are shown as uncertain. */
  uncertain: number;
  withdrawn: number;
  /** Documents in the store at the end. */
  moved: number;
  /** PDFs that were asked for and answered, and refused as the store was away. */
  read: number;
  readRefused: number;
  violations: string[];
  seconds: number;
}

export function noFigures(): Figures {
  return {
    kills: 0,
    killsAtStart: 0,
    killsWhileSending: 0,
    faults: {},
    ended: 0,
    away: 0,
    calls: 0,
    readBack: 0,
    acknowledged: { create: 0, send: 0, markSent: 0, pay: 0 },
    cut: 0,
    answeredAgain: 0,
    doneBefore: 0,
    doneNow: 0,
    invoices: 0,
    emails: 0,
    uncertain: 0,
    withdrawn: 0,
    moved: 0,
    read: 0,
    readRefused: 0,
    violations: [],
    seconds: 0,
  };
}

/** Violations of these kinds, as the checks word them. */
const LOST = /lost|got nothing|for ever|neither here/;
const DOUBLED = /there are \d+ invoices|was done \d+ times|got \d+ e-mails|one too many/;

function matching({ violations }: Figures, kind: RegExp): number {
  return violations.filter((text) => kind.test(text)).length;
}

/** A table with a column for each database. */
export function tableOf(runs: Record<string, Figures>): string {
  const faults = [...new Set(Object.values(runs).flatMap((run) => Object.keys(run.faults)))];
  const rows: [string, (figures: Figures) => number][] = [
    ["kills", (of) => of.kills],
    ["  before the server was ready", (of) => of.killsAtStart],
    ["  in the middle of a conversation with the mail server", (of) => of.killsWhileSending],
    ...faults.map((name): [string, (figures: Figures) => number] => [
      `fault: ${name}`,
      (of) => of.faults[name] ?? 0,
    ]),
    ["processes that ended by themselves", (of) => of.ended],
    ["acknowledged creations", (of) => of.acknowledged.create],
    ["acknowledged e-mails", (of) => of.acknowledged.send],
    ["acknowledged as sent by post", (of) => of.acknowledged.markSent],
    ["acknowledged payments", (of) => of.acknowledged.pay],
    ["calls", (of) => of.calls],
    ["exports that held what was written just before", (of) => of.readBack],
    ["calls answered with 502 or 503", (of) => of.away],
    ["calls cut off", (of) => of.cut],
    ["  repeated: the kept answer came again", (of) => of.answeredAgain],
    ["  repeated: had been done, answer lost", (of) => of.doneBefore],
    ["  repeated: had not been done, done now", (of) => of.doneNow],
    ["invoices", (of) => of.invoices],
    ["e-mails received", (of) => of.emails],
    ["deliveries shown as uncertain", (of) => of.uncertain],
    ["deliveries held back", (of) => of.withdrawn],
    ["documents moved to the store", (of) => of.moved],
    ["PDFs read meanwhile", (of) => of.read],
    ["  refused, as the store failed", (of) => of.readRefused],
    ["lost", (of) => matching(of, LOST)],
    ["done twice", (of) => matching(of, DOUBLED)],
    ["violations, these among them", (of) => of.violations.length],
    ["seconds", (of) => Math.round(of.seconds)],
  ];
  const names = Object.keys(runs);
  const width = 50;
  const line = (label: string, cells: string[]) =>
    label.padEnd(width) + cells.map((cell) => cell.padStart(16)).join("");
  return [
    line("", names),
    ...rows.map(([label, figure]) =>
      line(
        label,
        Object.values(runs).map((figures) => String(figure(figures))),
      ),
    ),
  ].join("\n");
}
