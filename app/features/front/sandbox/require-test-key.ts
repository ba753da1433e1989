import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** What drives the sandbox never touches the business. @throws AppError `sandbox.test_key_required` */
export function requireTestKey({ caller }: Pick<UserContext, "caller">): void {
  if (caller?.mode !== "test") throw new AppError("sandbox.test_key_required");
}
