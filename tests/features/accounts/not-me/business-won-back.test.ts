import { expect, it } from "vitest";
import { createApiKey } from "#app/features/people/api-keys/api-keys.server.ts";
import { findNotMe, undoChanges } from "#app/features/people/accounts/not-me/not-me.server.ts";
import { listSecurityEvents, undoAsOwner } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { noticeNewSignIn } from "#app/features/people/accounts/sign-in/new-sign-in.server.ts";
import { ownActsOf, resetPassword } from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { queueResetEmail } from "#app/features/people/accounts/sign-in/queue-reset-email.server.ts";
import { makeCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { changeRole, endSeat, openSeat } from "#app/features/people/seats/change-seat.server.ts";
import {
  acceptHandover,
  confirmHandover,
  offerOwnership,
} from "#app/features/people/seats/handover.server.ts";
import {
  acceptInvitation,
  openInvitation,
} from "#app/features/people/seats/inviting/accept-invitation.server.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { listOwnSeats } from "#app/features/people/seats/own/own-seats.server.ts";
import { listInvitations, listPeople } from "#app/features/people/seats/people.server.ts";
import { settleSeats } from "#app/features/people/seats/plan/settle-seats.server.ts";
import { createWebhook, listWebhooks } from "#app/features/programs/webhooks/webhooks.server.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import { renewSession, startSession } from "#app/platform/auth/session.server.ts";
import { hashPassword } from "#app/platform/auth/passwords.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { codeAt, turnOnTwoStep } from "../../../support/authenticator.ts";
import { freshSqlite, onDatabaseOfDay, onEachDatabase } from "../../../support/databases/databases.ts";
import { PERSON } from "../../../support/person.ts";
import { later, sendingMember, type TestPlatform, testPlatform, visitor } from "../../../support/platform.ts";
import { seated } from "../../../support/seats/seated.ts";
import { takeOverAtLast } from "../../../support/seats/take-over.ts";
import { newEmails, tokenIn } from "../../../support/server/mailbox.ts";

const DAY = 24 * 60 * 60 * 1000;
const THIEF = "dieb@example.ch";
const SECOND = "zweiter@example.ch";
const PROOF = { intent: "begin", password: PERSON.password } as const;

onEachDatabase((open) => {
  it("a thief who got a seat and took the business over has nothing after the owner's first link", async () => {
    const { platform, owner, notice } = await signedInByThief(await open());
    const thief = await sendingMember(platform, { email: THIEF });
    await invite(later(owner), { email: SECOND, role: "member" });
    const second = await linkTo(platform, SECOND);
    await invite(later(owner), { email: THIEF, role: "member" });
    await acceptInvitation(later(thief), await linkTo(platform, THIEF));
    const inside: UserContext = { ...later(thief), businessId: owner.businessId, role: "member" };
    await offerOwnership(later(owner), thief.user.id, PROOF);
    await acceptHandover(inside);
    platform.pass(3 * DAY);
    await takeOverAtLast(later(inside));
    expect(await rolesIn(owner)).toEqual({ [THIEF]: "owner", [PERSON.email]: "member" });
    const ruling: UserContext = { ...later(inside), role: "owner" };
    await endSeat(ruling, owner.user.id);
    await createApiKey(ruling, {
      name: "Leck",
      mode: "live",
      sandbox: "",
      access: "full",
      scopes: [],
      expiresOn: "",
    });
    const hook = webhookSchema.parse({ url: "https://dieb.example.ch/x", events: ["invoice.created"] });
    await createWebhook(ruling, hook);

    platform.pass(20 * DAY);
    const found = await findNotMe(visitor(platform), notice);
    const kinds = found.state === "open" ? found.changes.map(({ kind }) => kind) : [];
    expect(kinds).toEqual([
      ...["webhook_made", "seat_ended", "ownership_taken", "ownership_accepted", "ownership_offered"],
      ...["seat_taken", "invitation_made", "invitation_made", "new_sign_in"],
    ]);
    await undoChanges(visitor(platform), notice);
    expect(await rolesIn(owner)).toEqual({ [PERSON.email]: "owner", [THIEF]: "held member" });
    expect(await listInvitations(later(owner))).toEqual([]);
    await expect(openInvitation(visitor(platform), second)).rejects.toMatchObject({
      code: "invitation.not_found",
    });
    expect((await listWebhooks(later(owner))).map(({ isActive }) => isActive)).toEqual([false]);
    await settleSeats(later(owner));
    expect(await rolesIn(owner)).toMatchObject({ [THIEF]: "held member" });
    expect(await findNotMe(visitor(platform), notice)).toMatchObject({ state: "done", changes: [] });
  });

  it("undoing and taking over at the same moment, twenty times each, leave the business with its owner", async () => {
    const { platform, owner, notice } = await signedInByThief(await open());
    const { ctx: thief } = await seated(owner, "member", THIEF);
    await offerOwnership(later(owner), thief.user.id, PROOF);
    await acceptHandover(later(thief));
    platform.pass(3 * DAY);
    const both = Array.from({ length: 20 }, () => [
      undoChanges(visitor(platform), notice),
      takeOverAtLast(later(thief)),
    ]);
    await Promise.allSettled(both.flat());
    const open_ = await findNotMe(visitor(platform), notice);
    expect(open_).toMatchObject({ state: "done", changes: [] });
    expect((await rolesIn(owner))[PERSON.email]).toBe("owner");
  });
});

onDatabaseOfDay((open) => {
  it("an invitation that is accepted while it is undone gives no seat that opens anything", async () => {
    const { platform, owner, notice } = await signedInByThief(await open());
    const thief = await sendingMember(platform, { email: THIEF });
    await invite(later(owner), { email: THIEF, role: "member" });
    const token = await linkTo(platform, THIEF);
    await Promise.allSettled([
      ...Array.from({ length: 20 }, () => undoChanges(visitor(platform), notice)),
      ...Array.from({ length: 20 }, () => acceptInvitation(later(thief), token)),
    ]);
    expect(["held member", undefined]).toContain((await rolesIn(owner))[THIEF]);
  });

  it("the link about somebody who came in undoes the invitations before it and ends the sessions too", async () => {
    const { platform, owner } = await signedInByThief(await open());
    const thief = await sendingMember(platform, { email: THIEF });
    await invite(later(owner), { email: SECOND, role: "member" });
    await invite(later(owner), { email: THIEF, role: "member" });
    await acceptInvitation(later(thief), await linkTo(platform, THIEF));
    await runDueJobs(platform, handlers);
    const told = platform.mailbox.findLast(({ to }) => to === PERSON.email);
    expect(told?.subject).toContain("took a seat");
    await undoChanges(visitor(platform), tokenIn(told));
    expect(await rolesIn(owner)).toMatchObject({ [THIEF]: "held member" });
    expect(await listInvitations(later(owner))).toEqual([]);
    const sessions = owner.db.selectFrom("sessions").select("id").where("user_id", "=", owner.user.id);
    expect(await sessions.execute()).toEqual([]);
  });

  it("without the link nobody puts back a seat or an account, which would let a thief in again", async () => {
    const { owner } = await signedInByThief(await open());
    const { ctx: mira } = await seated(owner, "member");
    await endSeat(later(owner), mira.user.id);
    const [ended] = await listSecurityEvents(later(owner));
    expect(ended).toMatchObject({ kind: "seat_ended", canUndo: false });
    await expect(undoAsOwner(later(owner), ended!.id)).rejects.toMatchObject({
      code: "security_event.not_found",
    });
  });

  it("what other people did stays unless it is ticked, and what is kept can be undone later", async () => {
    const { platform, owner, notice } = await signedInByThief(await open());
    const { ctx: mira } = await seated(owner, "member");
    await makeCalendarFeed(later(mira));
    await invite(later(owner), { email: SECOND, role: "writer" });
    const found = await findNotMe(visitor(platform), notice);
    const changes = found.state === "open" ? found.changes : [];
    expect(changes.map(({ kind, isChoice, isSuspect }) => [kind, isChoice, isSuspect])).toEqual([
      ["invitation_made", true, true],
      ["calendar_made", true, false],
      ["new_sign_in", false, true],
    ]);
    const [invitation] = changes;
    await undoChanges(visitor(platform), notice, { keep: [invitation!.id] });
    expect(await listInvitations(later(owner))).toMatchObject([{ email: SECOND }]);
    const left = (await listSecurityEvents(later(owner))).filter(({ canUndo }) => canUndo);
    expect(left.map(({ kind }) => kind)).toEqual(["invitation_made", "calendar_made"]);
    platform.pass(1000);
    await makeCalendarFeed(later(owner));
    const spent = await findNotMe(visitor(platform), notice);
    const listed = spent.state === "done" ? spent.changes.map(({ kind, at }) => [kind, at]) : [];
    expect(listed.map(([kind]) => kind)).toEqual(["invitation_made", "calendar_made"]);
    expect(await undoAsOwner(later(owner), invitation!.id)).toBe(true);
    expect(await undoAsOwner(later(owner), invitation!.id)).toBe(true);
    expect(await listInvitations(later(owner))).toEqual([]);
    await expect(undoAsOwner(later(mira), left[1]!.id)).rejects.toMatchObject({
      code: "security_event.not_found",
    });
  });

  it("what somebody ticked for an accountant is taken back with the rest", async () => {
    const { platform, owner, notice } = await signedInByThief(await open());
    const { ctx: mira } = await seated(owner, "accountant", "mira@example.ch", "expenses");
    const change = { role: "accountant", seen: "accountant", seenRights: "expenses" } as const;
    await changeRole(later(owner), mira.user.id, { ...change, rights: ["years", "settings"] });
    await undoChanges(visitor(platform), notice);
    expect((await listPeople(owner))[1]).toMatchObject({ role: "accountant", rights: ["expenses"] });
  });

  it("a change that another one has followed is put back only where it still stands", async () => {
    const { platform, owner, notice } = await signedInByThief(await open());
    const { ctx: mira } = await seated(owner, "writer");
    await changeRole(later(owner), mira.user.id, { role: "member", seen: "writer" });
    await owner.db
      .updateTable("memberships")
      .set({ role: "accountant" })
      .where("user_id", "=", mira.user.id)
      .execute();
    await undoChanges(visitor(platform), notice);
    expect(await rolesIn(owner)).toMatchObject({ "writer@example.ch": "accountant" });
    expect(await findNotMe(visitor(platform), notice)).toMatchObject({
      state: "done",
      changes: [{ kind: "role_changed", facts: { role: "member", formerRole: "writer" } }],
    });
  });

  it("the owner's word ends the wait from an older second device, not from that of the offer", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    const { secret } = await turnOnTwoStep(owner);
    const { ctx: heir } = await seated(owner, "member");
    platform.pass(4 * DAY);
    const offering = await anotherSession(later(owner));
    const proven = async (ctx: UserContext, act: typeof confirmHandover) => {
      const proof = (await act(ctx, PROOF)) ?? "";
      return act(ctx, { intent: "code", proof, code: codeAt(secret, platform.now()) });
    };
    const offer: typeof confirmHandover = (ctx, input) => offerOwnership(ctx, heir.user.id, input);
    expect(await proven(offering, offer)).toBeNull();
    await expect(confirmHandover(later(owner), PROOF)).rejects.toMatchObject({ code: "handover.not_found" });
    await acceptHandover(later(heir));
    const [line] = await listSecurityEvents(later(owner));
    expect(line).toMatchObject({ kind: "ownership_accepted", facts: { person: "Mira member" } });
    platform.pass(DAY);
    for (const late of [offering, await anotherSession(later(owner))])
      await expect(confirmHandover(later(late), PROOF)).rejects.toMatchObject({ code: "handover.not_found" });
    await takeOverAtLast(later(heir));
    expect((await rolesIn(owner))[PERSON.email]).toBe("owner");
    expect(await proven(later(owner), confirmHandover)).toBeNull();
    expect(await rolesIn(owner)).toEqual({ [PERSON.email]: "member", "member@example.ch": "owner" });
    const mails = await newEmails(platform);
    const due = mails.find(({ to, subject }) => to === PERSON.email && subject.includes("in 72 hours"));
    expect(await findNotMe(visitor(platform), tokenIn(due))).toMatchObject({ isOwn: true });
    const told = mails.map(({ to, subject }) => `${to}: ${subject}`);
    const accepted = /^anna@example\.ch: .* changes hands in 72 hours$/;
    expect(told).toContainEqual(expect.stringMatching(accepted));
    const taken = told.filter((one) => /^anna@example\.ch.*(owner instead|taken over)/.test(one));
    expect(taken).toEqual(["anna@example.ch: Anna Muster: Mira member is the owner instead of Anna Muster"]);
  });

  it("neither a copied session with the password nor a renewed one of the offer ends the wait", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    const { ctx: heir } = await seated(owner, "member");
    platform.pass(4 * DAY);
    const offering = await anotherSession(later(owner));
    await offerOwnership(offering, heir.user.id, PROOF);
    await acceptHandover(later(heir));
    await turnOnTwoStep(later(owner));
    for (const copied of [later(owner), await anotherSession(later(owner))])
      await expect(confirmHandover(copied, PROOF)).rejects.toMatchObject({ code: "handover.not_found" });
    const renewed = hashToken(await renewSession(offering));
    const offers = owner.db.selectFrom("handovers").select("session_id as line");
    expect(await offers.executeTakeFirst()).toEqual({ line: renewed });
  });

  it("a seat that an undo has paused opens again with the password only", async () => {
    const { platform, owner, notice } = await signedInByThief(await open());
    const thief = await sendingMember(platform, { email: THIEF });
    await invite(later(owner), { email: THIEF, role: "member" });
    await acceptInvitation(later(thief), await linkTo(platform, THIEF));
    const other = await sendingMember(platform, { email: "other@example.ch" });
    await invite(later(owner), { email: other.user.email, role: "writer" });
    await acceptInvitation(later(other), await linkTo(platform, other.user.email));
    await undoChanges(visitor(platform), notice);
    await setPassword(owner);
    const wrong = { intent: "begin", password: "ein-falsches-wort" } as const;
    await expect(openSeat(later(owner), thief.user.id, wrong)).rejects.toMatchObject({
      code: "account.password_wrong",
    });
    expect(await rolesIn(owner)).toMatchObject({ [THIEF]: "held member" });
    expect(await listOwnSeats(later(thief))).toContainEqual(
      expect.objectContaining({ businessId: owner.businessId, isHeld: true }),
    );
    expect(await openSeat(later(owner), thief.user.id, PROOF)).toBeNull();
    expect(await rolesIn(owner)).toMatchObject({ [THIEF]: "member", [other.user.email]: "held writer" });
  });
});

