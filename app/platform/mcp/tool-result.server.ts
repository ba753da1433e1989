import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { expectedAt } from "./json-schema.server.ts";
import type { McpTool, ToolAnswer } from "./tool.server.ts";

/** Of a call with thousands of wrong fields, as many as anybody would mend. */
const SHOWN = 50;

export type ToolResult = {
  content: { type: "text"; text: string }[];
  structuredContent: Record<string, unknown>;
  isError?: boolean;
};

/** The data stands in the text as well: older clients hand their model nothing else. */
export function resultOf({ text, data, warnings = [] }: ToolAnswer): ToolResult {
  const told = warnings.length ? { ...data, warnings } : data;
  const cautions = warnings.map(({ message }) => `Note: ${message}`);
  return {
    content: [
      { type: "text", text: [text, ...cautions].join("\n") },
      { type: "text", text: JSON.stringify(told) },
    ],
    structuredContent: told,
  };
}

/** For the model to mend and try again: each wrong field with the form that is expected, in English. */
export function refusalOf(ctx: Context, tool: McpTool, error: unknown): ToolResult {
  if (!(error instanceof AppError)) ctx.log.error({ event: "tool.failed", tool: tool.name, err: error });
  const known = error instanceof AppError ? error : new AppError("server.failed");
  const t = translator("en");
  const message = known.code === "input.invalid" ? "Some arguments are wrong." : t(`errors:${known.code}`);
  const fields = fieldMessages(known.fields.slice(0, SHOWN), t).map((field) => {
    const expected = expectedAt(tool.inputSchema, field.field);
    return { ...field, ...(expected ? { expected } : {}) };
  });
  const left = known.fields.length - fields.length;
  const { retryAfter } = known;
  const lines = fields.map(({ field, message, expected }) =>
    [`- ${field}: ${message}`, ...(expected ? [`Expected: ${expected}`] : [])].join(" "),
  );
  const again = retryAfter === undefined ? [] : [`Try again in ${retryAfter} seconds.`];
  return {
    content: [
      {
        type: "text",
        text: [message, ...again, ...lines, ...(left ? [`- and ${left} more`] : [])].join("\n"),
      },
    ],
    structuredContent: {
      error: {
        ...{ code: known.code, message, fields },
        ...(retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter }),
      },
    },
    isError: true,
  };
}
