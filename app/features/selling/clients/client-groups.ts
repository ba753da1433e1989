import { z } from "zod";
import type { FieldKind } from "#app/platform/forms/field-kinds.ts";
import { addFieldError, optionalLine } from "#app/platform/forms/fields.ts";
import { fold } from "#app/platform/lists/fold.ts";

export interface ClientGroup {
  name: string;
  count: number;
}

const MAX_GROUPS = 20;

/** Characters. */
const MAX_GROUP_NAME = 60;

/** Stored as lines with a line end at both ends, so that one name is found in it as a whole. */
export function groupsOf(stored: string): string[] {
  return stored.split("\n").filter(Boolean);
}

export function storedGroups(names: readonly string[]): string {
  const once = new Map(names.filter(Boolean).map((name) => [fold(name), name]));
  return once.size > 0 ? `\n${[...once.values()].join("\n")}\n` : "";
}

/** The groups in a text as people write several of them. */
export function groupsIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

const asText = (stored: string) => groupsOf(stored).join(", ");

export const groupsKind: FieldKind<string> = {
  form: asText,
  json: groupsOf,
  answer: z.array(z.string()),
  stored: z.string().default(""),
  cell: "text",
  exported: asText,
};

const groupName = optionalLine({ max: MAX_GROUP_NAME }).transform((name, ctx) =>
  /[,;]/.test(name) ? addFieldError(ctx, "field.group_comma") : name,
);

export const groupsRule = z.array(groupName).max(MAX_GROUPS).transform(storedGroups).prefault([]);
