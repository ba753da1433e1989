import type { z } from "zod";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { currentPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { usageIn } from "#app/features/running/subscriptions/plan.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { accountAnswer } from "./account-answer.schema.ts";
import { scopesOf } from "./scopes.ts";

/** For whoever holds a key or a token. @throws AppError `api_key.required` */
export async function accountOfKey({
  caller,
  user,
  role,
  ...ctx
}: UserContext): Promise<z.output<typeof accountAnswer>> {
  if (!caller || !role) throw new AppError("api_key.required");
  const { kind: _, audience: __, ...key } = caller;
  const business = await findBusiness(ctx);
  const name = business.companyName || `${user.firstName} ${user.lastName}`;
  return {
    business: { id: business.id, name, isSandbox: key.mode === "test" },
    role,
    plan: currentPlan(ctx, business),
    usage: usageIn(ctx.month, business),
    user: { id: user.id, email: user.email },
    key: { ...key, scopes: scopesOf(key) },
  };
}
