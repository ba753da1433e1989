import { type Act, actConfirmed, askFirst } from "#app/features/people/confirming/confirmation.server.ts";
import type { Operation } from "#app/features/programs/api-info/operations/operation.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import type { Call, CallArgs } from "#app/platform/http/api.server.ts";

/**
 * With `?preview=true` what would happen, and with the confirmation of that exactly this; else as ever.
 * @param work gets what was confirmed
 */
export async function confirmable<Shown extends object>(
  ctx: UserContext,
  { request, url }: CallArgs,
  act: Act<Shown>,
  work: (ctx: UserContext, shown?: Shown) => Promise<unknown>,
): Promise<unknown> {
  if (url.searchParams.get("preview") === "true") return askFirst(ctx, act);
  const confirmation = request.headers.get("Confirmation");
  return confirmation === null ? work(ctx) : actConfirmed(ctx, { act, confirmation }, work);
}

/** Whoever sends a confirmation, or asks for a preview, must not be left in the belief that it counts. */
export function unlessConfirmable(call: Call, operation: Operation | undefined): Call {
  if (operation?.isConfirmable) return call;
  return async (ctx, args) => {
    const field = args.request.headers.has("Confirmation") ? "Confirmation" : "preview";
    const isAsked = field === "Confirmation" || args.url.searchParams.get(field) === "true";
    if (isAsked) throw invalid([{ field, code: "field.unknown_parameter", params: { known: "–" } }]);
    return call(ctx, args);
  };
}
