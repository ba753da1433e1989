import { expect, it } from "vitest";
import {
  endCalendarFeed,
  findCalendarFeed,
  makeCalendarFeed,
} from "#app/features/front/calendar/calendar-feed.server.ts";
import { endDeskFeed, findDeskFeed, makeDeskFeed } from "#app/features/front/calendar/desk-feed.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { makePro, member, sendingMember, testPlatform } from "../../support/platform.ts";

const KINDS = [
  {
    name: "of a business",
    table: "calendar_feeds",
    find: findCalendarFeed,
    make: makeCalendarFeed,
    end: endCalendarFeed,
  },
  { name: "of a person", table: "desk_feeds", find: findDeskFeed, make: makeDeskFeed, end: endDeskFeed },
] as const;

onDatabaseOfDay((open) => {
  it.each(KINDS)(
    "a calendar $name is known, replaced and ended by itself",
    async ({ table, find, make, end }) => {
      const platform = testPlatform(await open());
      const ctx = await sendingMember(platform);
      const other = await sendingMember(platform, { email: "other@example.ch" });
      const theirs = await make(other);
      expect(await find(ctx)).toBeNull();
      await make(ctx);
      const token = await make(ctx);
      expect(await find(ctx)).toEqual({ createdAt: ctx.now.toISOString(), lastUsedAt: null });
      const rows = await ctx.db.selectFrom(table).select("token_hash").execute();
      const hashes = [theirs, token].map((one) => hashToken(one)).toSorted();
      expect(rows.map((row) => row.token_hash).toSorted()).toEqual(hashes);
      for (let asked = 0; asked < 2; asked++) await end(ctx);
      expect(await find(ctx)).toBeNull();
      expect(await find(other)).not.toBeNull();
    },
  );

  it.each(KINDS)("a calendar $name wants a confirmed address", async ({ find, make }) => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await expect(make(ctx)).rejects.toMatchObject({ code: "account.email_not_verified" });
    expect(await find(ctx)).toBeNull();
  });
});
