import { z } from "zod";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { fieldErrorsOf, type FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import {
  type JsonSchema,
  jsonSchemaOf,
  onlyKnown,
  unknownNames,
  type Descriptions,
} from "./json-schema.server.ts";

export type ToolArguments = Record<string, unknown>;

export interface ToolAnswer {
  text: string;
  data: Record<string, unknown>;
  /** Nothing was changed; the call is to be repeated with the confirmation. */
  isQuestion?: boolean;
  /** Allowed, and yet possibly a mistake. */
  warnings?: FieldMessage[];
}

export interface McpTool {
  name: string;
  title: string;
  description: string;
  /** What a key must be allowed. */
  scope: string;
  annotations: ToolHints;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  run(ctx: UserContext, input: ToolArguments): Promise<ToolAnswer>;
}

interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint?: boolean;
  idempotentHint?: boolean;
  openWorldHint: boolean;
}

interface Definition<S extends z.ZodType> {
  name: string;
  title: string;
  description: string;
  scope: string;
  changes?: { isDestructive?: boolean; isRepeatable?: boolean; reachesOthers?: boolean };
  schema: S;
  /** JSON schema of the data that it answers. */
  answer: JsonSchema;
  descriptions: Descriptions;
  without?: readonly string[];
  optional?: readonly string[];
  /** Elsewhere, null is taken as left out. */
  nullClears?: boolean;
  /** Fills in what the caller may leave out, before the rules are applied. */
  complete?(ctx: UserContext, input: ToolArguments): Promise<ToolArguments>;
  run(ctx: UserContext, input: z.output<S>): Promise<ToolAnswer>;
}

/** `run` throws `input.invalid` with everything that is wrong. */
export function toolOf<S extends z.ZodType>(definition: Definition<S>): McpTool {
  const { name, title, description, scope, changes, schema, answer, complete, nullClears } = definition;
  const inputSchema = jsonSchemaOf(schema, definition);
  return {
    name,
    title,
    description,
    scope,
    inputSchema: changes ? repeatable(inputSchema) : inputSchema,
    outputSchema: answer,
    annotations: hintsOf(changes),
    run: async (ctx, input) => {
      const unknown = unknownNames(inputSchema, input);
      const given = nullClears ? input : (onlyKnown(inputSchema, input) as ToolArguments);
      const whole = complete ? await complete(ctx, given) : given;
      const parsed = schema.safeParse(whole);
      if (!parsed.success) throw invalid([...unknown, ...fieldErrorsOf(parsed.error)]);
      if (unknown.length > 0) throw invalid(unknown);
      return definition.run(ctx, parsed.data as z.output<S>);
    },
  };
}

function hintsOf(changes: Definition<z.ZodType>["changes"]): ToolHints {
  if (!changes) return { readOnlyHint: true, openWorldHint: false };
  return {
    readOnlyHint: false,
    destructiveHint: changes.isDestructive ?? false,
    idempotentHint: changes.isRepeatable ?? false,
    openWorldHint: changes.reachesOthers ?? false,
  };
}

const REPEATING = {
  idempotencyKey: {
    type: "string",
    pattern: "^[\\x21-\\x7e]{1,255}$",
    description: "New for each change, such as a UUID; a repeat within 24 hours changes nothing.",
  },
};

const repeatingKey = z.object({
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/)
    .optional(),
});

function repeatable(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...schema.properties, ...REPEATING } };
}

/** @throws AppError `input.invalid` */
export function withoutRepeatingKey(input: ToolArguments): { key: string | undefined; input: ToolArguments } {
  const { idempotencyKey, ...rest } = input;
  const parsed = repeatingKey.safeParse({ idempotencyKey: idempotencyKey ?? undefined });
  if (!parsed.success) throw invalid([{ field: "idempotencyKey", code: "field.wrong_type" }]);
  return { key: parsed.data.idempotencyKey, input: rest };
}
