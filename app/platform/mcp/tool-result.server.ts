import type { Context } from "#app/platform/context.server.ts";
import { AppError, type AskedFirst } from "#app/platform/errors.ts";
import { fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { expectedAt } from "./json-schema.server.ts";
import type { McpTool, ToolAnswer } from "./tool.server.ts";

/** A call with thousands of wrong fields would have an answer of many megabytes. */
const SHOWN = 50;

export type ToolResult = {
  content: { type: "text"; text: string }[];
  structuredContent: Record<string, unknown>;
  isError?: boolean;
};

/** The data is repeated as text: clients that do not know structured content pass only the text to their model. */
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

/** A refusal in English, so that the model can correct each field and try again. */
export function refusalOf(ctx: Context, tool: McpTool, error: unknown): ToolResult {
  if (!(error instanceof AppError)) ctx.log.error({ event: "tool.failed", tool: tool.name, err: error });
  const known = error instanceof AppError ? error : new AppError("server.failed");
  const t = translator("en");
  const message =
    known.code === "input.invalid" ? "Some arguments are wrong." : t(`errors:${known.code}`, known.params);
  const fields = fieldMessages(known.fields.slice(0, SHOWN), t, ["api", "errors"]).map((field) => {
    const expected = expectedAt(tool.inputSchema, field.field);
    return { ...field, ...(expected ? { expected } : {}) };
  });
  const left = known.fields.length - fields.length;
  const { retryAfter, asked } = known;
  const lines = fields.map(({ field, message, expected }) =>
    [`- ${field}: ${message}`, ...(expected ? [`Expected: ${expected}`] : [])].join(" "),
  );
  const again = retryAfter === undefined ? [] : [`Try again in ${retryAfter} seconds.`];
  return {
    content: [
      {
        type: "text",
        text: [message, ...again, ...lines, ...(left ? [`- and ${left} more`] : []), ...nowOf(asked)].join(
          "\n",
        ),
      },
    ],
    structuredContent: {
      ...asked,
      error: {
        code: known.code,
        message,
        fields,
        ...(retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter }),
      },
    },
    isError: true,
  };
}

/** Not done: how it is now, and the yes to that. */
function nowOf(asked: AskedFirst | undefined): string[] {
  if (!asked) return [];
  return [
    `This would happen now: ${JSON.stringify(asked.preview)}`,
    "Show all of this to the user. After a yes, and only then, call again with the same arguments and confirmation " +
      asked.confirmation,
  ];
}
