import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Brand } from "./brand.ts";
import { designIn } from "./design.server.ts";
import { findLogo } from "./logo.server.ts";

/** Today's brand, whatever the paper was written with. On Free clients always see what made it. */
export async function findBrand(ctx: BusinessContext): Promise<Brand> {
  const {
    accent,
    design,
    shows_made_with: shown,
  } = await ctx.db
    .selectFrom("businesses")
    .select(["accent", "shows_made_with", "design"])
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  return {
    accent,
    logo: await findLogo(ctx, designIn(design).logo),
    showsMadeWith: shown === 1 || (await findPlan(ctx)) !== "pro",
  };
}
