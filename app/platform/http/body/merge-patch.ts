import type { z } from "zod";
import { isRecord, unknownFields } from "#app/platform/forms/unknown-fields.ts";

/** JSON Merge Patch (RFC 7396): null takes a field away, a list replaces the whole list. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged = new Map<string, unknown>(Object.entries(isRecord(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}

/** The part of a record, as GET answers it, that a schema takes. */
export function settable(schema: z.ZodType, record: object): unknown {
  const copy: unknown = structuredClone(record);
  for (const path of unknownFields(schema, copy)) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], copy);
    delete (holder as Record<string, unknown>)[path.at(-1)!];
  }
  return copy;
}
