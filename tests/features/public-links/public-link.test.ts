import { expect, it } from "vitest";
import { countsViews, makesLinks } from "#app/features/running/public-links/page-settings.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { member, testPlatform } from "../../support/platform.ts";
import {
  isLinkOpen,
  isRevoked,
  lastDayOfLink,
  NO_LINK,
  renewedLink,
  revokedLink,
} from "#app/features/running/public-links/public-link.ts";

const sent = renewedLink(NO_LINK, "2026-11-21");

it("a link is open for a year from the day it is made", () => {
  expect(sent).toEqual({ version: 1, until: "2027-11-21" });
  expect(isLinkOpen(sent, null, "2027-11-21")).toBe(true);
  expect(isLinkOpen(sent, null, "2027-11-22")).toBe(false);
  expect(isLinkOpen(NO_LINK, null, "2026-11-21")).toBe(false);
});

it("once the invoice is paid it ends 90 days later, and never later than it would anyway", () => {
  expect(lastDayOfLink(sent, "2026-12-01")).toBe("2027-03-01");
  expect(lastDayOfLink(sent, "2027-11-01")).toBe("2027-11-21");
  expect(lastDayOfLink(sent, null)).toBe("2027-11-21");
});

it("a payment in advance counts from the day the link was made", () => {
  expect(lastDayOfLink(sent, "2026-01-01")).toBe("2027-02-19");
});

it("renewing gives the same address its full time, after payment too", () => {
  const renewed = renewedLink(sent, "2028-01-01");
  expect(renewed).toEqual({ version: 1, until: "2028-12-31" });
  expect(lastDayOfLink(renewed, "2026-12-01")).toBe("2028-03-31");
});

it("revoking ends every address of the link; the next one is another", () => {
  const revoked = revokedLink(sent);
  expect(isRevoked(revoked)).toBe(true);
  expect(isRevoked(NO_LINK)).toBe(false);
  expect(isLinkOpen(revoked, null, "2026-11-21")).toBe(false);
  expect(isLinkOpen(revoked, "2026-11-21", "2026-11-21")).toBe(false);
  expect(renewedLink(revoked, "2026-11-22")).toEqual({ version: 2, until: "2027-11-22" });
});

it("whether links are made and views counted is asked of each business apart", async () => {
  const platform = testPlatform(await freshSqlite());
  const [one, two] = [await member(platform), await member(platform, { email: "two@example.ch" })];
  const says = async (ctx: UserContext) => [await makesLinks(ctx), await countsViews(ctx)];
  const set = (ctx: UserContext, public_pages: 0 | 1, counts_views: 0 | 1) =>
    ctx.db
      .updateTable("businesses")
      .set({ public_pages, counts_views })
      .where("id", "=", ctx.businessId)
      .execute();
  await set(one, 1, 0);
  await set(two, 0, 1);
  expect([await says(one), await says(two)]).toEqual([
    [true, false],
    [false, true],
  ]);
});
