import { expect, it } from "vitest";
import { ownBusinessSchema } from "#app/features/people/accounts/account.schema.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import {
  confirmWish,
  confirmWishByLink,
  findWish,
  throwWishAway,
} from "#app/features/people/accounts/money/account-wish.server.ts";
import { isOpenToMembers } from "#app/features/people/accounts/money/money-right.server.ts";
import { openToMembers } from "#app/features/people/accounts/money/open-to-members.server.ts";
import { recentAccount } from "#app/features/people/accounts/money/recent-change.server.ts";
import { listSecurityEvents, undoAsOwner } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { undoChanges } from "#app/features/people/accounts/not-me/not-me.server.ts";
import { updateBusiness } from "#app/features/people/accounts/profile.server.ts";
import { saveFirstAccount } from "#app/features/selling/first-day/first-day.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { closeBusiness } from "../../../support/accounts/close-business.ts";
import { codeAt, STEP, turnOnTwoStep } from "../../../support/authenticator.ts";
import { onDatabaseOfDay, onEachDatabase } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { PERSON } from "../../../support/person.ts";
import {
  later,
  member,
  sendingMember,
  type TestPlatform,
  testPlatform,
  visitor,
} from "../../../support/platform.ts";
import { seated } from "../../../support/seats/seated.ts";
import { newEmails, tokenIn } from "../../../support/server/mailbox.ts";

const OLD = "CH9300762011623852957";
const NEW = "CH5800791123000889012";
const QR = "CH4431999123000889012";
const HOUR = 60 * 60 * 1000;
const BEGIN = { intent: "begin", password: PERSON.password } as const;
const LINK = "Confirm the new account for payments";
const TOLD = "Payments go to CH58 0079 1123 0008 8901 2 instead of CH93 0076 2011 6238 5295 7";

function save(ctx: UserContext, changes: object) {
  return updateBusiness(ctx, ownBusinessSchema.parse({ ...PERSON, ...changes }));
}

async function wishOf(ctx: UserContext): Promise<string> {
  return (await findWish(ctx))?.id ?? "";
}

async function account(ctx: UserContext) {
  const { iban, qrIban } = await findBusiness(ctx);
  return [iban, qrIban];
}

/** Another account by a person without a second step, up to the link. */
async function asked(ctx: UserContext, platform: ReturnType<typeof testPlatform>) {
  await save(ctx, { iban: NEW });
  expect(await confirmWish(ctx, await wishOf(ctx), BEGIN)).toBe("sent");
  const mails = await newEmails(platform);
  return tokenIn(mails.find(({ subject }) => subject === LINK));
}

onEachDatabase((fresh) => {
  it("another account waits, all else is saved, and a newer wish takes its place", async () => {
    const ctx = await member(testPlatform(await fresh()));
    expect(await save(ctx, { iban: NEW, companyName: "Muster AG" })).toBe(true);
    expect(await account(ctx)).toEqual([OLD, ""]);
    expect((await findBusiness(ctx)).companyName).toBe("Muster AG");
    const first = await wishOf(ctx);
    const [mail] = await newEmails(ctx.platform as TestPlatform);
    expect(mail?.subject).toContain("CH58 0079 1123 0008 8901 2 instead of");
    const [wished] = await listSecurityEvents(ctx);
    expect(wished).toMatchObject({ kind: "account_wished", canUndo: true });
    expect(await save(ctx, { companyName: "Muster GmbH" })).toBe(false);
    expect(await wishOf(ctx)).toBe(first);
    expect(await save(ctx, { qrIban: QR })).toBe(true);
    expect(await findWish(ctx)).toMatchObject({
      former: "CH93 0076 2011 6238 5295 7",
      account: "CH93 0076 2011 6238 5295 7 / CH44 3199 9123 0008 8901 2",
      isOwn: true,
    });
    await expect(confirmWish(ctx, first, BEGIN)).rejects.toMatchObject({ code: "account.change_gone" });
    expect(await undoAsOwner(ctx, wished?.id ?? "")).toBe(false);
    expect(await findWish(ctx)).not.toBeNull();
    await throwWishAway(ctx);
    await throwWishAway(ctx);
    expect(await findWish(ctx)).toBeNull();
    expect(await save(ctx, { iban: "" })).toBe(true);
    expect(await account(ctx)).toEqual([OLD, ""]);
  });

  it("of two confirmations at once one makes the change, and it is told once", async () => {
    const platform = testPlatform(await fresh());
    const ctx = await member(platform);
    const token = await asked(ctx, platform);
    const both = [confirmWishByLink(later(ctx), token), confirmWishByLink(later(ctx), token)];
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await account(ctx)).toEqual([NEW, ""]);
    expect((await newEmails(platform)).map(({ subject }) => subject)).toEqual([`Anna Muster: ${TOLD}`]);
  });
});

