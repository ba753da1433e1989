import { describe, expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { readCalendar } from "#app/features/front/calendar/read-calendar.server.ts";
import { makeCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import {
  acceptInvitation,
  openInvitation,
  registerByInvitation,
} from "#app/features/people/seats/inviting/accept-invitation.server.ts";
import { changeRole, endSeat, leaveSeat } from "#app/features/people/seats/change-seat.server.ts";
import { findPasskeyQuestion } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { findHandover, offerOwnership } from "#app/features/people/seats/handover.server.ts";
import {
  invite,
  resendInvitation,
  withdrawInvitation,
} from "#app/features/people/seats/inviting/invite.server.ts";
import { listOwnSeats, switchBusiness } from "#app/features/people/seats/own/own-seats.server.ts";
import { listInvitations, listPeople } from "#app/features/people/seats/people.server.ts";
import { settleAllSeats } from "#app/features/people/seats/plan/settle-seats.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { findApiKey } from "#app/platform/auth/api-key.server.ts";
import { addComment, listComments } from "#app/features/selling/comments/comments.server.ts";
import { downloadAudit } from "#app/features/front/exports/download-audit.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findAccessToken } from "#app/platform/auth/access-token.server.ts";
import { findSession } from "#app/platform/auth/session.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { codeAt, STEP, turnOnTwoStep, wrongCodeAt } from "../support/authenticator.ts";
import { withPasskey } from "../support/passkeys/add-passkey.ts";
import { apiKeyOf } from "../support/api-key.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { contextOfKey } from "../support/sandbox.ts";
import { connected } from "../support/oauth/connecting.ts";
import { PERSON } from "../support/person.ts";
import { later, sendingMember, type TestPlatform, testPlatform, visitor } from "../support/platform.ts";
import { seated, takeSeat } from "../support/seats/seated.ts";
import { takeOver } from "../support/seats/take-over.ts";

const MIRA = { firstName: "Mira", lastName: "Frei", password: "quer-durch-thun" };
const DAY = 24 * 60 * 60 * 1000;

onDatabaseOfDay((open) => {
  describe("an invitation", () => {
    it("works once, for a new person who then has a seat and a proven address", async () => {
      const { platform, owner } = await business(await open());
      await invite(owner, { email: "mira@example.ch", role: "writer" });
      const token = await linkIn(platform);
      expect(await openInvitation(visitor(platform), token)).toMatchObject({
        role: "writer",
        isKnown: false,
      });
      const userId = await registerByInvitation(visitor(platform), token, MIRA, async () => "hash");
      expect(await listPeople(owner)).toMatchObject([{ role: "owner" }, { userId, role: "writer" }]);
      const again = registerByInvitation(visitor(platform), token, MIRA, async () => "hash");
      await expect(again).rejects.toMatchObject({ code: "invitation.not_found" });
      await runJobs(platform);
      expect(platform.mailbox.at(-1)).toMatchObject({ to: "anna@example.ch" });
    });

    it("is only for the address to which it went, and voids the link of the message before", async () => {
      const { platform, owner } = await business(await open());
      const other = await sendingMember(platform, { email: "eva@example.ch" });
      await invite(owner, { email: "mira@example.ch", role: "member" });
      const first = await linkIn(platform);
      const [invitation] = await listInvitations(owner);
      await resendInvitation(owner, invitation!.id);
      await expect(openInvitation(visitor(platform), first)).rejects.toMatchObject({
        code: "invitation.not_found",
      });
      const second = await linkIn(platform);
      await expect(acceptInvitation(other, second)).rejects.toMatchObject({
        code: "invitation.other_address",
      });
      await withdrawInvitation(owner, invitation!.id);
      await expect(openInvitation(visitor(platform), second)).rejects.toMatchObject({
        code: "invitation.not_found",
      });
    });

    it("says who is invited or has a seat already, and ends after 7 days", async () => {
      const { platform, owner } = await business(await open());
      const eva = await sendingMember(platform, { email: "eva@example.ch" });
      await invite(owner, { email: eva.user.email, role: "member" });
      const asked = { email: eva.user.email, role: "writer" } as const;
      await expect(invite(owner, asked)).rejects.toMatchObject({ code: "seat.already_invited" });
      await acceptInvitation(eva, await linkIn(platform));
      const acts = eva.db.selectFrom("sessions").select("business_id").where("id", "=", eva.sessionId);
      expect(await acts.executeTakeFirst()).toEqual({ business_id: owner.businessId });
      await expect(invite(owner, asked)).rejects.toMatchObject({
        code: "seat.already_taken",
        fields: [{ field: "email" }],
      });
      await invite(owner, { email: "late@example.ch", role: "writer" });
      const token = await linkIn(platform);
      platform.pass(7 * DAY);
      await expect(openInvitation(visitor(platform), token)).rejects.toMatchObject({
        code: "invitation.not_found",
      });
    });

    it("finds room at its making and again at its acceptance", async () => {
      const { platform, owner } = await business(await open(), "free");
      await invite(owner, { email: "books@example.ch", role: "accountant" });
      const token = await linkIn(platform);
      const full = { code: "seat.limit_reached" };
      for (const role of ["accountant", "member", "writer"] as const)
        await expect(invite(owner, { email: "b@example.ch", role })).rejects.toMatchObject(full);
      await takeSeat(owner, (await sendingMember(platform, { email: "x@example.ch" })).user.id, "accountant");
      const accepted = registerByInvitation(visitor(platform), token, MIRA, async () => "hash");
      await expect(accepted).rejects.toMatchObject(full);
    });
  });

  it("an ended seat takes sessions, tokens, keys, applications and calendar with it, at once", async () => {
    const { platform, owner } = await business(await open());
    const { ctx: mira, token } = await seated(owner, "member");
    const { secret } = await apiKeyOf(mira);
    const { access_token: access } = (await connected(mira)).tokens;
    const calendar = await makeCalendarFeed(mira);
    expect(await readCalendar(visitor(platform), `${calendar}.ics`)).toContain("VCALENDAR");
    expect(await findApiKey(platform, secret)).not.toBeNull();
    expect(await findAccessToken(platform, access)).toMatchObject({ role: "member" });
    await owner.db.updateTable("memberships").set({ paused_at: "x" }).where("role", "=", "member").execute();
    expect(await findSession(platform, token, "bearer")).toMatchObject({ role: null });
    expect([await findApiKey(platform, secret), await findAccessToken(platform, access)]).toEqual([
      null,
      null,
    ]);
    await expect(readCalendar(visitor(platform), `${calendar}.ics`)).rejects.toThrow();
    await owner.db.updateTable("memberships").set({ paused_at: null }).execute();
    await owner.db.updateTable("businesses").set({ disabled_at: "x" }).execute();
    expect(await findSession(platform, token, "bearer")).toMatchObject({ role: null });
    const there = findSession(platform, token, "bearer", owner.businessId);
    await expect(there).rejects.toMatchObject({ code: "business.not_found" });
    await owner.db.updateTable("businesses").set({ disabled_at: null }).execute();
    await endSeat(owner, mira.user.id);
    expect([await findApiKey(platform, secret), await findAccessToken(platform, access)]).toEqual([
      null,
      null,
    ]);
    expect(await findSession(platform, token, "bearer")).toBeNull();
    expect(await owner.db.selectFrom("calendar_feeds").selectAll().execute()).toEqual([]);
    await expect(endSeat(owner, mira.user.id)).rejects.toMatchObject({ code: "seat.not_found" });
  });

  it("one person works in several businesses, and a call chooses among them", async () => {
    const { platform, owner } = await business(await open());
    const eva = await sendingMember(platform, { email: "eva@example.ch" });
    await takeSeat(owner, eva.user.id, "accountant");
    expect(await listOwnSeats(eva)).toMatchObject([{ role: "accountant" }, { role: "owner" }]);
    await switchBusiness(eva, owner.businessId);
    const row = await eva.db.selectFrom("sessions").selectAll().where("id", "=", eva.sessionId).execute();
    expect(row).toMatchObject([{ business_id: owner.businessId }]);
    await leaveSeat(eva, owner.businessId);
    await expect(switchBusiness(eva, owner.businessId)).rejects.toMatchObject({ code: "business.not_found" });
    await expect(leaveSeat(eva, eva.businessId)).rejects.toMatchObject({ code: "seat.owner_stays" });
  });

  it("a role changes only from the one that was seen", async () => {
    const { owner } = await business(await open());
    const { ctx: mira } = await seated(owner, "member");
    await changeRole(owner, mira.user.id, { role: "writer", seen: "member" });
    const stale = changeRole(owner, mira.user.id, { role: "accountant", seen: "member" });
    await expect(stale).rejects.toMatchObject({ code: "seat.changed" });
    const ownRole = changeRole(owner, owner.user.id, { role: "writer", seen: "writer" });
    await expect(ownRole).rejects.toMatchObject({ code: "seat.owner_stays" });
  });

  it("ownership changes hands when both agree, and only with the owner's password", async () => {
    const { platform, owner } = await business(await open());
    const { ctx: mira } = await seated(owner, "member");
    const wrong = offerOwnership(owner, mira.user.id, { intent: "begin", password: "wrong" });
    await expect(wrong).rejects.toMatchObject({ code: "account.password_wrong" });
    await expect(takeOver(mira)).rejects.toMatchObject({ code: "handover.not_found" });
    await offerOwnership(owner, mira.user.id, BY_PASSWORD);
    await changeRole(owner, mira.user.id, { role: "writer", seen: "member" });
    await expect(takeOver(mira)).rejects.toMatchObject({ code: "handover.not_found" });
    await changeRole(owner, mira.user.id, { role: "member", seen: "writer" });
    await offerOwnership(owner, mira.user.id, BY_PASSWORD);
    platform.pass(7 * DAY);
    await expect(takeOver(later(mira))).rejects.toMatchObject({ code: "handover.not_found" });
    await offerOwnership(later(owner), mira.user.id, BY_PASSWORD);
    await takeOver(later(mira));
    const roles = (await listPeople(owner)).map(({ userId, role }) => [userId, role]);
    expect(roles).toEqual([
      [owner.user.id, "member"],
      [mira.user.id, "owner"],
    ]);
    await expect(takeOver(later(mira))).rejects.toMatchObject({ code: "handover.not_found" });
  });

  it("of an owner with a second step, handing over asks for a code or a passkey as well", async () => {
    const { platform, owner } = await business(await open());
    const { ctx: mira } = await seated(owner, "member");
    const { ctx: eva } = await seated(owner, "member", "eva@example.ch");
    const { secret } = await turnOnTwoStep(owner);
    const device = await withPasskey(owner);
    platform.pass(2 * STEP);
    const proof = (await offerOwnership(later(owner), mira.user.id, BY_PASSWORD)) ?? "";
    expect(await findHandover(owner)).toBeNull();
    const code = codeAt(secret, platform.now());
    const byCode = (to: string, given: string) =>
      offerOwnership(later(owner), to, { intent: "code", proof, code: given });
    const expired = { code: "account.confirmation_expired" };
    await expect(byCode(eva.user.id, code)).rejects.toMatchObject(expired);
    await expect(byCode(mira.user.id, wrongCodeAt(secret, platform.now()))).rejects.toMatchObject({
      fields: [{ field: "code" }],
    });
    await byCode(mira.user.id, code);
    expect(await findHandover(later(owner))).toMatchObject({ toUserId: mira.user.id });

    const question = (await findPasskeyQuestion(owner))!;
    const challenge = (await offerOwnership(later(owner), eva.user.id, BY_PASSWORD)) ?? "";
    const credential = device.get({ ...question, challenge });
    const refused = offerOwnership(later(owner), mira.user.id, { intent: "passkey", credential });
    await expect(refused).rejects.toMatchObject({ code: "account.passkey_refused" });
    await offerOwnership(later(owner), eva.user.id, { intent: "passkey", credential });
    expect(await findHandover(later(owner))).toMatchObject({ toUserId: eva.user.id });
    platform.pass(6 * 60_000);
    await expect(byCode(mira.user.id, codeAt(secret, platform.now()))).rejects.toMatchObject(expired);
  });

  it("seats beyond the plan are paused and listed, and open again with the plan", async () => {
    const { platform, owner } = await business(await open());
    const { token } = await seated(owner, "member");
    await seated(owner, "accountant");
    const paused = async () => {
      await settleAllSeats(visitor(platform));
      return (await listPeople(owner)).map(({ role, isPaused }) => [role, isPaused]);
    };
    expect((await paused()).map(([, isPaused]) => isPaused)).toEqual([false, false, false]);
    await planOf(owner, "free");
    expect(await paused()).toEqual([
      ["owner", false],
      ["member", true],
      ["accountant", false],
    ]);
    expect(await findSession(platform, token, "bearer")).toMatchObject({ role: null });
    await planOf(owner, "pro");
    expect((await paused()).map(([, isPaused]) => isPaused)).toEqual([false, false, false]);
    expect(await findSession(platform, token, "bearer")).toMatchObject({ role: "member" });
  });

  it("the owner reads who did what, by person and by program, a page at a time and as a file", async () => {
    const { owner } = await business(await open());
    const { ctx: mira } = await seated(owner, "member");
    const { secret } = await apiKeyOf(owner, { name: "Shop" });
    await createInvoice(mira, invoiceInput());
    await createInvoice(await contextOfKey(owner, secret), invoiceInput());
    const stranger = await sendingMember(owner.platform, { email: "stranger@example.ch" });
    await createInvoice(stranger, invoiceInput());
    await invite(owner, { email: "b@example.ch", role: "writer" });
    const first = await auditPage(owner, { ...EVERYTHING, after: "", limit: 2 });
    const rest = await auditPage(owner, { ...EVERYTHING, after: first.next, limit: 2 });
    const all = [...first.entries, ...rest.entries];
    const events = ["seat.invited", "invoice.created", "invoice.created", "api_key.made"];
    expect(all.map(({ event }) => event)).toEqual(events);
    expect(all.map(({ program }) => program)).toEqual(["", "Shop", "", ""]);
    expect(rest.next).toBe("");
    const ofMira = await auditPage(owner, { ...EVERYTHING, person: mira.user.id, after: "", limit: 9 });
    expect(ofMira.entries).toMatchObject([{ event: "invoice.created", userName: "Mira member" }]);
    let file = "";
    for await (const piece of downloadAudit(owner, EVERYTHING).pieces) file += String(piece);
    expect(file.trim().split("\r\n")).toHaveLength(5);
  });

  it("comments on a document are read by those of the business, up to a number", async () => {
    const { owner } = await business(await open());
    const { ctx: books } = await seated(owner, "accountant");
    const on = { invoiceId: await createInvoice(owner, invoiceInput()) };
    await addComment(books, on, "Which account?");
    await addComment(owner, on, "3400");
    expect((await listComments(owner, on)).map(({ text }) => text)).toEqual(["Which account?", "3400"]);
    const other = await sendingMember(owner.platform, { email: "eva@example.ch" });
    expect(await listComments(other, on)).toEqual([]);
  });

  it("a comment is told to the owner and to earlier commenters, together for ten minutes", async () => {
    const { platform, owner } = await business(await open());
    const { ctx: books } = await seated(owner, "accountant");
    const { ctx: mira } = await seated(owner, "member");
    const on = { invoiceId: await createInvoice(owner, invoiceInput()) };
    const told = async () => {
      const before = platform.mailbox.length;
      platform.pass(11 * 60_000);
      await runJobs(platform);
      return platform.mailbox.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
    };
    await told();
    await addComment(later(books), on, "CHF 500?");
    await runJobs(platform);
    await addComment(later(books), on, "And which account?");
    expect(await told()).toEqual(["anna@example.ch: 2 new comments on INV-2026-0001"]);
    expect(platform.mailbox.at(-1)?.text).toContain(`/invoice/${on.invoiceId}`);
    expect(platform.mailbox.at(-1)?.text).not.toContain("CHF 500");
    await addComment(later(mira), on, "3400");
    await addComment(later(owner), on, "Yes");
    const both = "2 new comments on INV-2026-0001";
    const sent = await told();
    expect(sent.toSorted()).toEqual([
      `accountant@example.ch: ${both}`,
      "member@example.ch: New comment on INV-2026-0001",
    ]);
    await addComment(later(owner), on, "Done?");
    await changeRole(owner, books.user.id, { role: "writer", seen: "accountant" });
    expect(await told()).toEqual([
      "anna@example.ch: Anna Muster: Mira accountant is Writes drafts instead of Accountant",
      "member@example.ch: New comment on INV-2026-0001",
    ]);
    expect(await told()).toEqual([]);
  });

  it("whoever deletes their account loses seats elsewhere, and no business that others work in", async () => {
    const { platform, owner } = await business(await open());
    const { ctx: mira } = await seated(owner, "member");
    const deletion = { password: PERSON.password, confirmed: true } as const;
    await expect(deleteAccount(owner, deletion)).rejects.toMatchObject({ code: "seat.others_left" });
    await deleteAccount(mira, deletion);
    expect(await listPeople(owner)).toMatchObject([{ role: "owner" }]);
    const row = await owner.db.selectFrom("businesses").select("sealed_until").execute();
    expect(row.map(({ sealed_until }) => sealed_until)).toContain(null);
    await deleteAccount(owner, deletion);
    await runJobs(platform);
    expect(await owner.db.selectFrom("users").select("id").where("deleted_at", "is", null).execute()).toEqual(
      [],
    );
  });
});

const BY_PASSWORD = { intent: "begin", password: PERSON.password } as const;

const EVERYTHING = { person: "", since: "", before: "" };

async function business(database: Parameters<typeof testPlatform>[0], plan = "pro") {
  const platform = testPlatform(database);
  const owner = await sendingMember(platform);
  await planOf(owner, plan);
  return { platform, owner };
}

async function planOf({ db, businessId }: UserContext, plan: string): Promise<void> {
  await db.updateTable("businesses").set({ plan }).where("id", "=", businessId).execute();
}

/** The link of the newest invitation. */
async function linkIn(platform: TestPlatform): Promise<string> {
  await runJobs(platform);
  const text = platform.mailbox.findLast((email) => email.text.includes("/invitation?token="))?.text ?? "";
  return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

function runJobs(platform: TestPlatform): Promise<unknown> {
  return runDueJobs(platform, handlers);
}
