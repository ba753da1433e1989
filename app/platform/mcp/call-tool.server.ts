import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { withSortedNames } from "#app/platform/http/body/with-sorted-names.ts";
import { answerOnce } from "#app/platform/http/idempotency.server.ts";
import { type McpTool, type ToolArguments, withoutRepeatingKey } from "./tool.server.ts";
import { refusalOf, resultOf, type ToolResult } from "./tool-result.server.ts";

export interface ToolAccess {
  allows(ctx: UserContext, tool: Pick<McpTool, "name" | "scope">): boolean;
  require(ctx: UserContext, tool: Pick<McpTool, "name" | "scope">): void;
}

/** Whatever goes wrong is a result that a model can read. */
export async function callTool(
  ctx: UserContext,
  { tool, access }: { tool: McpTool; access: ToolAccess },
  args: ToolArguments,
): Promise<ToolResult> {
  const result = await resultOfCall(ctx, { tool, access }, args);
  ctx.log.info({ event: "tool.called", tool: tool.name, isError: result.isError ?? false });
  return result;
}

async function resultOfCall(
  ctx: UserContext,
  { tool, access }: { tool: McpTool; access: ToolAccess },
  args: ToolArguments,
): Promise<ToolResult> {
  try {
    access.require(ctx, tool);
    if (tool.annotations.readOnlyHint) return resultOf(await tool.run(ctx, args));
    const { key, input } = withoutRepeatingKey(args);
    if (key === undefined) return resultOf(await tool.run(ctx, input));
    return await callOnce(ctx, { tool, key, input });
  } catch (error) {
    return refusalOf(ctx, tool, error);
  }
}

/** Runs once, by the same table as a POST with an `Idempotency-Key`. */
async function callOnce(
  ctx: UserContext,
  { tool, key, input }: { tool: McpTool; key: string; input: ToolArguments },
): Promise<ToolResult> {
  const request = new Request(`http://mcp/tools/${tool.name}`, {
    method: "POST",
    headers: { "Idempotency-Key": key },
    body: JSON.stringify(withSortedNames(input)),
  });
  const response = await answerOnce(ctx, request, (ctx) => answer(ctx, tool, input));
  return (await response.json()) as ToolResult;
}

/** A question and a refusal have changed nothing, so their key stays free for the call that does. */
const ASKED = 409;

async function answer(ctx: UserContext, tool: McpTool, input: ToolArguments): Promise<Response> {
  try {
    const answer = await tool.run(ctx, input);
    return Response.json(resultOf(answer), { status: answer.isQuestion ? ASKED : 200 });
  } catch (error) {
    const { errorStatuses } = ctx.platform.product;
    const status = errorStatuses[error instanceof AppError ? error.code : "server.failed"];
    return Response.json(refusalOf(ctx, tool, error), { status });
  }
}