it("what was undone is listed line by line, on the page of the link and in the e-mail", async () => {
  const { platform, owner, notice } = await signedInByThief(await freshSqlite());
  await invite(owner, { email: THIEF, role: "member" });
  await newEmails(platform);
  await undoChanges(visitor(platform), notice);
  const page = await findNotMe(visitor(platform), notice);
  const kinds = [{ kind: "invitation_made", facts: { email: THIEF } }, { kind: "new_sign_in" }];
  expect(page).toMatchObject({ state: "done", changes: [], undone: kinds });
  const [mail] = await newEmails(platform);
  expect(mail).toMatchObject({ to: PERSON.email, subject: "Set a new password" });
  expect(mail?.text).toContain("Somebody asked for a new password, perhaps you.");
  expect(mail?.text).toContain(`– ${THIEF} invited as Member`);
});

it("a press that names lines that were never shown undoes nothing and says so", async () => {
  const { platform, owner, notice } = await signedInByThief(await freshSqlite());
  const stranger = await sendingMember(platform, { email: THIEF });
  await invite(stranger, { email: SECOND, role: "writer" });
  await invite(owner, { email: SECOND, role: "writer" });
  const foreign = (await listSecurityEvents(stranger))[0]?.id ?? "";
  const unknown = { code: "account.line_unknown" };
  for (const id of ["x", foreign])
    for (const choice of [{ undo: [id] }, { keep: [id] }])
      await expect(undoChanges(visitor(platform), notice, choice)).rejects.toMatchObject(unknown);
  await queueResetEmail(owner, PERSON.email);
  const token = tokenIn((await newEmails(platform)).findLast(({ text }) => text.includes("/reset-password")));
  const reset = { token, password: "ein-ganz-neues-wort", revokeApiKeys: true, undo: [foreign] };
  await expect(resetPassword(visitor(platform), reset)).rejects.toMatchObject(unknown);
  expect(await listInvitations(owner)).toHaveLength(1);
  await resetPassword(visitor(platform), { ...reset, undo: undefined });
  const mails = await newEmails(platform);
  expect(mails.at(-1)).toMatchObject({ to: PERSON.email, subject: "These changes are undone" });
  expect(mails.at(-1)?.text).toContain(`– ${SECOND} invited as Writes drafts`);
});

