import { expect, it } from "vitest";
import { closeDays, closedDaysOf } from "#app/features/books/book/closed-days.server.ts";
import { append, hashOf } from "#app/features/books/book/record.server.ts";
import { sealBusiness } from "#app/features/people/accounts/closing/seal-business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

onEachDatabase((open) => {
  async function booked(): Promise<UserContext> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await issued(ctx, "2026-09-10", [row(1000, 8.1)]);
    return ctx;
  }

  it("the database refuses to change a booking, and to delete one of a living business", async () => {
    const ctx = await booked();
    const change = ctx.db.updateTable("bookings").set({ amount: 1 });
    await expect(change.execute()).rejects.toThrow("the book is only added to");
    await expect(ctx.db.deleteFrom("bookings").execute()).rejects.toThrow("the book is only added to");
    expect(await rowsOf(ctx)).toHaveLength(2);
  });

  it("the database refuses a booking on a closed day, and one that takes another back twice", async () => {
    const ctx = await booked();
    const [first] = await rowsOf(ctx);
    if (!first) throw new Error("nothing was booked");
    const again = { ...first, reverses: first.sequence };
    const add = () => ctx.transaction((ctx) => append(ctx, [again]));
    await add();
    await expect(add()).rejects.toThrow(/unique|duplicate/i);
    const span = { kind: "handover", basis: "", from: "2026-07-01", to: "2026-09-30" } as const;
    await ctx.transaction((ctx) => closeDays(ctx, span));
    const onClosedDay = { ...first, reverses: null };
    await expect(ctx.transaction((ctx) => append(ctx, [onClosedDay]))).rejects.toThrow("the day is closed");
    expect(await closedDaysOf(ctx)).toEqual([span]);
  });

  it("each hash is made of the one before it", async () => {
    const ctx = await booked();
    await issued(ctx, "2026-09-11", [row(500, 2.6)]);
    const rows = (await rowsOf(ctx)).filter(({ sequence }) => sequence > 0);
    expect(rows).toHaveLength(4);
    rows.forEach((booking, index) => {
      expect(booking.hash).toBe(hashOf(rows[index - 1]?.hash ?? "", booking));
    });
  });

  it("an account that is deleted takes its book along only when the law lets its documents go", async () => {
    const ctx = await booked();
    await sealBusiness(ctx);
    expect(await rowsOf(ctx)).toHaveLength(2);
    await ctx.db.deleteFrom("bookings").where("business_id", "=", ctx.businessId).execute();
    expect(await rowsOf(ctx)).toEqual([]);
  });
});

function rowsOf(ctx: UserContext) {
  return ctx.db
    .selectFrom("bookings")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("sequence")
    .execute();
}
