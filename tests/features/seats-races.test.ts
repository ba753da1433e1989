import { sql } from "kysely";
import { expect, it } from "vitest";
import { checkOwners } from "#db/doctor/owners-check.ts";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { lockSeats } from "#app/features/people/accounts/lock-seats.server.ts";
import { changeRole, endSeat, leaveSeat } from "#app/features/people/seats/change-seat.server.ts";
import { offerOwnership } from "#app/features/people/seats/handover.server.ts";
import { acceptInvitation } from "#app/features/people/seats/inviting/accept-invitation.server.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { startBusiness } from "#app/features/people/seats/own/start-business.server.ts";
import { startBusinessSchema } from "#app/features/people/seats/seat.schema.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { sqliteCapabilities } from "#app/platform/database/dialect.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { onEachShared } from "../support/databases/databases.ts";
import { PERSON } from "../support/person.ts";
import { later, sendingMember, type TestPlatform, testPlatform } from "../support/platform.ts";
import { seated } from "../support/seats/seated.ts";
import { acceptLongAgo, takeOver, takeOverAtLast } from "../support/seats/take-over.ts";

const CONSENT = { password: PERSON.password, confirmed: true } as const;

const deletes = (ctx: UserContext) => deleteAccount(ctx, CONSENT);

onEachShared((open) => {
  it("whoever leaves while taking over stays, as the owner", async () => {
    const { owner, heir, elsewhere } = await offered(await open());
    const [leaving] = await during(owner, await accepted(heir), takeOverAtLast, [
      () => leaveSeat(elsewhere(heir), owner.businessId),
    ]);
    expect(leaving).toMatchObject({ status: "rejected", reason: { code: "seat.owner_stays" } });
    expect(await owners(owner)).toEqual([heir.user.id]);
  });

  it("whoever deletes their account while taking over takes the business along only when alone in it", async () => {
    const { owner, heir, elsewhere } = await offered(await open());
    const [deleting] = await during(owner, await accepted(heir), takeOverAtLast, [
      () => deleteAccount(elsewhere(heir), CONSENT),
    ]);
    expect(deleting).toMatchObject({ status: "rejected", reason: { code: "seat.others_left" } });
    expect(await owners(owner)).toEqual([heir.user.id]);
  });

  it("nobody takes over once their account is deleted", async () => {
    const { owner, heir, elsewhere } = await offered(await open());
    const [taking] = await during(owner, heir, deletes, [() => takeOver(elsewhere(heir))]);
    expect(taking).toMatchObject({ status: "rejected", reason: { code: "handover.not_found" } });
    expect(await owners(owner)).toEqual([owner.user.id]);
  });

  it("what a former owner had begun as the owner is refused once another has taken over", async () => {
    const { owner, heir, elsewhere } = await offered(await open());
    const { ctx: writer } = await seated(owner, "writer");
    const results = await during(owner, await accepted(heir), takeOverAtLast, [
      () => endSeat(elsewhere(owner), writer.user.id),
      () => changeRole(elsewhere(owner), writer.user.id, { role: "member", seen: "writer" }),
      () => invite(elsewhere(owner), { email: "more@example.ch", role: "writer" }),
    ]);
    for (const result of results)
      expect(result).toMatchObject({ status: "rejected", reason: { code: "seat.changed" } });
    expect((await listPeople(owner)).map(({ role }) => role).toSorted()).toEqual([
      "member",
      "owner",
      "writer",
    ]);
  });

  it("an invitation that is accepted while the account is deleted gives nobody a seat", async () => {
    const { owner, heir, elsewhere } = await offered(await open());
    const eva = await sendingMember(owner.platform, { email: "eva@example.ch" });
    await invite(owner, { email: eva.user.email, role: "writer" });
    const token = await linkIn(owner.platform as TestPlatform);
    const [accepting] = await during(owner, eva, deletes, [() => acceptInvitation(elsewhere(eva), token)]);
    expect(accepting).toMatchObject({ status: "rejected", reason: { code: "session.required" } });
    expect((await listPeople(owner)).map(({ userId }) => userId)).toEqual([owner.user.id, heir.user.id]);
  });

  it("a business begun while the account is deleted is not left behind", async () => {
    const { owner, heir, elsewhere } = await offered(await open());
    const [starting] = await during(owner, heir, deletes, [
      () => startBusiness(elsewhere(heir), startBusinessSchema.parse({ companyName: "Neu GmbH" })),
    ]);
    expect(starting).toMatchObject({ status: "rejected", reason: { code: "session.required" } });
    const begun = owner.db.selectFrom("businesses").select("id").where("company_name", "=", "Neu GmbH");
    expect(await begun.execute()).toEqual([]);
  });

  it("a change of seats fails that would leave no owner, or a deleted one, and the database refuses two", async () => {
    const { owner, heir } = await offered(await open());
    const change = (values: { role: string }, userId: string) =>
      owner.transaction(async (ctx) => {
        await lockSeats(ctx);
        await ctx.db.updateTable("memberships").set(values).where("user_id", "=", userId).execute();
      });
    await expect(change({ role: "member" }, owner.user.id)).rejects.toMatchObject({
      code: "seat.owner_stays",
    });
    const deleted = owner.transaction(async (ctx) => {
      await lockSeats(ctx);
      await ctx.db
        .updateTable("users")
        .set({ deleted_at: "2026-11-21" })
        .where("id", "=", owner.user.id)
        .execute();
    });
    await expect(deleted).rejects.toMatchObject({ code: "seat.owner_stays" });
    await expect(change({ role: "owner" }, heir.user.id)).rejects.toThrow(/unique/i);
    expect(await owners(owner)).toEqual([owner.user.id]);
  });

  it("the doctor names businesses without an owner, whose seats can still change", async () => {
    const { owner, heir } = await offered(await open());
    await owner.db.deleteFrom("memberships").where("user_id", "=", owner.user.id).execute();
    expect(await checkOwners(owner.platform.database)).toMatchObject({
      level: "fail",
      text: expect.stringContaining(owner.businessId),
    });
    await leaveSeat(heir, owner.businessId);
    expect(await listPeople(owner)).toEqual([]);
  });
});

