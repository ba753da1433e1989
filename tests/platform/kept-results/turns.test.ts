import { expect, it } from "vitest";
import type { UserContext } from "#app/platform/context.server.ts";
import { takeTurn } from "#app/platform/kept-results/turns.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { later, member, testPlatform } from "../../support/platform.ts";

onEachDatabase((open) => {
  async function start() {
    let pauses = 0;
    const platform = testPlatform(await open());
    platform.pause = () => Promise.resolve(void pauses++);
    return { platform, ctx: await member(platform), pauses: () => pauses };
  }

  /** As another process does that has the turn. */
  async function holdElsewhere({ db, businessId, now }: UserContext): Promise<void> {
    const until = new Date(now.getTime() + 30_000).toISOString();
    await db
      .insertInto("result_turns")
      .values({ business_id: businessId, lane: "file", holder: "another process", until })
      .execute();
  }

  it("a turn that another process holds is waited for, and then refused", async () => {
    const { ctx, pauses } = await start();
    await holdElsewhere(ctx);
    await expect(takeTurn(ctx, "file")).rejects.toMatchObject({
      code: "request.one_at_a_time",
      retryAfter: 10,
    });
    expect(pauses()).toBeGreaterThan(0);
  });

  it("whoever was refused does not hold up the next in the same process", async () => {
    const { ctx } = await start();
    await holdElsewhere(ctx);
    await expect(takeTurn(ctx, "file")).rejects.toMatchObject({ code: "request.one_at_a_time" });
    await ctx.db.deleteFrom("result_turns").where("business_id", "=", ctx.businessId).execute();
    await (await takeTurn(ctx, "file")).end();
  });

  it("a process that has died holds no turn for ever", async () => {
    const { platform, ctx } = await start();
    await holdElsewhere(ctx);
    platform.pass(30_001);
    await (await takeTurn(later(ctx), "file")).end();
  });

  it("files and figures of a business do not wait for each other", async () => {
    const { ctx } = await start();
    const file = await takeTurn(ctx, "file");
    await (await takeTurn(ctx, "figures")).end();
    await file.end();
  });

  it("a turn that has ended is free for other processes at once", async () => {
    const { ctx } = await start();
    await (await takeTurn(ctx, "file")).end();
    expect(await ctx.db.selectFrom("result_turns").select("until").execute()).toEqual([{ until: "" }]);
  });
});
