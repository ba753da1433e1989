import { onTestFinished } from "vitest";
import { givePermit } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { CHANGE_PROVIDER } from "#app/features/money/online-payments/provider/provider-key.schema.ts";
import { saveProviderKey } from "#app/features/money/online-payments/provider/save-provider-key.server.ts";
import { receiveOwnNotice } from "#app/features/money/online-payments/receive-notice.server.ts";
import { startOnlinePayment } from "#app/features/money/online-payments/start-online-payment.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { Webhooks } from "../fake-stripe/webhooks.ts";
import { later, sendingMember, type TestPlatform, testPlatform, visitor } from "../platform.ts";
import { FakeStripe } from "../server/fake-stripe.ts";
import { TEST_NOW } from "../test-now.ts";

export const RESTRICTED_KEY = "rk_test_business1234";
export const SIGNING_SECRET = "whsec_business";

export const PAGE = "http://localhost:3000/i/token";
export const LINK = { version: 1, urlIn: (locale: string) => `${PAGE}?lang=${locale}` };

/** Sends the key as the form does, after the second proof. */
export async function providerKey(ctx: UserContext, apiKey = RESTRICTED_KEY) {
  return { apiKey, signingSecret: SIGNING_SECRET, permit: await providerPermit(ctx) };
}

export function providerPermit(ctx: UserContext): Promise<string> {
  return givePermit(ctx, CHANGE_PROVIDER);
}

/** A business that takes money online; its Stripe's events wait until the test delivers them. */
export async function takingMoneyOnline(database: Database, env: Record<string, string> = {}) {
  const clock = { now: () => TEST_NOW };
  const fake = new FakeStripe(() => clock.now().getTime());
  onTestFinished(await fake.listen());
  const platform = testPlatform(database, { STRIPE_API_BASE: fake.account.origin, ...env });
  clock.now = platform.now;
  const ctx = await sendingMember(platform);
  const { merchant, webhooks } = fake.addMerchant(RESTRICTED_KEY, SIGNING_SECRET);
  await saveProviderKey(ctx, await providerKey(ctx));
  await ctx.db.deleteFrom("jobs").where("name", "=", "account.act_email").execute();
  receiveBy(webhooks, platform, ctx.businessId);
  const work = () => runDueJobs(platform, handlers);
  /** Delivers what waits, and lets the jobs run that follow from it. */
  const deliver = async () => {
    await webhooks.deliverWaiting();
    await work();
  };
  return { fake, platform, ctx, merchant, webhooks, work, deliver };
}

export function receiveBy(webhooks: Webhooks, platform: TestPlatform, businessId: string): void {
  webhooks.receive = async (body, signature) => {
    try {
      await receiveOwnNotice(visitor(platform), businessId, { body: Buffer.from(body), signature });
      return 200;
    } catch (error) {
      if (error instanceof AppError) return platform.product.errorStatuses[error.code];
      throw error;
    }
  };
}

/** Presses the button on the public page. @returns the id of the page at Stripe */
export async function pressPay(ctx: UserContext, invoiceId: string): Promise<string> {
  const started = await startOnlinePayment(later(ctx), invoiceId, LINK);
  if (started.outcome !== "redirect") throw new Error(`not led to Stripe: ${started.outcome}`);
  return started.url.split("/").at(-1) ?? "";
}
