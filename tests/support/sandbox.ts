import { findApiKey } from "#app/platform/auth/api-key.server.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import { apiKeyOf } from "./api-key.ts";
import { visitor } from "./platform.ts";

/** What a call by a test key may do: it acts on the sandbox. */
export async function inSandboxOf(ctx: UserContext, overrides: Record<string, unknown> = {}) {
  const { secret } = await apiKeyOf(ctx, { mode: "test", ...overrides });
  return { secret, sandbox: await contextOfKey(ctx, secret) };
}

/** The context that a call by this key finds at this moment. */
export async function contextOfKey({ platform }: UserContext, secret: string): Promise<UserContext> {
  const identity = await findApiKey(platform, secret);
  if (!identity) throw new Error("this key opens nothing");
  return withUser(visitor(platform), identity);
}
