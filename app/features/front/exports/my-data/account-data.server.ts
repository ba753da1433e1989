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
import { countOf } from "#app/platform/database/count-of.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { sql } from "kysely";
import { z } from "zod";
import { type ColumnAsJson, rowAsJson } from "./row-as-json.ts";

export async function businessData(ctx: BusinessContext) {
  const all = await findBusiness(ctx);
  const { usageMonth, invoicesGenerated, editsUsed, plan: _, billingPeriod, subscription, ...business } = all;
  const counters = { usageMonth, invoicesGenerated, editsUsed };
  const row = await ctx.db
    .selectFrom("businesses")
    .select(["accent", "created_at as createdAt", "updated_at as updatedAt", "sealed_until as sealedUntil"])
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const neverReminded = await ctx.db
    .selectFrom("clients")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("never_remind", "=", 1)
    .orderBy("id")
    .execute();
  return {
    business: { ...business, design: await findDesign(ctx), texts: await findOwnTexts(ctx), ...row },
    reminderSettings: reminderSettingsJson(await findReminderSettings(ctx)),
    neverReminded: neverReminded.map(({ id }) => id),
    plan: {
      name: currentPlan(ctx, all),
      billingPeriod,
      subscription,
      stripeEvents: await listStripeEvents(ctx),
      usage: usageIn(ctx.month, counters),
    },
    numbers: await ctx.db
      .selectFrom("invoice_counters")
      .select(["series", "last", "next", "digits"])
      .where("business_id", "=", ctx.businessId)
      .orderBy(({ ref }) => ctx.platform.database.dialect.inOrder(ref("series")))
      .execute(),
    paymentProvider: await findProvider(ctx),
    webhooks: await webhooksOf(ctx),
    history: await pastEvents(ctx, null),
    operatorActs: await operatorActsOf(ctx),
    people: await listPeople(ctx),
    invitations: await listInvitations(ctx),
    clientProposals: await ctx.db
      .selectFrom("client_proposals")
      .select(["client_id as clientId", "proposer", "street", "building_number as buildingNumber"])
      .select(["postal_code as postalCode", "city", "country", "email", "remark", "state"])
      .select(["created_at as createdAt", "decided_at as decidedAt"])
      .where("business_id", "=", ctx.businessId)
      .orderBy("id")
      .execute(),
    clientPages: await ctx.db
      .selectFrom("client_pages")
      .select(["client_id as clientId", "created_at as createdAt"])
      .where("business_id", "=", ctx.businessId)
      .orderBy("id")
      .execute(),
    comments: await ctx.db
      .selectFrom("comments")
      .select(["id", "invoice_id as invoiceId", "offer_id as offerId", "expense_id as expenseId"])
      .select("user_id as userId")
      .select(["asker_name as askerName", "asker_email as askerEmail", "text", "created_at as createdAt"])
      .where("business_id", "=", ctx.businessId)
      .orderBy("id")
      .execute(),
    questions: await ctx.db
      .selectFrom("questions")
      .select(["comment_id as commentId", "to_user_id as toUserId", "until", "state"])
      .select(["answer_id as answerId", "closed_at as closedAt"])
      .where("business_id", "=", ctx.businessId)
      .orderBy("id")
      .execute(),
  };
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

/** Personal data; of credentials it says only that they exist. */
export async function personData(ctx: UserContext) {
  const row = await ctx.db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  return {
    user: {
      ...rowAsJson(row, ["id", "email", "email_verified_at", "first_name", "last_name", "phone", "language"]),
      marketingOptIn: row.marketing_opt_in === 1,
      acceptedTermsAt: row.accepted_terms_at,
      origin: fromJson(textRecord, row.origin),
      twoStepSince: row.totp_enabled_at,
      recoveryCodes: await countOf(ctx.db.selectFrom("recovery_codes").where("user_id", "=", ctx.user.id)),
      ...rowAsJson(row, ["created_at", "updated_at"]),
    },
    pageViews: await eventsOf(ctx, sessionIn(row.origin)),
    sessions: await ownRows(ctx, "sessions", [
      "kind",
      "user_agent",
      "client_ip",
      "created_at",
      "last_seen_at",
      "expires_at",
    ]),
    changesOfAccess: await ownRows(
      ctx,
      "security_events",
      ["kind", "created_at", "used_at as undoneAt"],
      "id",
    ),
    seats: await seatsOf(ctx),
    passkeys: await ownRows(ctx, "passkeys", ["name", "aaguid", ...USED]),
    signInServices: await ownRows(ctx, "identities", ["issuer", "subject", "email", ...USED]),
    apiKeys: await ownRows(ctx, "api_keys", [
      "name",
      "mode",
      "access",
      "scopes",
      "hint",
      "expires_on",
      "expires_at",
      ...USED,
    ]),
    connectedApplications: await ownRows(ctx, "oauth_connections", [
      "name",
      "access",
      "scopes",
      "audience",
      "ended_because",
      ...USED,
      "expires_at",
    ]),
    calendarFeeds: await ownRows(ctx, "calendar_feeds", USED),
    calendarOfSeats: await ownRows(ctx, "desk_feeds", USED),
    pendingEmails: await ownRows(ctx, "email_tokens", ["purpose", "new_email", "created_at", "expires_at"]),
  };
}

const USED = ["created_at", "last_used_at"] as const;

async function ownRows<Table extends keyof Schema>(
  { db, user }: UserContext,
  table: Table,
  columns: readonly ColumnAsJson<keyof Schema[Table] & string>[],
  order = "created_at",
) {
  type Row = Record<keyof Schema[Table] & string, unknown>;
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} where user_id = ${user.id} order by ${sql.ref(order)}`.execute(
      db,
    );
  return rows.map((row) => rowAsJson(row, columns));
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

async function seatsOf(ctx: UserContext) {
  const rows = await ctx.db
    .selectFrom("memberships")
    .innerJoin("businesses", "businesses.id", "memberships.business_id")
    .leftJoin("memberships as owners", (join) =>
      join.onRef("owners.business_id", "=", "businesses.id").on("owners.role", "=", "owner"),
    )
    .leftJoin("users", "users.id", "owners.user_id")
    .select(["businesses.id", "company_name", "first_name", "last_name", "memberships.role"])
    .select("memberships.rights")
    .select(["memberships.created_at", "memberships.last_used_at", "memberships.paused_at"])
    .where("memberships.user_id", "=", ctx.user.id)
    .orderBy("memberships.created_at")
    .execute();
  return rows.map((row) => ({
    businessId: row.id,
    business: nameOfBusiness(row),
    ...rowAsJson(row, ["role", "rights", "created_at", "last_used_at", "paused_at"]),
  }));
}
