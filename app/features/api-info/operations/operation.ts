import type { z } from "zod";
import type { MayEnd } from "#app/features/api-info/deprecation/deprecation.ts";
import type { Expansion } from "#app/features/expanding/expansions.ts";
import type { QueryParameter } from "./query-parameter.ts";

export interface Operation extends MayEnd {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Under /api/v1. */
  path: string;
  summary: string;
  query?: Record<string, QueryParameter>;
  /** Of a PATCH, every field may be left out. */
  body?: { schema: z.ZodTypeAny; example: object };
  /** Fields that may be left out, as another one may stand for them. */
  optional?: readonly string[];
  /** Fields of the schema that this call does not take. */
  without?: readonly string[];
  /** A PUT that keeps what is not sent. */
  isPartial?: true;
  /** Content types of a body that is a file. */
  files?: string[];
  answers: Partial<Record<200 | 201, string>>;
  /** Besides those of every call. */
  refusals: number[];
}

export const LIST = { limit: "limit", starting_after: "text", page: "whole", total: "flag" } as const;

/** @param names of records that the answer may hold beside their ids */
export function expandable(...names: Expansion[]) {
  return { expand: { severalOf: names } };
}

/** Statuses of refusals: of a body, and of a change. */
export const BODY = [400, 413, 415, 422];
export const CHANGE = [404, 409, 412];
