import { type Context, type UserContext, withUser } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findSession, type NewSession, startSession } from "./session.server.ts";

export async function startBearerSession(
  ctx: Context,
  who: Pick<NewSession, "userId" | "accessVersion">,
  request: Request,
): Promise<{ token: string; user: UserContext }> {
  const token = await startSession(ctx, {
    ...who,
    kind: "bearer",
    userAgent: request.headers.get("User-Agent") ?? "",
  });
  const identity = await findSession(ctx.platform, token, "bearer");
  if (!identity) throw new AppError("session.required");
  return { token, user: withUser(ctx, identity) };
}
