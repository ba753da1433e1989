import { expect, it } from "vitest";
import { openProvider } from "#app/features/money/online-payments/provider/open-provider.server.ts";
import { providerKeySchema } from "#app/features/money/online-payments/provider/provider-key.schema.ts";
import {
  findProvider,
  findProviderKeys,
} from "#app/features/money/online-payments/provider/providers.server.ts";
import { saveProviderKey } from "#app/features/money/online-payments/provider/save-provider-key.server.ts";
import { startOnlinePayment } from "#app/features/money/online-payments/start-online-payment.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import {
  LINK,
  providerKey,
  RESTRICTED_KEY,
  SIGNING_SECRET,
  takingMoneyOnline,
} from "../../support/online-payments/paying-online.ts";
import { makePro, member } from "../../support/platform.ts";

it("takes a restricted key and a signing secret, and says why another key is none", () => {
  const codes = (apiKey: string, signingSecret: string) => {
    const { error } = providerKeySchema.safeParse({ apiKey, signingSecret });
    return error?.issues.map((issue) => ("params" in issue ? issue.params?.code : issue.code)) ?? [];
  };
  expect(codes("rk_live_51Abc", "whsec_1aB+/=")).toEqual([]);
  expect(codes(" rk_test_51Abc ", " whsec_1 ")).toEqual([]);
  expect(codes("sk_live_51Abc", "")).toEqual(["field.stripe_secret_key", "field.required"]);
  expect(codes("pk_live_51Abc", "rk_live_1")).toEqual([
    "field.stripe_publishable_key",
    "field.stripe_webhook_secret",
  ]);
  const long = (start: string, length: number) => start.padEnd(length, "a");
  expect(codes(long("rk_live_", 255), long("whsec_", 255))).toEqual([]);
  expect(codes(long("rk_live_", 256), long("whsec_", 256))).toEqual(["field.too_long", "field.too_long"]);
  expect(codes("rk_live_", "x")).toEqual(["field.stripe_key", "field.stripe_webhook_secret"]);
});

onDatabaseOfDay((open) => {
  it("keeps keys encrypted, readable for their own business alone", async () => {
    const { ctx, platform } = await takingMoneyOnline(await open());
    const row = await ctx.db.selectFrom("payment_providers").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/rk_test_business|whsec_business/);
    expect(await findProvider(ctx)).toMatchObject({ state: "active", keyEnding: "1234", isTest: true });
    expect(await findProviderKeys(ctx)).toMatchObject({ key: RESTRICTED_KEY, secret: SIGNING_SECRET });
    const other = await member(platform, { email: "other@example.ch" });
    await ctx.db
      .insertInto("payment_providers")
      .values({ ...row, id: ctx.newId(), business_id: other.businessId })
      .execute();
    expect(await findProviderKeys(other)).toMatchObject({ key: null, secret: null });
    expect(await openProvider(other)).toBeNull();
  });

  it("keeps the former key when Stripe refuses the new one, or does not answer", async () => {
    const { ctx, fake } = await takingMoneyOnline(await open());
    const save = async (apiKey: string) => saveProviderKey(ctx, await providerKey(ctx, apiKey));
    const refused = (code: string) => ({ code: "input.invalid", fields: [{ field: "apiKey", code }] });
    await expect(save("rk_test_unknown")).rejects.toMatchObject(refused("field.stripe_key_refused"));
    for (const [status, code] of [
      [403, "field.stripe_permission_missing"],
      [500, "field.stripe_unreachable"],
      [503, "field.stripe_unreachable"],
    ] as const) {
      fake.failNext(status);
      await expect(save(RESTRICTED_KEY)).rejects.toMatchObject(refused(code));
    }
    expect(await findProvider(ctx)).toMatchObject({ state: "active", keyEnding: "1234" });
  });

  it("takes no test key where real clients read their invoices, and no key without Pro", async () => {
    const env = { NODE_ENV: "production", APP_URL: "https://rappen.example.ch" };
    const { ctx, platform } = await takingMoneyOnline(await open());
    Object.assign(platform.env, env, { appUrl: env.APP_URL });
    await expect(saveProviderKey(ctx, await providerKey(ctx))).rejects.toMatchObject({
      fields: [{ field: "apiKey", code: "field.stripe_test_key" }],
    });
    Object.assign(platform.env, { appUrl: "http://localhost:3000" });
    await saveProviderKey(ctx, await providerKey(ctx));
    const free = await member(platform, { email: "free@example.ch" });
    await expect(saveProviderKey(free, await providerKey(free))).rejects.toMatchObject({
      code: "plan.pro_required",
    });
  });

  it("shows the owner what Stripe refuses, until a new key is entered", async () => {
    const { ctx, fake } = await takingMoneyOnline(await open());
    await makePro(ctx);
    const id = await invoiceWith(ctx, "sent");
    fake.failNext(403);
    expect(await startOnlinePayment(ctx, id, LINK)).toEqual({ outcome: "failed" });
    expect(await findProvider(ctx)).toMatchObject({ lastError: "permission_missing" });
    await saveProviderKey(ctx, await providerKey(ctx));
    expect(await findProvider(ctx)).toMatchObject({ lastError: "" });
  });
});
