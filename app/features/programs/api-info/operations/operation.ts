import type { z } from "zod";
import type { MayEnd } from "#app/features/programs/api-info/deprecation/deprecation.ts";
import type { Expansion } from "#app/features/money/expanding/expansions.ts";
import type { Resource } from "#app/features/people/api-keys/scopes.ts";
import type { Needs } from "#app/features/people/seats/needs.ts";
import { CONFIRMABLE } from "./confirmable.ts";
import type { QueryParameter } from "./query-parameter.ts";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

interface CallGroup {
  module: string;
  /** Null for what any key may call. */
  scope: Resource | null;
  needs: Needs;
  /** Left out for what sessions have below /api as well. */
  only?: "keys";
}

export interface Operation extends MayEnd, CallGroup {
  method: (typeof METHODS)[number];
  /** Under /api/v1. */
  path: string;
  summary: string;
  text: string;
  query?: Record<string, QueryParameter>;
  /** The body; in that of a PATCH, every field may be left out. */
  body?: { schema: z.ZodType; example: object };
  /** Fields that may be left out, as another one may stand for them. */
  optional?: readonly string[];
  /** Fields of the schema that this call does not take. */
  without?: readonly string[];
  /** A PUT that keeps what is not sent. */
  isPartial?: true;
  files?: readonly string[];
  answers: Partial<Record<200 | 201 | 202, string>>;
  /** Can be shown before (`?preview=true`), and takes the confirmation of that. */
  isConfirmable?: true;
  /** Besides those of every call, and of every body. */
  refusals: readonly number[];
}

type Place = `${Uppercase<Operation["method"]>} /${string}`;

type Facts = Omit<Operation, "id" | "method" | "path" | "answers" | "refusals" | keyof CallGroup> &
  Partial<Pick<Operation, "answers" | "refusals">>;

type Known = Facts & Pick<Operation, "answers"> & { call: Place };

export function call<const About extends object>(call: Place, answer: string, about: About) {
  return { call, answers: { 200: answer }, ...about };
}

export function create<const About extends object>(call: Place, answer: string, about: About) {
  return { call, answers: { 201: answer }, ...about };
}

export function operationsOf<const Of extends CallGroup>(shared: Of) {
  return <Id extends string>(calls: Record<Id, Known>): (Operation & Pick<Of, "module"> & { id: Id })[] =>
    callsOf(shared, calls).map((one) =>
      asConfirmable({ ...one, refusals: one.refusals ?? usualRefusals(one) }),
    );
}

function asConfirmable<One extends Pick<Operation, "query" | "refusals"> & { id: string }>(one: One): One {
  if (!CONFIRMABLE.includes(one.id)) return one;
  const refusals = [...new Set([...one.refusals, 409, 410])];
  return { ...one, isConfirmable: true, query: { ...one.query, preview: "flag" }, refusals };
}

export function callsOf<Of extends object, Id extends string, One extends { call: string }>(
  shared: Of,
  calls: Record<Id, One>,
) {
  const ids = Object.keys(calls) as Id[];
  return ids.map((id) => ({ ...shared, ...calls[id], id, ...placeOf(calls[id].call) }));
}

function usualRefusals({ method, path }: Pick<Operation, "method" | "path">): number[] {
  const isOne = path.includes("{");
  const isChange = method !== "get" && method !== "post";
  return [
    ...(isOne ? [404] : []),
    ...(method !== "get" && method !== "delete" ? [409] : []),
    ...(isOne && isChange ? [412] : []),
  ];
}

function placeOf(call: string): Pick<Operation, "method" | "path"> {
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
