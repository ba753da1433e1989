import {
  noticeAct,
  noticeChange,
  notMeToken,
} from "#app/features/people/accounts/not-me/security-events.server.ts";
import { newArchiveLink } from "#app/features/people/accounts/closing/new-archive-link.server.ts";
import { asPerson } from "#app/features/people/accounts/owner.server.ts";
import { isLinkValid, issueLink } from "#app/features/people/accounts/email/email-links.server.ts";
import { findNotMe } from "#app/features/people/accounts/not-me/not-me.server.ts";
import {
  askForPasskey,
  signInByPasskey,
} from "#app/features/people/accounts/passkeys/passkey-sign-in.server.ts";
import {
  connectIdentity,
  ownerOfIdentity,
  signInByProvider,
} from "#app/features/people/accounts/provider/identities.server.ts";
import { checkSecondStep } from "#app/features/people/accounts/sign-in/second-step.server.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { makeCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { makeDeskFeed } from "#app/features/front/calendar/desk-feed.server.ts";
import { openClientPage } from "#app/features/front/public-pages/of-client/open-client-page.server.ts";
import { makeClientPage } from "#app/features/front/public-pages/of-client/own-page.server.ts";
import { readCalendar } from "#app/features/front/calendar/read-calendar.server.ts";
import { openArchiveLink } from "#app/features/front/exports/archive-link.server.ts";
import type { WayName } from "#app/features/front/security/ways.ts";
import { acceptHandover, offerOwnership } from "#app/features/people/seats/handover.server.ts";
import { openInvitation } from "#app/features/people/seats/inviting/accept-invitation.server.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { createWebhook, listWebhooks } from "#app/features/programs/webhooks/webhooks.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { findAccessToken } from "#app/platform/auth/access-token.server.ts";
import { findApiKey } from "#app/platform/auth/api-key.server.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { apiKeyOf } from "../api-key.ts";
import { clientInput } from "../invoices/client-input.ts";
import { codeAt, STEP, turnOnTwoStep } from "../authenticator.ts";
import { connected } from "../oauth/connecting.ts";
import { withPasskey } from "../passkeys/add-passkey.ts";
import { PERSON } from "../person.ts";
import { later, type TestPlatform, visitor } from "../platform.ts";
import { newEmails, tokenIn } from "../server/mailbox.ts";

export type Door = () => Promise<unknown>;

export interface House {
  doors: Record<WayName, Door>;
  /** Tokens of two sessions besides that of the subject. */
  tokens: { cookie: string; bearer: string };
}

/** A way of every kind, made by the features' own functions: into the account of `subject`, and into the business. */
export async function withEveryWay(before: UserContext, people: { owner: UserContext; heir: UserContext }) {
  const platform = before.platform as TestPlatform;
  const { secret, codes } = await turnOnTwoStep(before);
  platform.pass(STEP);
  const [subject, owner] = [later(before), later(people.owner)];
  const anybody = () => visitor(platform);
  const { id } = subject.user;
  const inBusiness = await waysOfBusiness(owner, people.heir, { isTwoStep: owner.user.id === id, codes });
  const version = await accessVersionOf(subject);
  const start = (kind: "cookie" | "bearer") =>
    startSession(anybody(), { userId: id, accessVersion: version, kind, userAgent: "test" });
  const tokens = { cookie: await start("cookie"), bearer: await start("bearer") };
  const device = await withPasskey(subject);
  const identity = { issuer: "https://id.example", subject: "anna", email: PERSON.email };
  await connectIdentity(
    subject,
    { ...identity, redirectTo: "", at: 0 },
    { password: PERSON.password, provider: "ID" },
  );
  const key = await apiKeyOf(subject);
  const application = await connected(subject);
  const calendar = await makeCalendarFeed(subject);
  const ofSeats = await makeDeskFeed(subject);
  const change = { purpose: "change_email" as const, newEmail: "neu@example.ch" };
  const link = (await issueLink(anybody(), { id, accessVersion: version }, change)) ?? "";
  const undo = await undoToken(subject);
  const session = async (kind: "cookie" | "bearer") => {
    const found = await findSession(platform, tokens[kind], kind);
    return found?.businessId === owner.businessId && found.role;
  };
  const doors: Record<WayName, Door> = {
    ...inBusiness,
    password: () => signIn(anybody(), { email: subject.user.email, password: PERSON.password }),
    session: () => session("cookie"),
    bearer_token: () => session("bearer"),
    passkey: () =>
      signInByPasskey(anybody(), { credential: device.get(askForPasskey(anybody(), "b")), browser: "b" }),
    second_step: () => opened(checkSecondStep(anybody(), id, codeAt(secret, platform.now()))),
    recovery_code: () => opened(checkSecondStep(anybody(), id, codes[2] ?? "")),
    provider_connection: async () => {
      const person = await ownerOfIdentity(anybody(), identity);
      return person && signInByProvider(anybody(), person, { ...identity, hasSecondStep: false });
    },
    email_link: () => isLinkValid(anybody(), link, "change_email"),
    undo_link: async () => (await findNotMe(anybody(), undo)).state === "open",
    api_key: () => findApiKey(platform, key.secret),
    application: () => findAccessToken(platform, application.tokens.access_token),
    calendar: () => readCalendar(anybody(), `${calendar}.ics`),
    calendar_of_seats: () => readCalendar(anybody(), `${ofSeats}.ics`),
    seat: async () => {
      const token = await startSession(anybody(), {
        userId: id,
        accessVersion: await accessVersionOf(subject),
        kind: "cookie",
        userAgent: "test",
      });
      const found = await findSession(platform, token, "cookie");
      return found?.businessId === owner.businessId && found.role;
    },
  };
  return { doors, tokens, subject };
}

