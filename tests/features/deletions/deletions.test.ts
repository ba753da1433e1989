import { expect, it } from "vitest";
import {
  forgetDeletion,
  listDeletions,
  recordDeletion,
} from "#app/features/running/deletions/deletions.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { later, member, testPlatform } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  it("programs hear what was deleted since an instant: of one kind, in their business, the oldest first", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "other@example.ch" });
    const since = { updatedSince: new Date(ctx.now.getTime() + 1).toISOString() };
    const [before, first, second, forgotten] = [ctx.newId(), ctx.newId(), ctx.newId(), ctx.newId()];
    await recordDeletion(ctx, "client", before);
    platform.pass(1);
    await recordDeletion(later(ctx), "client", first);
    await recordDeletion(later(ctx), "invoice", ctx.newId());
    await recordDeletion(later(ctx), "client", forgotten);
    await recordDeletion(later(other), "client", other.newId());
    platform.pass(1);
    await recordDeletion(later(ctx), "client", second);
    await forgetDeletion(other, first);
    await forgetDeletion(ctx, forgotten);
    const told = await listDeletions(ctx, "client", since);
    expect(told?.deleted.map(({ id }) => id)).toEqual([first, second]);
    expect(told).toMatchObject({ deleted: [{ deletedAt: since.updatedSince }, {}], deleted_has_more: false });
  });

  it("deletions stand on the first page of what has changed, a thousand of them, and then one asks again", async () => {
    const ctx = await member(testPlatform(await open()));
    const since = { updatedSince: ctx.now.toISOString() };
    for (const later of [{}, { ...since, after: "cursor" }, { ...since, page: 2 }])
      expect(await listDeletions(ctx, "client", later)).toBeUndefined();
    const ids = Array.from({ length: 1001 }, () => ctx.newId());
    const rows = ids.map((id) => ({ id, business_id: ctx.businessId, kind: "client" as const }));
    await ctx.db
      .insertInto("deletions")
      .values(rows.slice(0, 1000).map((row) => ({ ...row, deleted_at: since.updatedSince })))
      .execute();
    const all = await listDeletions(ctx, "client", { ...since, page: 1 });
    expect([all?.deleted.length, all?.deleted_has_more]).toEqual([1000, false]);
    await recordDeletion(ctx, "client", ids[1000]!);
    const most = await listDeletions(ctx, "client", since);
    expect([most?.deleted.length, most?.deleted_has_more]).toEqual([1000, true]);
  });
});
