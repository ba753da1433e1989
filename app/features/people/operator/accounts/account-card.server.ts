import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { latestActId } from "#app/features/people/operator/acts/acts.server.ts";
import { type DeskJob, deadMailsOf } from "#app/features/people/operator/jobs/desk-jobs.server.ts";
import { failureClass } from "#app/features/people/operator/jobs/failure-class.ts";
import { isOperatorAddress } from "#app/features/people/operator/operators.server.ts";
import { currentPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import type { Plan } from "#app/features/running/subscriptions/plan.ts";
import { givesPro } from "#app/features/running/subscriptions/subscription.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { type DeskAccount, findDeskAccount } from "./desk-account.server.ts";

interface FailedDelivery {
  id: string;
  of: "invoice" | "offer" | "reminder";
  state: string;
  failure: string;
  at: string;
}

/** Numbers and states only: nothing that the account's owner wrote for clients. */
interface AccountCard extends DeskAccount {
  isOperator: boolean;
  plan: Plan;
  billingPeriod: string | null;
  planBy: "operator" | "subscription" | "default" | "nobody";
  sessions: number;
  lastSeenAt: string | null;
  invoices: number;
  failedDeliveries: FailedDelivery[];
  deadMails: DeskJob[];
  latestAct: string;
}

export async function findAccountCard(ctx: Context, id: string): Promise<AccountCard> {
  const account = await findDeskAccount(ctx, id);
  const own = withBusiness(ctx, id);
  return {
    ...account,
    ...(await planFacts(own)),
    ...(await sessionFacts(ctx, account.userId)),
    isOperator: isOperatorAddress(ctx, account.email),
    invoices: await countInvoices(own),
    failedDeliveries: await failedDeliveries(own),
    deadMails: await deadMailsOf(ctx, account),
    latestAct: await latestActId(own),
  };
}

async function planFacts(
  ctx: BusinessContext,
): Promise<Pick<AccountCard, "plan" | "billingPeriod" | "planBy">> {
  const business = await findBusiness(ctx);
  const plan = currentPlan(ctx, business);
  const isSubscribed = givesPro(business.subscription, ctx.now);
  const byOthers = isSubscribed ? "subscription" : plan === "pro" ? "default" : "nobody";
  const planBy = business.plan === "pro" ? "operator" : byOthers;
  return { plan, billingPeriod: plan === "pro" ? business.billingPeriod : null, planBy };
}

async function sessionFacts(
  ctx: Context,
  userId: string,
): Promise<Pick<AccountCard, "sessions" | "lastSeenAt">> {
  const row = await ctx.db
    .selectFrom("sessions")
    .select(({ fn }) => [fn.countAll<number>().as("sessions"), fn.max("last_seen_at").as("lastSeenAt")])
    .where("user_id", "=", userId)
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirstOrThrow();
  return { sessions: row.sessions, lastSeenAt: row.lastSeenAt };
}

function countInvoices(ctx: BusinessContext): Promise<number> {
  const own = ctx.db.selectFrom("invoices").where("business_id", "=", ctx.businessId);
  return countOf(own);
}

async function failedDeliveries(ctx: BusinessContext): Promise<FailedDelivery[]> {
  const rows = await ctx.db
    .selectFrom("deliveries")
    .select(["id", "offer_id", "reminder_id", "state", "error_code", "error_text", "created_at"])
    .where("business_id", "=", ctx.businessId)
    .where("state", "in", ["failed", "uncertain"])
    .where("finished_at", "is not", null)
    .orderBy("id", "desc")
    .limit(10)
    .execute();
  const { errorStatuses } = ctx.platform.product;
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    at: row.created_at,
    of: row.offer_id ? "offer" : row.reminder_id ? "reminder" : "invoice",
    failure: [row.error_code, failureClass(row.error_text, errorStatuses)].filter(Boolean).join(", "),
  }));
}
