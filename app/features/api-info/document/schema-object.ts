/** The keywords of JSON Schema that the API description uses. */
export interface SchemaObject {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: (string | number | boolean | null)[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  readOnly?: boolean;
  properties?: Record<string, SchemaObject>;
  required?: string[];
  additionalProperties?: boolean | SchemaObject;
  items?: SchemaObject;
  anyOf?: SchemaObject[];
  allOf?: SchemaObject[];
}

/** What a value may be besides null. */
export function typesOf({ type }: SchemaObject): string[] {
  return [type ?? []].flat().filter((one) => one !== "null");
}
