import type { Operation } from "#app/features/programs/api-info/operations/operation.ts";
import { OPERATIONS, type TAGS } from "#app/features/programs/api-info/operations/operations.ts";
import {
  SESSION_OPERATIONS,
  type SESSION_TAGS,
} from "#app/features/programs/api-info/session/session-tags.ts";
import type { Needs } from "#app/features/people/seats/needs.ts";

interface Described extends Pick<Operation, "id" | "method" | "path"> {
  module?: string;
  needs: Needs;
}

/** Every call of the API by its pattern, those below /api and below /api/v1. */
export const CALLS = [
  ...OPERATIONS.filter(({ only }) => !only).map((one) => ({ ...placeOf(one, "/api"), operation: one })),
  ...OPERATIONS.map((one) => ({ ...placeOf(one, "/api/v1"), operation: one })),
  ...SESSION_OPERATIONS.filter(({ module }) => module).map((one) => ({
    ...placeOf(one),
    operation: undefined,
  })),
];

function placeOf({ id, method, path, module = "", needs }: Described, mount = "") {
  const pattern = (mount + path).slice(1).replace(/\{(\w+)\}/g, ":$1");
  return { id, method, pattern, module, needs };
}

type OneOf<Tags extends readonly { operations: unknown[] }[]> = Tags[number]["operations"][number];

type Known = OneOf<typeof TAGS> | Extract<OneOf<typeof SESSION_TAGS>, { module: string }>;

export type ApiModule = Known["module"];

export type IdIn<Module extends ApiModule> = Extract<Known, { module: Module }>["id"];
