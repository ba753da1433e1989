import type { Context } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { publicUrlProblem } from "#app/platform/http/outside/public-url.server.ts";

/** @throws AppError `input.invalid` */
export function requirePublicUrl(ctx: Context, href: string): void {
  const code = publicUrlProblem(ctx, new URL(href));
  if (code) throw invalid([{ field: "url", code }]);
}
