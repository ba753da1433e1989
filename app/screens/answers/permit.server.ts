import { data } from "@remix-run/node";
import { confirmStep, givePermit } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import type { Confirmation } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** The answer to a form by which a person proves who they are, before the act is shown. */
export function permitFor(act: string) {
  return async (ctx: UserContext, confirmation: Confirmation) => {
    const proof = await confirmStep(ctx, act, confirmation);
    if (proof !== null) return data({ proof });
    return data({ proof: "", permit: await givePermit(ctx, act) });
  };
}
