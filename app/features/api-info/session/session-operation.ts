import type { z } from "zod";
import { callsOf, type Operation } from "#app/features/api-info/operations/operation.ts";

/** A call that /api/v1 does not have. */
export interface SessionOperation {
  id: string;
  method: Operation["method"];
  /** With /api. */
  path: string;
  summary: string;
  description?: string;
  /** Everybody may call it; any other needs a session. */
  isPublic?: boolean;
  query?: Record<string, string>;
  body?: { schema: z.ZodTypeAny; example: object };
  /** Content types of a body that is a file. */
  files?: string[];
  /** What `data` is, or the file. */
  answers: Partial<Record<200 | 201, string>>;
  refusals: number[];
}

type SessionFacts = Omit<SessionOperation, "id" | "method" | "path">;

export function sessionOperationsOf(calls: Parameters<typeof callsOf<SessionFacts>>[0]): SessionOperation[] {
  return callsOf(calls);
}