/** A business that is offered to a member, and the way of everybody to another process. */
async function offered([one, two]: [Database, Database]) {
  const platform = testPlatform(one);
  const second = testPlatform(two, { SESSION_SECRET: platform.env.SESSION_SECRET ?? "" });
  const owner = await sendingMember(platform);
  const { ctx: heir } = await seated(owner, "member");
  await offerOwnership(owner, heir.user.id, { intent: "begin", password: PERSON.password });
  return { owner, heir, elsewhere: (ctx: UserContext): UserContext => later({ ...ctx, platform: second }) };
}

async function accepted(heir: UserContext): Promise<UserContext> {
  await acceptLongAgo(heir);
  return heir;
}

/** The others begin once the first has done its work, and wait for its end. */
async function during(
  { db, platform }: UserContext,
  first: UserContext,
  act: (ctx: UserContext) => Promise<void>,
  others: (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const worked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const beforeCommit = () => {
    worked.resolve();
    return go.promise;
  };
  const running = act({ ...first, beforeCommit });
  await Promise.race([worked.promise, running]);
  const waiting = Promise.allSettled(others.map((other) => other()));
  if (platform.database.dialect !== sqliteCapabilities)
    await expect.poll(() => waitingIn(db), { timeout: 20_000 }).toBe(others.length);
  go.resolve();
  await running;
  return waiting;
}

async function waitingIn(db: UserContext["db"]): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

async function owners({ db, businessId }: UserContext): Promise<string[]> {
  const rows = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("user_id")
    .where("business_id", "=", businessId)
    .where("role", "=", "owner")
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function linkIn(platform: TestPlatform): Promise<string> {
  await runDueJobs(platform, handlers);
  const text = platform.mailbox.findLast((email) => email.text.includes("/invitation?token="))?.text ?? "";
  return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}
