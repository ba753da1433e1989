import { Secret, TOTP } from "otpauth";
import type { UserContext } from "#app/platform/context.server.ts";
import { confirmAddress } from "./accounts/confirm-address.ts";
import { beginTwoStep, enableTwoStep } from "#app/features/people/accounts/sign-in/two-step.server.ts";

/** That of PERSON in platform.ts, which browser tests cannot import. */
const PASSWORD = "quer-durch-bern";

/** One step of time: after it, the app shows another code. */
export const STEP = 30_000;

/** What an authenticator app shows at that instant, for a secret with or without spaces. */
export function codeAt(secret: string, now: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(" ", "")), timestamp: now.getTime() });
}

/** A code that is none of those around that instant. */
export function wrongCodeAt(secret: string, now: Date): string {
  const right = [-1, 0, 1].map((steps) => codeAt(secret, new Date(now.getTime() + steps * STEP)));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code))!;
}

/** Turns two-step sign-in on, with the code of this instant. */
export async function turnOnTwoStep(ctx: UserContext): Promise<{ secret: string; codes: string[] }> {
  await confirmAddress(ctx);
  const { secret } = await beginTwoStep(ctx, { password: PASSWORD });
  return { secret, codes: await enableTwoStep(ctx, { code: codeAt(secret, ctx.now) }) };
}
