import { addDays, type Day } from "#app/swiss/dates.ts";
import { chanceFrom } from "./chance.ts";

/** What somebody does in one go; `steps.ts` says by which requests. */
export type Deed =
  | "look"
  | "write in the form"
  | "write by API"
  | "batch"
  | "client opens"
  | "import bank file"
  | "remind"
  | "spend"
  | "answer questions"
  | "call the API"
  | "export"
  | "trustee looks"
  | "trustee spends"
  | "trustee asks"
  | "trustee decides"
  | "close the return"
  | "hand over";

/** How often a business does what in 30 days, or its trustee does it there. */
export const MONTH: Record<Deed, number> = {
  look: 12,
  "write in the form": 7,
  "write by API": 3,
  batch: 1,
  "client opens": 9,
  "import bank file": 4,
  remind: 2,
  spend: 6,
  "answer questions": 8,
  "call the API": 20,
  export: 2,
  "trustee looks": 3,
  "trustee spends": 2,
  "trustee asks": 1,
  "trustee decides": 1,
  "close the return": 1,
  "hand over": 1,
};

/** Who does them goes from business to business. */
const BY_TRUSTEE: Deed[] = ["trustee looks", "trustee spends", "trustee asks", "trustee decides"];

/** After all else, in this order: what comes later is no longer in the return. */
export const AT_THE_END: Deed[] = ["close the return", "hand over"];

export const DAYS_OF_MONTH = 30;

const DEEDS = Object.keys(MONTH) as Deed[];

/** The deeds of each day of a business, in their order; part of a month has its share of each, at least one. */
export function planMonth(days: number, seed: number): Deed[][] {
  const chance = chanceFrom(seed);
  const plan = Array.from({ length: days }, (): Deed[] => []);
  for (const deed of DEEDS.filter((deed) => !AT_THE_END.includes(deed))) {
    const times = Math.max(1, Math.round((MONTH[deed] * days) / DAYS_OF_MONTH));
    for (let time = 0; time < times; time++) {
      const from = Math.floor((time * days) / times);
      const until = Math.max(from + 1, Math.floor(((time + 1) * days) / times));
      plan[from + chance(until - from)]!.push(deed);
    }
  }
  plan.at(-1)!.push(...AT_THE_END);
  return plan;
}

export function isOfTrustee(deed: Deed): boolean {
  return BY_TRUSTEE.includes(deed);
}

/** The month's last day: that of the last quarter that is over, so that its return may be closed. */
export function lastDayOfMonth(today: Day): Day {
  const [year, month] = [today.slice(0, 4), Number(today.slice(5, 7))];
  const firstOfQuarter = month - ((month - 1) % 3);
  return addDays(`${year}-${String(firstOfQuarter).padStart(2, "0")}-01`, -1);
}

/** The first day of the return, of a month or a quarter, that ends on this day. */
export function firstDayOfReturn(last: Day, months: 1 | 3): Day {
  const first = Number(last.slice(5, 7)) - months + 1;
  return `${last.slice(0, 4)}-${String(first).padStart(2, "0")}-01`;
}
