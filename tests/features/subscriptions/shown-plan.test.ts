import { expect, it } from "vitest";
import { findPlan, shownPlan } from "#app/features/subscriptions/current-plan.server.ts";
import { withUser } from "#app/platform/context.server.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { makePro, member, testPlatform, visitor } from "../../support/platform.ts";
import { subscribe, withStripe } from "../../support/subscribing.ts";

onDatabaseOfDay((open) => {
  it("shows the plan and the subscription that the session was read with", async () => {
    const { platform, fake } = await withStripe(await open());
    const ctx = await member(platform);
    const request = await requestOf(ctx);
    expect(await shownPlan(request)).toEqual({ plan: "free", subscription: null });
    await subscribe({ fake }, ctx);
    expect(await findPlan(request)).toBe("pro");
    const next = await shownPlan(await requestOf(ctx));
    expect(next).toMatchObject({ plan: "pro", subscription: { status: "active", period: "monthly" } });
  });

  it("asks anew for that of another business", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "other@example.ch" });
    await makePro(other);
    const request = await requestOf(ctx);
    const switched = withUser(request, { ...request, businessId: other.businessId });
    expect((await shownPlan(switched)).plan).toBe("pro");
  });
});

type Person = Awaited<ReturnType<typeof member>>;

async function requestOf({ platform, user }: Person): Promise<Person> {
  const ctx = visitor(platform);
  const token = await startSession(ctx, {
    userId: user.id,
    accessVersion: 0,
    kind: "bearer",
    userAgent: "test",
  });
  const identity = await findSession(platform, token, "bearer");
  return withUser(ctx, identity!);
}
