import type { RunResult } from "./remind-many.server.ts";

interface RunSummary {
  key: "reminders:run.partly" | "reminders:run.done";
  params: { sent: number; written: number; refused: number };
  tone: "note" | "good";
}

export function runSummary({ sent, written, refused }: RunResult): RunSummary {
  const params = { sent, written, refused };
  if (refused > 0) return { key: "reminders:run.partly", params, tone: "note" };
  return { key: "reminders:run.done", params, tone: "good" };
}
