export interface DocumentSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, DocumentSchema>;
  required?: string[];
  items?: DocumentSchema;
  anyOf?: DocumentSchema[];
  oneOf?: DocumentSchema[];
  allOf?: DocumentSchema[];
  additionalProperties?: boolean | DocumentSchema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  readOnly?: boolean;
  deprecated?: boolean;
  contentMediaType?: string;
}

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