it("a reset that ends everything undoes what the account did in businesses of late, or what is chosen", async () => {
  const { platform, owner } = await signedInByThief(await freshSqlite());
  await invite(owner, { email: SECOND, role: "writer" });
  platform.pass(10 * DAY);
  await invite(later(owner), { email: THIEF, role: "member" });
  const reset = async (more: { revokeApiKeys: boolean; undo?: string[] }) => {
    await queueResetEmail(owner, PERSON.email);
    const token = tokenIn(
      (await newEmails(platform)).findLast(({ text }) => text.includes("/reset-password")),
    );
    const changes = await ownActsOf(visitor(platform), token);
    await resetPassword(visitor(platform), { token, password: "ein-ganz-neues-wort", ...more });
    return changes.map(({ id, facts, isSuspect }) => ({ id, email: facts.email, isSuspect }));
  };
  const invited = async () => (await listInvitations(later(owner))).map(({ email }) => email);
  const [late, early] = await reset({ revokeApiKeys: false });
  expect([late, early]).toMatchObject([
    { email: THIEF, isSuspect: true },
    { email: SECOND, isSuspect: false },
  ]);
  expect(await invited()).toContain(THIEF);
  await reset({ revokeApiKeys: true });
  expect(await invited()).not.toContain(THIEF);
  expect(await reset({ revokeApiKeys: true, undo: [] })).toMatchObject([{ email: SECOND }]);
  await reset({ revokeApiKeys: false, undo: [early!.id] });
  const withdrawn = owner.db.selectFrom("invitations").select("email").where("withdrawn_at", "is not", null);
  expect((await withdrawn.orderBy("email").execute()).map(({ email }) => email)).toEqual([THIEF, SECOND]);
});

