import { eventsOf, sessionIn } from "#app/features/running/analytics/kept-events.server.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { findDesign } from "#app/features/selling/design/design.server.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { reminderSettingsJson } from "#app/features/money/reminders/reminder-settings-json.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { findProvider } from "#app/features/money/online-payments/provider/providers.server.ts";
import { pastEvents } from "#app/features/running/history/past-events.server.ts";
import { nameOfBusiness } from "#app/features/people/seats/business-name.server.ts";
import { listInvitations, listPeople } from "#app/features/people/seats/people.server.ts";
import { currentPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { listStripeEvents } from "#app/features/running/subscriptions/stripe/stripe-events.server.ts";
import { usageIn } from "#app/features/running/subscriptions/plan.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import { z } from "zod";

export async function businessData(ctx: BusinessContext) {
  const all = await findBusiness(ctx);
  const { usageMonth, invoicesGenerated, editsUsed, plan: _, billingPeriod, subscription, ...business } = all;
  const counters = { usageMonth, invoicesGenerated, editsUsed };
  const row = await ctx.db
    .selectFrom("businesses")
    .select(["accent", "created_at as createdAt", "updated_at as updatedAt", "sealed_until as sealedUntil"])
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const numbers = await ctx.db
    .selectFrom("invoice_counters")
    .select(["series", "last"])
    .where("business_id", "=", ctx.businessId)
    .orderBy(({ ref }) => ctx.platform.database.dialect.inOrder(ref("series")))
    .execute();
  return {
    business: { ...business, design: await findDesign(ctx), texts: await findOwnTexts(ctx), ...row },
    reminderSettings: reminderSettingsJson(await findReminderSettings(ctx)),
    neverReminded: await neverReminded(ctx),
    plan: {
      name: currentPlan(ctx, all),
      billingPeriod,
      subscription,
      stripeEvents: await listStripeEvents(ctx),
      usage: usageIn(ctx.month, counters),
    },
    numbers,
    paymentProvider: await findProvider(ctx),
    webhooks: await webhooksOf(ctx),
    history: await pastEvents(ctx, null),
    operatorActs: await operatorActsOf(ctx),
    people: await listPeople(ctx),
    invitations: await listInvitations(ctx),
    comments: await commentsOf(ctx),
  };
}

function commentsOf(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("comments")
    .select(["invoice_id as invoiceId", "offer_id as offerId", "user_id as userId"])
    .select(["text", "created_at as createdAt"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
}

async function operatorActsOf(ctx: BusinessContext) {
  const rows = await ctx.db
    .selectFrom("operator_acts")
    .select(["act", "data", "reason", "created_at as at"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.map(({ data, ...act }) => ({ ...act, data: fromJson(textRecord, data) }));
}

async function neverReminded(ctx: BusinessContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("clients")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("never_remind", "=", 1)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Of credentials only that they exist. */
export async function personData(ctx: UserContext) {
  const row = await ctx.db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  const { codes } = await ctx.db
    .selectFrom("recovery_codes")
    .select((select) => select.fn.countAll<number>().as("codes"))
    .where("user_id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  const pending = await ctx.db
    .selectFrom("email_tokens")
    .select(["purpose", "new_email as newEmail", "created_at as createdAt", "expires_at as expiresAt"])
    .where("user_id", "=", ctx.user.id)
    .orderBy("created_at")
    .execute();
  return {
    user: {
      id: row.id,
      email: row.email,
      emailVerifiedAt: row.email_verified_at,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      language: row.language,
      marketingOptIn: row.marketing_opt_in === 1,
      acceptedTermsAt: row.accepted_terms_at,
      origin: fromJson(textRecord, row.origin),
      twoStepSince: row.totp_enabled_at,
      recoveryCodes: codes,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    },
    pageViews: await eventsOf(ctx, sessionIn(row.origin)),
    sessions: await sessionsOf(ctx),
    changesOfAccess: await changesOf(ctx),
    seats: await seatsOf(ctx),
    passkeys: await passkeysOf(ctx),
    signInServices: await identitiesOf(ctx),
    apiKeys: await apiKeysOf(ctx),
    connectedApplications: await applicationsOf(ctx),
    calendarFeeds: await calendarFeedsOf(ctx),
    pendingEmails: pending,
  };
}

async function webhooksOf(ctx: BusinessContext) {
  const rows = await ctx.db
    .selectFrom("webhook_endpoints")
    .select(["url", "events", "is_active", "created_at as createdAt", "updated_at as updatedAt"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.map(({ events, is_active, ...row }) => ({
    ...row,
    events: fromJson(z.array(z.string()), events),
    isActive: is_active === 1,
  }));
}

function changesOf(ctx: UserContext) {
  return ctx.db
    .selectFrom("security_events")
    .select(["kind", "created_at as createdAt", "used_at as undoneAt"])
    .where("user_id", "=", ctx.user.id)
    .orderBy("id")
    .execute();
}

async function seatsOf(ctx: UserContext) {
  const rows = await ctx.db
    .selectFrom("memberships")
    .innerJoin("businesses", "businesses.id", "memberships.business_id")
    .leftJoin("memberships as owners", (join) =>
      join.onRef("owners.business_id", "=", "businesses.id").on("owners.role", "=", "owner"),
    )
    .leftJoin("users", "users.id", "owners.user_id")
    .select(["businesses.id", "company_name", "first_name", "last_name", "memberships.role"])
    .select(["memberships.created_at", "memberships.last_used_at", "memberships.paused_at"])
    .where("memberships.user_id", "=", ctx.user.id)
    .orderBy("memberships.created_at")
    .execute();
  return rows.map((row) => ({
    businessId: row.id,
    business: nameOfBusiness(row),
    role: row.role,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    pausedAt: row.paused_at,
  }));
}

function identitiesOf(ctx: UserContext) {
  return ctx.db
    .selectFrom("identities")
    .select(["issuer", "subject", "email", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", ctx.user.id)
    .orderBy("created_at")
    .execute();
}

function passkeysOf(ctx: UserContext) {
  return ctx.db
    .selectFrom("passkeys")
    .select(["name", "aaguid", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", ctx.user.id)
    .orderBy("created_at")
    .execute();
}

function apiKeysOf(ctx: UserContext) {
  return ctx.db
    .selectFrom("api_keys")
    .select([
      "name",
      "mode",
      "access",
      "scopes",
      "hint",
      "expires_on as expiresOn",
      "expires_at as expiresAt",
    ])
    .select(["created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", ctx.user.id)
    .orderBy("created_at")
    .execute();
}

function applicationsOf(ctx: UserContext) {
  return ctx.db
    .selectFrom("oauth_connections")
    .select(["name", "access", "scopes", "audience", "ended_because as endedBecause"])
    .select(["created_at as createdAt", "last_used_at as lastUsedAt", "expires_at as expiresAt"])
    .where("user_id", "=", ctx.user.id)
    .orderBy("created_at")
    .execute();
}

function calendarFeedsOf(ctx: UserContext) {
  return ctx.db
    .selectFrom("calendar_feeds")
    .select(["created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", ctx.user.id)
    .execute();
}

function sessionsOf(ctx: UserContext) {
  return ctx.db
    .selectFrom("sessions")
    .select(["kind", "user_agent as userAgent", "client_ip as clientIp"])
    .select(["created_at as createdAt", "last_seen_at as lastSeenAt", "expires_at as expiresAt"])
    .where("user_id", "=", ctx.user.id)
    .orderBy("created_at")
    .execute();
}