onDatabaseOfDay((open) => {
  it("whoever holds a session alone changes nothing, nor by a wrong password", async () => {
    const ctx = await member(testPlatform(await open()));
    await save(ctx, { iban: NEW });
    const wrong = { ...BEGIN, password: "falsch" };
    await expect(confirmWish(ctx, await wishOf(ctx), wrong)).rejects.toMatchObject({
      code: "account.password_wrong",
    });
    await expect(confirmWishByLink(ctx, "guess")).rejects.toMatchObject({
      code: "account.account_link_invalid",
    });
    await expect(confirmWishByLink(ctx, "")).rejects.toMatchObject({ code: "account.account_link_invalid" });
    expect(await account(ctx)).toEqual([OLD, ""]);
  });

  it("the first account counts at once, and is recorded; the first day leads no payments elsewhere", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform, { iban: "" });
    expect(await save(ctx, { iban: OLD })).toBe(false);
    expect(await account(ctx)).toEqual([OLD, ""]);
    const said = "Payments go to CH93 0076 2011 6238 5295 7 instead of –";
    expect((await newEmails(platform)).map(({ subject }) => subject)).toContain(`Anna Muster: ${said}`);
    expect(await recentAccount(ctx)).toBeNull();
    const address = { street: "Weg", buildingNumber: "1", postalCode: "3000", city: "Bern", country: "CH" };
    expect(await saveFirstAccount(ctx, { iban: NEW, address })).toBe(true);
    expect(await findBusiness(ctx)).toMatchObject({ iban: OLD, city: "Bern" });
  });

  it("the account of the first invoice is kept and told, where the business had none", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform, { iban: "" });
    const { sender } = invoiceInput();
    await createInvoice(ctx, invoiceInput({ sender: { name: "Anna Muster", iban: QR, ...sender?.address } }));
    expect(await account(ctx)).toEqual(["", QR]);
    const subjects = (await newEmails(platform)).map(({ subject }) => subject);
    expect(subjects).toContain("Anna Muster: Payments go to CH44 3199 9123 0008 8901 2 instead of –");
  });

  it("the link works once, for an hour, and for whoever asked", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await openToMembers(ctx, true, BEGIN);
    const { ctx: mira } = await seated(ctx, "member");
    const invalid = { code: "account.account_link_invalid" };
    const late = await asked(ctx, platform);
    await expect(confirmWishByLink(mira, late)).rejects.toMatchObject(invalid);
    platform.pass(HOUR);
    await expect(confirmWishByLink(later(ctx), late)).rejects.toMatchObject(invalid);
    expect(await account(ctx)).toEqual([OLD, ""]);
    const token = await asked(later(ctx), platform);
    platform.pass(HOUR - 1000);
    await confirmWishByLink(later(ctx), token);
    await expect(confirmWishByLink(later(ctx), token)).rejects.toMatchObject(invalid);
    expect(await account(ctx)).toEqual([NEW, ""]);
  });

  it("whoever deletes their account before the link goes out gets none, and the job is done", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await openToMembers(ctx, true, BEGIN);
    const { ctx: mira } = await seated(ctx, "member");
    await save(mira, { iban: NEW });
    expect(await confirmWish(mira, await wishOf(mira), BEGIN)).toBe("sent");
    await deleteAccount(mira, { password: PERSON.password, confirmed: true });
    const mails = await newEmails(platform);
    expect(mails.map(({ subject }) => subject)).not.toContain(LINK);
    const job = ctx.db.selectFrom("jobs").select("state").where("name", "=", "account.account_link_email");
    expect(await job.execute()).toEqual([{ state: "done" }]);
  });

  it("whoever has a second step gives it in place of the link", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { secret } = await turnOnTwoStep(ctx);
    platform.pass(STEP);
    const now = later(ctx);
    await save(now, { iban: NEW });
    const wish = await wishOf(now);
    const said = await confirmWish(now, wish, BEGIN);
    const proof = typeof said === "string" ? "" : said.proof;
    expect(await account(now)).toEqual([OLD, ""]);
    const code = codeAt(secret, platform.now());
    await expect(confirmWish(now, wish, { intent: "code", proof: "x", code })).rejects.toMatchObject({
      code: "account.confirmation_expired",
    });
    expect(await confirmWish(now, wish, { intent: "code", proof, code })).toBe("done");
    expect(await account(now)).toEqual([NEW, ""]);
    expect((await newEmails(platform)).map(({ subject }) => subject)).not.toContain(
      "Confirm the new account for payments",
    );
  });

  it("members may as long as the owner allows it, others never; both the owner and the member are told", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { ctx: mira } = await seated(ctx, "member");
    const refused = { code: "input.invalid", fields: [{ field: "iban", code: "account.money_right" }] };
    await expect(save(mira, { iban: NEW, companyName: "X" })).rejects.toMatchObject(refused);
    await expect(openToMembers(mira, true, BEGIN)).rejects.toMatchObject({ code: "seat.owner_only" });
    await expect(openToMembers(ctx, true, { ...BEGIN, password: "no" })).rejects.toMatchObject({
      code: "account.password_wrong",
    });
    expect(await openToMembers(ctx, true, BEGIN)).toBeNull();
    await newEmails(platform);

    const token = await asked(mira, platform);
    expect(await findWish(ctx)).toMatchObject({ isOwn: false });
    const wish = await wishOf(ctx);
    await expect(confirmWish(ctx, wish, BEGIN)).rejects.toMatchObject({ code: "account.change_gone" });
    await confirmWishByLink(mira, token);
    const mails = await newEmails(platform);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["anna@example.ch", `Anna Muster: ${TOLD}`],
      ["member@example.ch", `Anna Muster: ${TOLD}`],
    ]);
    expect(mails.map(({ text }) => text.includes("/not-me?token="))).toEqual([true, false]);

    await save(mira, { iban: OLD });
    await openToMembers(ctx, false, BEGIN);
    await expect(confirmWish(mira, await wishOf(mira), BEGIN)).rejects.toMatchObject({
      code: "account.money_right",
    });
    for (const role of ["accountant", "writer"] as const) {
      await openToMembers(ctx, true, BEGIN);
      const { ctx: other } = await seated(ctx, role);
      await expect(save(other, { qrIban: QR })).rejects.toMatchObject({ code: "input.invalid" });
    }
  });

  it("who owns the business no more, or has closed it, lets members change the account no more", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const roleOf = (role: "owner" | "member") => ctx.db.updateTable("memberships").set({ role }).execute();
    await roleOf("member");
    await expect(openToMembers(ctx, true, BEGIN)).rejects.toMatchObject({ code: "seat.changed" });
    await roleOf("owner");
    await closeBusiness(ctx);
    await expect(openToMembers(ctx, true, BEGIN)).rejects.toMatchObject({ code: "session.required" });
    expect(await isOpenToMembers(ctx)).toBe(false);
  });

  it("whoever may not change the account does not throw away a change that waits either", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { ctx: mira } = await seated(ctx, "member");
    await save(ctx, { iban: NEW });
    const wish = await wishOf(ctx);
    await expect(throwWishAway(mira)).rejects.toMatchObject({ code: "account.money_right" });
    expect(await wishOf(ctx)).toBe(wish);
    await throwWishAway(ctx);
    expect(await findWish(ctx)).toBeNull();
  });

  it("letting members change the account is told once, however often it is said", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const other = await sendingMember(ctx.platform, { email: "other@example.ch" });
    for (const isOpen of [true, true, false, false]) {
      await openToMembers(ctx, isOpen, BEGIN);
      expect([await isOpenToMembers(ctx), await isOpenToMembers(other)]).toEqual([isOpen, false]);
    }
    const { entries } = await auditPage(ctx, { person: "", since: "", before: "", after: "", limit: 50 });
    const told = entries.map(({ event }) => event).filter((event) => event.startsWith("money."));
    expect(told).toEqual(["money.closed", "money.opened"]);
    const changes = (await listSecurityEvents(ctx)).filter(({ kind }) => kind === "money_right_changed");
    expect(changes).toHaveLength(2);
  });

  it("the link in the e-mail puts the old account back, and keeps one entered since", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await confirmWishByLink(ctx, await asked(ctx, platform));
    const undo = tokenIn((await newEmails(platform))[0]);
    await save(ctx, { iban: "", qrIban: QR });
    await undoChanges(visitor(platform), undo);
    expect(await account(ctx)).toEqual([OLD, ""]);
    expect(await findWish(ctx)).toBeNull();
    expect(await recentAccount(ctx)).toBeNull();
  });

  it("an older change is not undone where another account has been put there since", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await openToMembers(ctx, true, BEGIN);
    const { ctx: mira } = await seated(ctx, "member");
    await newEmails(platform);
    await confirmWishByLink(mira, await asked(mira, platform));
    const undo = tokenIn((await newEmails(platform))[0]);
    await save(ctx, { iban: "", qrIban: QR });
    await confirmWish(ctx, await wishOf(ctx), BEGIN);
    const mails = await newEmails(platform);
    await confirmWishByLink(ctx, tokenIn(mails.find(({ subject }) => subject === LINK)));
    const events = ctx.db.selectFrom("security_events").select(["id", "actor_id"]);
    const rows = await events.where("kind", "=", "account_changed").execute();
    const [own] = rows.filter(({ actor_id }) => actor_id === ctx.user.id);
    const [hers] = rows.filter(({ actor_id }) => actor_id === mira.user.id);
    await undoChanges(visitor(platform), undo, { keep: [own!.id], undo: [hers!.id] });
    expect(await account(ctx)).toEqual(["", QR]);
  });

  it("sent invoices keep their account, new ones take the new one; the overview says so for three days", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await invoiceWith(ctx, "sent");
    const before = await findInvoice(ctx, id);
    await confirmWishByLink(ctx, await asked(ctx, platform));
    expect((await findInvoice(ctx, id)).sender).toEqual(before.sender);
    expect(before.sender.iban).toBe(OLD);
    const input = invoiceInput({ sender: undefined });
    expect((await findInvoice(ctx, await createInvoice(ctx, input))).sender.iban).toBe(NEW);
    expect(await recentAccount(later(ctx))).toEqual({
      account: "CH58 0079 1123 0008 8901 2",
      isUnproven: false,
    });
    platform.pass(3 * 24 * HOUR);
    expect(await recentAccount(later(ctx))).toBeNull();
  });
});
