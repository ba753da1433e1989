import type { z } from "zod";
import { type Needs, rightFor } from "#app/features/people/seats/needs.ts";
import { callsOf, type Operation } from "#app/features/programs/api-info/operations/operation.ts";

interface SessionGroup {
  /** The module in api; left out for a page. */
  module?: string;
  /** Open is what everybody may call; any other needs a session. */
  needs: Needs;
}

export interface SessionOperation extends SessionGroup {
  id: string;
  method: Operation["method"];
  path: string;
  summary: string;
  description?: string;
  query?: Record<string, string>;
  body?: { schema: z.ZodType; example: object };
  files?: readonly string[];
  /** What `data` is, or the file. */
  answers: Partial<Record<200 | 201, string>>;
  refusals: readonly number[];
}

type Facts = Omit<SessionOperation, "id" | "method" | "path" | "refusals" | keyof SessionGroup> &
  Partial<Pick<SessionOperation, "refusals">>;

export function sessionOperationsOf<const Of extends SessionGroup>(shared: Of) {
  return <Id extends string>(
    calls: Record<Id, Facts & { call: string }>,
  ): (SessionOperation & Pick<Of, "module" & keyof Of> & { id: Id })[] =>
    callsOf(shared, calls).map((one) => ({ ...one, refusals: refusalsOf(one) }));
}

function refusalsOf(one: Omit<SessionOperation, "refusals"> & Facts): number[] {
  const { path, body, refusals = [] } = one;
  const session = isPublic(one) ? [] : [401, ...(path.includes("{") ? [400, 404] : [])];
  const all = new Set([...session, ...(body ? [400, 413, 415, 422] : []), ...refusals]);
  return [...all].toSorted((a, b) => a - b);
}

export function isPublic({ needs, method }: Pick<SessionOperation, "needs" | "method">): boolean {
  return rightFor(needs, method.toUpperCase()) === "open";
}
