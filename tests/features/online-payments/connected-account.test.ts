import { expect, it } from "vitest";
import {
  askAboutAccount,
  startOnboarding,
} from "#app/features/money/online-payments/connected-account.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findProvider } from "#app/features/money/online-payments/provider/providers.server.ts";
import { receiveConnectNotice } from "#app/features/money/online-payments/receive-notice.server.ts";
import { startOnlinePayment } from "#app/features/money/online-payments/start-online-payment.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { payPage } from "../../support/online-payments/merchant-pages.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import {
  LINK,
  pressPay,
  providerPermit,
  takingMoneyOnline,
} from "../../support/online-payments/paying-online.ts";
import { confirmAddress, member, visitor } from "../../support/platform.ts";
import { CONNECT_ENV } from "../../support/server/fake-stripe.ts";

const BACK = "http://localhost:3000/profile/online-payments";

onDatabaseOfDay((open) => {
  it("a connected account takes payments once Stripe lets it, by events of the platform", async () => {
    const { ctx, fake, platform } = await takingMoneyOnline(await open(), CONNECT_ENV);
    const url = await startOnboarding(ctx, BACK, await providerPermit(ctx));
    expect(await startOnboarding(ctx, BACK, await providerPermit(ctx))).toBe(url);
    const accountId = url.split("/").at(-1)!;
    expect(await findProvider(ctx)).toMatchObject({ mode: "connect", state: "onboarding", accountId });
    const id = await invoiceWith(ctx, "sent");
    expect(await startOnlinePayment(ctx, id, LINK)).toEqual({ outcome: "not_offered" });

    const { merchant, webhooks } = fake.connect(accountId);
    await askAboutAccount(ctx);
    expect(await findProvider(ctx)).toMatchObject({ state: "active" });
    payPage(merchant, await pressPay(ctx, id), "card");
    webhooks.receive = async (body, signature) => {
      try {
        await receiveConnectNotice(visitor(platform), { body: Buffer.from(body), signature });
        return 200;
      } catch (error) {
        if (error instanceof AppError) return platform.product.errorStatuses[error.code];
        throw error;
      }
    };
    const [event] = webhooks.waiting;
    expect(await webhooks.deliver(event!, { secret: "whsec_business" })).toBe(400);
    await webhooks.deliverWaiting();
    await runDueJobs(platform, handlers);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid" });

    fake.platform.accounts.get(accountId)!.charges_enabled = false;
    merchant.emit("account.updated", { object: "account", id: accountId });
    await webhooks.deliverWaiting();
    await runDueJobs(platform, handlers);
    expect(await findProvider(ctx)).toMatchObject({ state: "onboarding" });
  });

  it("is for Pro, and a business with a key of its own is not asked about", async () => {
    const { ctx, fake, platform } = await takingMoneyOnline(await open(), CONNECT_ENV);
    fake.failNext(400);
    await askAboutAccount(ctx);
    expect(await findProvider(ctx)).toMatchObject({ mode: "own_key", state: "active" });
    const free = await member(platform, { email: "free@example.ch" });
    await confirmAddress(free);
    const started = startOnboarding(free, BACK, await providerPermit(free));
    await expect(started).rejects.toMatchObject({ code: "plan.pro_required" });
  });

  it("says so when Stripe cannot be reached, and keeps nothing half done", async () => {
    const { ctx, fake } = await takingMoneyOnline(await open(), CONNECT_ENV);
    fake.failNext(503);
    await expect(startOnboarding(ctx, BACK, await providerPermit(ctx))).rejects.toMatchObject({
      code: "online_payment.connect_failed",
    });
    expect(await findProvider(ctx)).toMatchObject({ mode: "own_key" });
  });
});
