import { expect, it } from "vitest";
import { findPlan, shownPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { withUser } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { makePro, member, signedInRequest, testPlatform } from "../../support/platform.ts";
import { subscribe, withStripe } from "../../support/subscribing.ts";

onDatabaseOfDay((open) => {
  it("shows the plan and the subscription that the session was read with", async () => {
    const { platform, fake } = await withStripe(await open());
    const ctx = await member(platform);
    const request = await signedInRequest(platform, ctx.user.id);
    expect(await shownPlan(request)).toEqual({ plan: "free", subscription: null });
    await subscribe({ fake }, ctx);
    expect(await findPlan(request)).toBe("pro");
    const next = await shownPlan(await signedInRequest(platform, ctx.user.id));
    expect(next).toMatchObject({ plan: "pro", subscription: { status: "active", period: "monthly" } });
  });

  it("asks anew for that of another business", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "other@example.ch" });
    await makePro(other);
    const request = await signedInRequest(platform, ctx.user.id);
    const switched = withUser(request, { ...request, businessId: other.businessId });
    expect((await shownPlan(switched)).plan).toBe("pro");
  });
});
