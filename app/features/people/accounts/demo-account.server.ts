import type { Context } from "#app/platform/context.server.ts";
import { isTrial } from "#app/platform/http/server/loopback.server.ts";

export const DEMO_EMAIL = "demo@rappen.example";

/** The demo account of a trial copy takes the language of whoever signs in. @returns the account's language */
export async function languageOnEntry(
  ctx: Context,
  { email, language }: { email: string; language: string },
): Promise<string> {
  if (email !== DEMO_EMAIL || !isTrial(ctx.platform.env)) return language;
  await ctx.db.updateTable("users").set({ language: ctx.locale }).where("email", "=", email).execute();
  return ctx.locale;
}
