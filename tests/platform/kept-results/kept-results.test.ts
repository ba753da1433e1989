import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import { forgetResults } from "#app/platform/kept-results/forget-results.server.ts";
import { keptFile, keptValue } from "#app/platform/kept-results/kept-results.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { largeMember } from "../../support/heavy/large-member.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { later, member, testPlatform, type TestPlatform } from "../../support/platform.ts";

const QUESTION = { kind: "export", asked: { format: "csv" } } as const;

const HOUR = 60 * 60_000;

onEachDatabase((open) => {
  async function start(): Promise<{ ctx: UserContext; platform: TestPlatform; asking: Asking }> {
    const platform = testPlatform(await open());
    const ctx = await largeMember(platform);
    return { ctx, platform, asking: probe() };
  }

  it("the same question is made once, and the second answer has the same bytes", async () => {
    const { ctx, asking } = await start();
    const first = await asking.ask(ctx);
    expect(await asking.ask(ctx)).toBe(first);
    expect(first).toHaveLength(1_200_000);
    expect(asking.made).toBe(1);
  });

  it("what anybody changes in the business is made anew", async () => {
    const { ctx, asking } = await start();
    await asking.ask(ctx);
    await ctx.db
      .updateTable("clients")
      .set({ city: "Bern" })
      .where("business_id", "=", ctx.businessId)
      .execute();
    await asking.ask(ctx);
    expect(asking.made).toBe(2);
    await ctx.transaction(async (ctx) => {
      const { id } = await ctx.db.selectFrom("clients").select("id").limit(1).executeTakeFirstOrThrow();
      await ctx.db.deleteFrom("clients").where("id", "=", id).execute();
    });
    await asking.ask(ctx);
    expect(asking.made).toBe(3);
  });

  it("a change that was rolled back, one of another business and a sign-in change nothing", async () => {
    const { ctx, platform, asking } = await start();
    await asking.ask(ctx);
    const undone = ctx.transaction(async (ctx) => {
      await ctx.db
        .updateTable("clients")
        .set({ city: "Bern" })
        .where("business_id", "=", ctx.businessId)
        .execute();
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await member(platform, { email: "other@example.ch" });
    await asking.ask(ctx);
    expect(asking.made).toBe(1);
  });

  it("another day, language, role or question is another answer", async () => {
    const { ctx, asking } = await start();
    await asking.ask(ctx);
    await asking.ask({ ...ctx, today: "2027-01-01" });
    await asking.ask({ ...ctx, locale: "fr" });
    await asking.ask({ ...ctx, role: "accountant" });
    await asking.ask(ctx, { format: "json" });
    expect(asking.made).toBe(5);
  });

  it("what changes while it is made is in nobody else's answer", async () => {
    const { ctx, asking } = await start();
    asking.meanwhile = () =>
      ctx.db.updateTable("clients").set({ city: "Bern" }).where("business_id", "=", ctx.businessId).execute();
    await asking.ask(ctx);
    await asking.ask(ctx);
    expect(asking.made).toBe(2);
  });

  it("of two at once the second waits, and gets what the first has made", async () => {
    const { ctx, asking } = await start();
    const both = await Promise.all([asking.ask(ctx), asking.ask(ctx)]);
    expect(both[0]).toBe(both[1]);
    expect(asking.made).toBe(1);
    expect(asking.mostAtOnce).toBe(1);
  });

  it("different questions of one business are made one after the other", async () => {
    const { ctx, asking } = await start();
    await Promise.all([
      asking.ask(ctx),
      asking.ask(ctx, { format: "json" }),
      asking.ask(ctx, { format: "excel" }),
    ]);
    expect([asking.made, asking.mostAtOnce]).toEqual([3, 1]);
  });

  it("another business waits for nobody", async () => {
    const { ctx, platform, asking } = await start();
    const pieces = (await asking.file(ctx)).pieces[Symbol.asyncIterator]();
    await pieces.next();
    const other = await largeMember(platform, { email: "other@example.ch" });
    await asking.ask(other);
    expect([asking.made, asking.mostAtOnce]).toEqual([2, 2]);
    await pieces.return?.();
  });

  it("who leaves in the middle frees the turn, and nothing is kept", async () => {
    const { ctx, asking } = await start();
    for await (const _piece of (await asking.file(ctx)).pieces) break;
    expect(await ctx.db.selectFrom("kept_results").select("id").execute()).toEqual([]);
    await asking.ask(ctx);
    expect(asking.made).toBe(2);
  });

  it("a fault on the way frees the turn as well", async () => {
    const { ctx, asking } = await start();
    asking.meanwhile = () => Promise.reject(new Error("broken"));
    await expect(asking.ask(ctx)).rejects.toThrow("broken");
    asking.meanwhile = () => Promise.resolve();
    await asking.ask(ctx);
    expect(asking.made).toBe(2);
  });

  it("it is kept for an hour, and removed after it", async () => {
    const { ctx, platform, asking } = await start();
    await asking.ask(ctx);
    platform.pass(HOUR - 1000);
    await asking.ask(later(ctx));
    expect(asking.made).toBe(1);
    platform.pass(2000);
    await asking.ask(later(ctx));
    expect(asking.made).toBe(2);
    platform.pass(2 * HOUR);
    await forgetResults(later(ctx));
    expect(await ctx.db.selectFrom("kept_pieces").select("begins").execute()).toEqual([]);
  });

  it("of a business at most twenty are kept, the newest", async () => {
    const { ctx, asking } = await start();
    for (let at = 0; at < 21; at++) await asking.ask(ctx, { at });
    expect(await ctx.db.selectFrom("kept_results").select("id").execute()).toHaveLength(20);
    await asking.ask(ctx, { at: 20 });
    expect(asking.made).toBe(21);
    await asking.ask(ctx, { at: 0 });
    expect(asking.made).toBe(22);
  });

  it("of a small business nothing is kept", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const asking = probe();
    await asking.ask(ctx);
    await asking.ask(ctx);
    expect(asking.made).toBe(2);
    for (const table of ["kept_results", "result_turns"] as const)
      expect(await ctx.db.selectFrom(table).select("business_id").execute()).toEqual([]);
  });

  it("figures come back as they were, and never from before a change within the transaction", async () => {
    const { ctx } = await start();
    let made = 0;
    const value = { sums: new Map([["a", [1, null]]]), missing: undefined, text: "Zürich" };
    const ask = (of: UserContext) =>
      keptValue(of, { kind: "year", asked: {} }, () => Promise.resolve({ made: ++made, ...value }));
    expect(await ask(ctx)).toStrictEqual({ made: 1, ...value });
    expect(await ask(ctx)).toStrictEqual({ made: 1, ...value });
    expect(await ctx.transaction((ctx) => ask(ctx))).toMatchObject({ made: 2 });
  });

  it("a client that is added by a use case is in the next answer", async () => {
    const { ctx, asking } = await start();
    await asking.ask(ctx);
    await createClient(ctx, clientInput());
    await asking.ask(ctx);
    expect(asking.made).toBe(2);
  });
});

interface Asking {
  made: number;
  mostAtOnce: number;
  /** What happens between its two halves. */
  meanwhile: () => Promise<unknown>;
  file(ctx: UserContext, asked?: object): Promise<FileInPieces>;
  ask(ctx: UserContext, asked?: object): Promise<string>;
}

/** Asks for a file that counts how often it is made. */
function probe(): Asking {
  let running = 0;
  const asking: Asking = {
    made: 0,
    mostAtOnce: 0,
    meanwhile: () => Promise.resolve(),
    file: (ctx, asked = QUESTION.asked) =>
      keptFile(ctx, { kind: QUESTION.kind, asked }, () => Promise.resolve(make())),
    ask: async (ctx, asked) => {
      const pieces: Buffer[] = [];
      for await (const piece of (await asking.file(ctx, asked)).pieces) pieces.push(Buffer.from(piece));
      return Buffer.concat(pieces).toString();
    },
  };
  const make = (): FileInPieces => ({ name: "a.csv", type: "text/csv", pieces: pieces() });
  const pieces = async function* () {
    const number = ++asking.made;
    asking.mostAtOnce = Math.max(asking.mostAtOnce, ++running);
    try {
      yield `${number}`.repeat(600_000);
      await asking.meanwhile();
      yield new TextEncoder().encode(`${number}`.repeat(600_000));
    } finally {
      running--;
    }
  };
  return asking;
}
