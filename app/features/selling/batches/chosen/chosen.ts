import type { BatchKind, BatchWay } from "#app/features/selling/batches/batch.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

export type ChosenKind = Exclude<BatchKind, "new">;

/** `all` in the address: the whole filter, with how many there were. */
export const ALL = "all";

export const MAX_CHOSEN = 10_000;

export function tooMany(max: number): AppError {
  return new AppError("batch.too_many", [], undefined, { params: { max: String(max) } });
}

/** Ticked by hand. */
const MAX_TICKED = 1_000;

export interface ChosenPaper {
  id: string;
  number: string;
  version: number;
  clientId: string;
  client: string;
  currency: Currency;
  total: Rappen;
  isDraft: boolean;
  isByPost: boolean;
  /** The address to which it would go; empty without one. */
  email: string;
}

export type WhyNotTaken = "not_draft" | "no_email" | "not_due";

export interface NotTaken {
  paper: ChosenPaper;
  why: WhyNotTaken;
}

export interface SendPlan {
  taken: ChosenPaper[];
  notTaken: NotTaken[];
}

/** @param way `email`: those by post become sent and are printed */
export function sendPlanOf(papers: ChosenPaper[], way: BatchWay): SendPlan {
  const notTaken = papers.flatMap((paper): NotTaken[] => {
    const why = whyNot(paper, way);
    return why ? [{ paper, why }] : [];
  });
  const out = new Set(notTaken.map(({ paper }) => paper.id));
  return { taken: papers.filter(({ id }) => !out.has(id)), notTaken };
}

function whyNot({ isDraft, isByPost, email }: ChosenPaper, way: BatchWay): WhyNotTaken | null {
  if (!isDraft) return "not_draft";
  return way === "email" && !isByPost && email === "" ? "no_email" : null;
}

/** Ticked ids, or null for the whole filter. @throws AppError `batch.too_many` */
export function tickedIn(params: URLSearchParams): string[] | null {
  if (params.has(ALL)) return null;
  const ids = [...new Set(params.getAll("id"))];
  if (ids.length > MAX_TICKED) throw tooMany(MAX_TICKED);
  return ids;
}

/** How many there were when the whole filter was chosen; null for ticked ones. */
export function countSeen(params: URLSearchParams): number | null {
  return params.has(ALL) ? Number.parseInt(params.get(ALL) ?? "", 10) || 0 : null;
}
