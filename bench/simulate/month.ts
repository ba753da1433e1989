import { chanceFrom } from "./chance.ts";

/** What somebody does in one go; `steps.ts` says by which requests. */
export type Deed =
  | "look"
  | "write in the form"
  | "write by API"
  | "client opens"
  | "import bank file"
  | "remind"
  | "call the API"
  | "export";

/** How often a business does what in 30 days. */
export const MONTH: Record<Deed, number> = {
  look: 12,
  "write in the form": 7,
  "write by API": 3,
  "client opens": 9,
  "import bank file": 4,
  remind: 2,
  "call the API": 20,
  export: 2,
};

export const DAYS_OF_MONTH = 30;

/** The deeds of each day of a business, in their order; part of a month has its share of each, at least one. */
export function planMonth(days: number, seed: number): Deed[][] {
  const chance = chanceFrom(seed);
  const plan = Array.from({ length: days }, (): Deed[] => []);
  for (const deed of Object.keys(MONTH) as Deed[]) {
    const times = Math.max(1, Math.round((MONTH[deed] * days) / DAYS_OF_MONTH));
    for (let time = 0; time < times; time++) {
      const from = Math.floor((time * days) / times);
      const until = Math.max(from + 1, Math.floor(((time + 1) * days) / times));
      plan[from + chance(until - from)]!.push(deed);
    }
  }
  return plan;
}
