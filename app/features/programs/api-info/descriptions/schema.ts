import type { RuleSchema } from "#app/platform/forms/rule-schema.ts";

export type DocumentSchema = RuleSchema;

const REFERENCE = "#/components/schemas/";

/** @returns the name of the component that a schema stands for */
export function componentIn({ $ref }: DocumentSchema): string | undefined {
  return $ref?.startsWith(REFERENCE) ? $ref.slice(REFERENCE.length) : undefined;
}

export function referenceTo(name: string): DocumentSchema {
  return { $ref: REFERENCE + name };
}

/** The schemas that say together what a value may be; itself when it is no choice. */
export function alternativesOf(schema: DocumentSchema): DocumentSchema[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return choices.length > 0 ? choices : [schema];
}
