import { data } from "@remix-run/node";
import { confirmStep, givePermit } from "#app/features/accounts/passkeys/confirm-act.server.ts";
import { confirmationSchema } from "#app/features/accounts/passkeys/confirmation.schema.ts";
import { screenAction } from "#app/platform/http/screen.server.ts";

export function permitAction(form: string, act: string) {
  return screenAction({ form, schema: confirmationSchema }, async (ctx, confirmation) => {
    const proof = await confirmStep(ctx, act, confirmation);
    if (proof !== null) return data({ proof });
    return data({ proof: "", permit: await givePermit(ctx, act) });
  });
}
