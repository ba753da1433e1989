import { parseArgs } from "node:util";

export interface SimulationOptions {
  businesses: number;
  days: number;
  processes: number[];
  callers: number;
  seed: number;
  /** Measures and shows, but leaves docs/simulation.md as it is. */
  isDry: boolean;
}

const USAGE =
  "usage: npm run simulate -- [--businesses 1000] [--days 30] [--processes 1,2,4] [--callers 8] [--seed 1] [--dry]";

/** @throws Error with the usage for anything else than whole numbers within their bounds */
export function readOptions(args: string[]): SimulationOptions {
  const { values } = parseArgs({
    args,
    options: {
      businesses: { type: "string", default: "1000" },
      days: { type: "string", default: "30" },
      processes: { type: "string", default: "1,2,4" },
      callers: { type: "string", default: "8" },
      seed: { type: "string", default: "1" },
      dry: { type: "boolean", default: false },
    },
  });
  return {
    businesses: wholeNumber(values.businesses, 100_000),
    days: wholeNumber(values.days, 30),
    processes: values.processes.split(",").map((text) => wholeNumber(text, 16)),
    callers: wholeNumber(values.callers, 200),
    seed: wholeNumber(values.seed, 1_000_000),
    isDry: values.dry,
  };
}

function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) throw new Error(USAGE);
  return number;
}
