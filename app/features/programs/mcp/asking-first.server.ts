import { type Act, actConfirmed, askFirst } from "#app/features/people/confirming/confirmation.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { ToolAnswer } from "#app/platform/mcp/tool.server.ts";

interface Question<Shown extends object> {
  act: Act<Shown>;
  /** The tool's name. */
  tool: string;
  confirmation: string | undefined;
  /** What will happen, in a sentence. */
  say(shown: Shown): string;
  run(ctx: UserContext, shown: Shown): Promise<ToolAnswer>;
}

/** Nothing but the confirmation of exactly this counts as a yes. @throws AppError as `askFirst` and `actConfirmed` */
export async function askingFirst<Shown extends object>(
  ctx: UserContext,
  { act, tool, confirmation, say, run }: Question<Shown>,
): Promise<ToolAnswer> {
  if (confirmation !== undefined) return actConfirmed(ctx, { act, confirmation }, run);
  const { preview, ...asked } = await askFirst(ctx, act);
  return {
    text:
      `Nothing has been done yet. ${say(preview)} Show all of this to the user. After a yes, and only then, call ` +
      `${tool} again with the same arguments and confirmation ${asked.confirmation}`,
    data: { needsConfirmation: true, ...asked, ...preview },
    isQuestion: true,
  };
}