/** The victim has the e-mail about the thief's sign-in. @returns its token */
async function signedInByThief(database: Parameters<typeof testPlatform>[0]) {
  const platform = testPlatform(database);
  const owner = await sendingMember(platform);
  await owner.db.updateTable("businesses").set({ plan: "pro" }).execute();
  await newEmails(platform);
  await noticeNewSignIn(owner, { userId: owner.user.id, userAgent: "Firefox/130", isKnownDevice: false });
  const [mail] = await newEmails(platform);
  return { platform, owner, notice: tokenIn(mail) };
}

async function linkTo(platform: TestPlatform, email: string): Promise<string> {
  await runDueJobs(platform, handlers);
  const mail = platform.mailbox.findLast(({ to, text }) => to === email && text.includes("/invitation?"));
  return tokenIn(mail);
}

async function rolesIn(ctx: UserContext): Promise<Record<string, string>> {
  const people = await listPeople(later(ctx));
  return Object.fromEntries(
    people.map(({ email, role, isPaused, isHeld }) => [email, isPaused && isHeld ? `held ${role}` : role]),
  );
}

/** Sets a password as the link that follows an undo does. */
async function setPassword({ db, user }: UserContext): Promise<void> {
  const password_hash = await hashPassword(PERSON.password);
  await db.updateTable("users").set({ password_hash }).where("id", "=", user.id).execute();
}

async function anotherSession(ctx: UserContext): Promise<UserContext> {
  const accessVersion = (await lockAccess(ctx, ctx.user.id)) ?? 0;
  const session = { userId: ctx.user.id, accessVersion, kind: "cookie", userAgent: "other" } as const;
  return { ...ctx, sessionId: hashToken(await startSession(ctx, session)) };
}
