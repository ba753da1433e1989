import { isRunning } from "#app/features/running/subscriptions/subscription.ts";
import { trySync } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { findProfile, type Profile } from "./profile.server.ts";

/** Stripe is asked once about a paid plan whose period is unknown (rule 28). */
export async function findSyncedProfile(ctx: UserContext): Promise<Profile> {
  const profile = await findProfile(ctx);
  const { subscription } = profile.business;
  if (!isRunning(subscription) || subscription.period) return profile;
  await trySync(ctx);
  return findProfile(ctx);
}