type OfBusiness =
  | "invitation"
  | "offer_of_ownership"
  | "archive_link"
  | "client_page"
  | "webhook"
  | "account_for_payments"
  | "payment_provider";

const NEW_IBAN = "CH5604835012345678009";

async function waysOfBusiness(
  owner: UserContext,
  heir: UserContext,
  { isTwoStep, codes }: { isTwoStep: boolean; codes: string[] },
): Promise<Record<OfBusiness, Door>> {
  const { db, businessId } = owner;
  const platform = owner.platform as TestPlatform;
  const anybody = () => visitor(platform);
  await newEmails(platform);
  await invite(owner, { email: "neu@example.ch", role: "writer" });
  const mails = await newEmails(platform);
  const invitation = tokenIn(mails.find(({ to }) => to === "neu@example.ch"));
  const proof = await offerOwnership(owner, heir.user.id, { intent: "begin", password: PERSON.password });
  if (isTwoStep)
    await offerOwnership(owner, heir.user.id, { intent: "code", proof: proof ?? "", code: codes[1] ?? "" });
  await createWebhook(owner, { url: "https://shop.example/hook", events: ["invoice.sent"], isActive: true });
  const business = () => db.selectFrom("businesses").selectAll().where("id", "=", businessId);
  const { iban, qr_iban: qrIban } = await business().executeTakeFirstOrThrow();
  const after = { iban: NEW_IBAN, qrIban: "" };
  await db
    .updateTable("businesses")
    .set({ iban: NEW_IBAN, qr_iban: "" })
    .where("id", "=", businessId)
    .execute();
  const undo = { kind: "account_changed" as const, before: { iban, qrIban }, after };
  await noticeAct(owner, undo, { iban: NEW_IBAN, former: iban });
  await withProvider(owner);
  const { id: clientId } = await createClient(owner, clientInput());
  const page = (await makeClientPage(owner, clientId)).url.split("/").at(-1) ?? "";
  const provider = db.selectFrom("payment_providers").select("id").where("business_id", "=", businessId);
  const archive = await newArchiveLink(anybody(), businessId, "2027-06-01T00:00:00.000Z");
  return {
    invitation: () => openInvitation(anybody(), invitation),
    offer_of_ownership: async () => {
      const person = await asPerson(anybody(), businessId, heir.user.id);
      return person && opened(acceptHandover(person));
    },
    archive_link: () => openArchiveLink(anybody(), archive.split("/").at(-1) ?? ""),
    client_page: () => openClientPage(anybody(), page),
    webhook: async () => (await listWebhooks(owner)).some(({ isActive }) => isActive),
    account_for_payments: async () => (await business().executeTakeFirst())?.iban === NEW_IBAN,
    payment_provider: () => provider.executeTakeFirst(),
  };
}

async function withProvider(owner: UserContext): Promise<void> {
  const id = owner.newId();
  await owner.db
    .insertInto("payment_providers")
    .values({
      id,
      business_id: owner.businessId,
      provider: "stripe",
      mode: "own_key",
      key_ending: "1234",
      is_test: 0,
      account_id: null,
      state: "active",
      created_at: owner.now.toISOString(),
      updated_at: owner.now.toISOString(),
    })
    .execute();
  await noticeAct(owner, { kind: "provider_changed", before: null, after: id }, {});
}

/** The token in the e-mail about a sign-in. */
export async function undoToken(ctx: UserContext): Promise<string> {
  await noticeChange(ctx, ctx.user.id, { kind: "new_sign_in" });
  const newest = ctx.db.selectFrom("security_events").select("id").orderBy("id", "desc");
  const { id } = await newest.limit(1).executeTakeFirstOrThrow();
  return notMeToken(ctx.platform, id);
}

export async function accessVersionOf({ db, user }: UserContext): Promise<number> {
  const person = db.selectFrom("users").select("access_version").where("id", "=", user.id);
  return (await person.executeTakeFirstOrThrow()).access_version;
}

/** Judges by the features' own answer: nothing, or a refusal, is closed. */
export async function isOpen(door: Door): Promise<boolean> {
  try {
    return Boolean(await door());
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function opened(work: Promise<void>): Promise<true> {
  await work;
  return true;
}
