import { formatSums, sumsByCurrency } from "#app/swiss/currency/sums.ts";
import type { BatchWay } from "#app/features/selling/batches/batch.ts";
import { formatBesideChf } from "#app/swiss/money.ts";
import {
  ALL,
  type ChosenKind,
  type ChosenPaper,
  countSeen,
  type NotTaken,
  type SendPlan,
  type WhyNotTaken,
} from "./chosen.ts";

/** Marking by hand and by post are both `mark`. */
const CHECKED_ACTS = ["send", "mark", "pdf"] as const;
export type CheckedAct = (typeof CHECKED_ACTS)[number] | "remind";

/** Left out, as far as a page names them. */
const NAMED = 50;

export interface LeftOutRow {
  id: string;
  number: string;
  client: string;
  amount: string;
  why: WhyNotTaken;
}

export interface CheckPage {
  kind: ChosenKind;
  /** When the whole filter was chosen; null for ticked ones. */
  before: number | null;
  now: number;
  taken: number;
  /** The sum of what is taken. */
  sum: string;
  mail: number;
  post: number;
  leftOut: LeftOutRow[];
  unnamed: number;
}

export function checkPage(
  kind: ChosenKind,
  params: URLSearchParams,
  { taken, notTaken, way }: SendPlan & { way: BatchWay },
): CheckPage {
  const post = taken.filter(({ isByPost }) => isByPost || way === "post").length;
  return {
    kind,
    before: countSeen(params),
    now: taken.length + notTaken.length,
    taken: taken.length,
    sum: formatSums(sumsByCurrency(taken, ({ total }) => total)),
    mail: taken.length - post,
    post,
    leftOut: notTaken.slice(0, NAMED).map(leftOutRow),
    unnamed: Math.max(0, notTaken.length - NAMED),
  };
}

function leftOutRow({ paper, why }: NotTaken): LeftOutRow {
  const { id, number, client, total, currency } = paper;
  return { id, number, client, amount: formatBesideChf(total, currency), why };
}

export function actOf(params: URLSearchParams): CheckedAct {
  return CHECKED_ACTS.find((act) => act === params.get("act")) ?? "send";
}

export function wayOf(act: CheckedAct): BatchWay {
  return act === "send" ? "email" : "post";
}

/** The same choice for another act, or as it is now. */
export function choiceFor(params: URLSearchParams, papers: readonly ChosenPaper[]): URLSearchParams {
  const choice = new URLSearchParams(params);
  for (const name of ["act", "part", "page"]) choice.delete(name);
  if (choice.has(ALL)) choice.set(ALL, String(papers.length));
  return choice;
}
