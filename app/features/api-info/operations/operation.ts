import type { z } from "zod";
import type { MayEnd } from "#app/features/api-info/deprecation/deprecation.ts";
import type { Expansion } from "#app/features/expanding/expansions.ts";
import type { QueryParameter } from "./query-parameter.ts";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

export interface Operation extends MayEnd {
  method: (typeof METHODS)[number];
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

type Method = Operation["method"];

/** By id; `call` is method and path, such as `GET /invoices/{id}`. */
type Calls<Facts> = Record<string, Facts & { call: `${Uppercase<Method>} /${string}` }>;

export function operationsOf(calls: Calls<Omit<Operation, "id" | "method" | "path">>): Operation[] {
  return callsOf(calls);
}

export function callsOf<Facts extends object>(calls: Calls<Facts>) {
  return Object.entries(calls).map(([id, facts]) => ({ ...facts, id, ...placeOf(facts.call) }));
}

function placeOf(call: string): { method: Method; path: string } {
  const [verb = "", path = ""] = call.split(" ");
  const method = METHODS.find((method) => method === verb.toLowerCase());
  if (!method) throw new Error(`no method: ${call}`);
  return { method, path };
}

export const LIST = { limit: "limit", starting_after: "text", page: "whole", total: "flag" } as const;

/** @param names of records that the answer may hold beside their ids */
export function expandable(...names: Expansion[]) {
  return { expand: { severalOf: names } };
}

/** Statuses of refusals: of a body, and of a change. */
export const BODY = [400, 413, 415, 422];
export const CHANGE = [404, 409, 412];
