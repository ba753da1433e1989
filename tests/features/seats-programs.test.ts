import { expect, it } from "vitest";
import { makeCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { readCalendar } from "#app/features/front/calendar/read-calendar.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { changeRole, endSeat, leaveSeat } from "#app/features/people/seats/change-seat.server.ts";
import { findHandover, offerOwnership } from "#app/features/people/seats/handover.server.ts";
import { switchBusiness } from "#app/features/people/seats/own/own-seats.server.ts";
import { rotateApiKey } from "#app/features/people/api-keys/rotate-api-key.server.ts";
import { createWebhook, listWebhooks } from "#app/features/programs/webhooks/webhooks.server.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { findAccessToken } from "#app/platform/auth/access-token.server.ts";
import { findApiKey } from "#app/platform/auth/api-key.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { apiKeyOf } from "../support/api-key.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { connected } from "../support/oauth/connecting.ts";
import { PERSON } from "../support/person.ts";
import { sendingMember, signedIn, testPlatform, visitor } from "../support/platform.ts";
import { seated, takeSeat } from "../support/seats/seated.ts";
import { takeOver } from "../support/seats/take-over.ts";

const BY_PASSWORD = { intent: "begin", password: PERSON.password } as const;

onDatabaseOfDay((open) => {
  it("keys, test keys and applications act with the role that their maker has now", async () => {
    const { platform, owner, heir } = await business(await open());
    const live = await apiKeyOf(owner);
    const test = await apiKeyOf(owner, { mode: "test" });
    const { access_token: access } = (await connected(owner)).tokens;
    const roles = async () => [
      (await findApiKey(platform, live.secret))?.role,
      (await findApiKey(platform, test.secret))?.role,
      (await findAccessToken(platform, access))?.role,
    ];
    expect(await roles()).toEqual(["owner", "owner", "owner"]);
    await handOver(owner, heir);
    expect(await roles()).toEqual(["member", "member", "member"]);
    await changeRole({ ...heir, role: "owner" }, owner.user.id, { role: "writer", seen: "member" });
    expect(await roles()).toEqual(["writer", "writer", "writer"]);
    const renewed = await rotateApiKey({ ...heir, role: "owner" }, live.id, { overlapHours: 0 });
    expect(await findApiKey(platform, renewed.secret)).toMatchObject({ role: "owner" });
    await endSeat({ ...heir, role: "owner" }, owner.user.id);
    expect(await roles()).toEqual([undefined, undefined, undefined]);
  });

  it("whoever hands over leaves no webhook switched on, and the audit names what was narrowed", async () => {
    const { owner, heir } = await business(await open());
    await apiKeyOf(owner, { name: "Shop" });
    await connected(owner);
    await createWebhook(
      owner,
      webhookSchema.parse({ url: "https://shop.example.ch/in", events: ["invoice.paid"] }),
    );
    await handOver(owner, heir);
    expect(await listWebhooks(owner)).toMatchObject([{ isActive: false, switchedOffAt: null }]);
    expect(await told(owner)).toEqual(
      expect.arrayContaining([
        ["webhook.switched_off", "https://shop.example.ch/in"],
        ["program.narrowed", "Shop"],
        ["program.narrowed", "Claude"],
      ]),
    );
  });

  it("a seat's end names what ends with it", async () => {
    const { owner, heir } = await business(await open());
    await apiKeyOf(owner, { name: "Shop" });
    await connected(owner);
    await handOver(owner, heir);
    await makeCalendarFeed(owner);
    await endSeat({ ...heir, role: "owner" }, owner.user.id);
    expect(await told(owner)).toEqual(
      expect.arrayContaining([
        ["api_key.ended", "Shop"],
        ["application.ended", "Claude"],
        ["calendar.ended", ""],
      ]),
    );
  });

  it("a seat's end leaves others their programs, and its person those of other businesses", async () => {
    const { platform, owner, heir: mira } = await business(await open());
    const { ctx: eva } = await seated(owner, "member", "eva@example.ch");
    const other = await sendingMember(platform, { email: "other@example.ch" });
    await takeSeat(other, mira.user.id, "member");
    const elsewhere = { ...(await signedIn(platform, mira.user.id)), businessId: other.businessId };
    for (const ctx of [mira, eva, elsewhere]) {
      await switchBusiness(ctx, ctx.businessId);
      await apiKeyOf(ctx);
      await connected(ctx);
      await makeCalendarFeed(ctx);
    }
    await offerOwnership(owner, eva.user.id, BY_PASSWORD);
    await offerOwnership(other, mira.user.id, BY_PASSWORD);
    await endSeat(owner, mira.user.id);
    expect(await whoHasPrograms(owner.db, [mira, eva])).toEqual([
      [mira.user.id, other.businessId],
      [eva.user.id, owner.businessId],
    ]);
    expect(await findHandover(owner)).toMatchObject({ toUserId: eva.user.id });
    expect(await findHandover(other)).toMatchObject({ toUserId: mira.user.id });
    const keys = (await told(owner)).filter(([event]) => event === "api_key.ended");
    expect(keys).toHaveLength(1);
    expect((await told(other)).filter(([event]) => event?.endsWith(".ended"))).toEqual([]);
    await endSeat(other, mira.user.id);
    expect(await findHandover(other)).toBeNull();
    await leaveSeat(eva, owner.businessId);
    const left = await eva.db.selectFrom("sessions").selectAll().where("id", "=", eva.sessionId).execute();
    expect(left).toMatchObject([{ user_id: eva.user.id, business_id: "" }]);
  });

  it("a calendar address ends with the right to make one, and not before", async () => {
    const { platform, owner, heir } = await business(await open());
    const token = await makeCalendarFeed(heir);
    const read = () => readCalendar(visitor(platform), `${token}.ics`);
    const seat = owner.db.updateTable("memberships").where("user_id", "=", heir.user.id);
    await seat.set({ role: "writer" }).execute();
    await expect(read()).rejects.toMatchObject({ code: "calendar.not_found" });
    await seat.set({ role: "member" }).execute();
    expect(await read()).toContain("VCALENDAR");
    await changeRole(owner, heir.user.id, { role: "accountant", seen: "member" });
    expect(await owner.db.selectFrom("calendar_feeds").selectAll().execute()).toEqual([]);
    expect(await told(owner)).toContainEqual(["calendar.ended", ""]);
  });

  it("a role with more rights ends nothing", async () => {
    const { owner, heir } = await business(await open());
    await changeRole(owner, heir.user.id, { role: "writer", seen: "member" });
    await connected(heir);
    await changeRole(owner, heir.user.id, { role: "member", seen: "writer" });
    expect((await told(owner)).map(([event]) => event)).not.toContain("program.narrowed");
  });
});

async function business(database: Parameters<typeof testPlatform>[0]) {
  const platform = testPlatform(database);
  const owner = await sendingMember(platform);
  const { ctx: heir } = await seated(owner, "member");
  return { platform, owner, heir };
}

async function handOver(owner: UserContext, heir: UserContext): Promise<void> {
  await offerOwnership(owner, heir.user.id, BY_PASSWORD);
  await takeOver(heir);
}

/** What the audit says, and of which program. */
async function told(owner: UserContext): Promise<string[][]> {
  const all = { person: "", since: "", before: "", after: "", limit: 50 };
  const { entries } = await auditPage(owner, all);
  return entries.map(({ event, data }) => [event, data.url ?? data.key ?? ""]);
}

/** Whoever of them has a key, an application, a calendar or an open session in a business, and so has them all. */
async function whoHasPrograms(db: Db, people: UserContext[]): Promise<string[][]> {
  const ids = people.map(({ user }) => user.id);
  const tables = ["api_keys", "oauth_connections", "calendar_feeds", "sessions"] as const;
  const held = tables.map(async (table) => {
    const rows = db.selectFrom(table).select(["user_id", "business_id"]).where("user_id", "in", ids);
    return (await rows.where("business_id", "!=", "").execute()).map((row) => [row.user_id, row.business_id]);
  });
  const [first = [], ...others] = (await Promise.all(held)).map((rows) => rows.toSorted());
  for (const rows of others) expect(rows).toEqual(first);
  return first;
}
