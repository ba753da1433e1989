import type { z } from "zod";

type Parameter = readonly string[] | "text" | "day" | "instant" | "whole";

export interface Operation {
  id: string;
  method: "get" | "post" | "put" | "delete";
  /** Under /api/v1. */
  path: string;
  summary: string;
  query?: Record<string, Parameter>;
  body?: { schema: z.ZodTypeAny; example: object };
  /** Content types of a body that is a file. */
  files?: string[];
  answers: Partial<Record<200 | 201, string>>;
  /** Besides those of every call. */
  refusals: number[];
}

/** Statuses of refusals: of a body, and of a change. */
export const BODY = [400, 413, 415, 422];
export const CHANGE = [404, 409, 412];
