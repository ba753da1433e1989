import { expect, it } from "vitest";
import { saveLogo } from "#app/features/selling/design/logo.server.ts";
import { findDesign } from "#app/features/selling/design/design.server.ts";
import { findLogo } from "#app/features/selling/design/logo.server.ts";
import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { purgeAccounts, removeSandbox } from "#app/features/people/accounts/closing/purge.server.ts";
import { findDeskAccountByEmail } from "#app/features/people/operator/accounts/desk-account.server.ts";
import { asOwner } from "#app/features/people/accounts/owner.server.ts";
import { findProfile, updateProfile } from "#app/features/people/accounts/profile.server.ts";
import { closeSandbox, listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { createSandbox, deleteSandbox, emptySandbox } from "#app/features/front/sandbox/sandboxes.server.ts";
import { usageReport } from "#app/features/running/analytics/usage-report.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { checkOverdue } from "#app/features/selling/invoices/status/overdue-check.server.ts";
import { listSeries } from "#app/features/selling/series/series.server.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import { listWebhooks } from "#app/features/programs/webhooks/webhooks.server.ts";
import { findApiKey } from "#app/platform/auth/api-key.server.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { picture } from "../../support/invoices/pictures.ts";
import { newSeries } from "../../support/invoices/series-input.ts";
import { PERSON } from "../../support/person.ts";
import { makePro, member, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { contextOfKey, inSandboxOf } from "../../support/sandbox.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";

const DAY = 24 * 60 * 60 * 1000;

async function start(open: OpenDatabase) {
  const platform = testPlatform(await open());
  const ctx = await sendingMember(platform);
  return { platform, ctx };
}

onDatabaseOfDay((open) => {
  it("a sandbox is made with the first test key, and shared by all of them", async () => {
    const { ctx } = await start(open);
    const { sandbox } = await inSandboxOf(ctx);
    const { sandbox: second } = await inSandboxOf(ctx);
    expect(second.businessId).toBe(sandbox.businessId);
    expect(await listSandboxes(ctx)).toMatchObject([{ id: sandbox.businessId, name: "Sandbox" }]);
    expect(sandbox.businessId).not.toBe(ctx.businessId);
  });

  it("a further one is made with its key: on Pro, by a confirmed address, while there is room for keys", async () => {
    const { ctx } = await start(open);
    const making = (name: string, by = ctx) => createSandbox(by, { name });
    const unconfirmed = await member(ctx.platform, { email: "new@example.ch" });
    await expect(making("Training", unconfirmed)).rejects.toMatchObject({ code: "plan.pro_required" });
    await makePro(unconfirmed);
    const refused = { code: "account.email_not_verified" };
    await expect(making("Training", unconfirmed)).rejects.toMatchObject(refused);
    const { sandbox, secret } = await making("Training");
    expect((await contextOfKey(ctx, secret)).businessId).toBe(sandbox.id);
    for (let key = 2; key <= 20; key++) await apiKeyOf(ctx, { name: `Shop ${key}` });
    await expect(making("Course")).rejects.toMatchObject({ code: "api_key.too_many" });
    expect((await listSandboxes(ctx)).map(({ name }) => name)).toEqual(["Training"]);
    expect(await listSandboxes(unconfirmed)).toEqual([]);
  });

  it("one that is deleted ends its own test keys, and no others", async () => {
    const { ctx } = await start(open);
    const other = await sendingMember(ctx.platform, { email: "other@example.ch" });
    const kept = [
      await createSandbox(ctx, { name: "Course" }),
      await createSandbox(other, { name: "Training" }),
    ];
    const live = await apiKeyOf(ctx, { name: "Training" });
    const gone = await createSandbox(ctx, { name: "Training" });
    await expect(deleteSandbox(other, gone.sandbox.id)).rejects.toMatchObject({ code: "sandbox.not_found" });
    await deleteSandbox(ctx, gone.sandbox.id);
    for (const { secret } of [...kept, live]) expect(await findApiKey(ctx.platform, secret)).not.toBeNull();
    expect(await findApiKey(ctx.platform, gone.secret)).toBeNull();
  });

  it("two first test keys at once make one sandbox", async () => {
    const { ctx } = await start(open);
    const made = await Promise.all([inSandboxOf(ctx), inSandboxOf(ctx)]);
    expect(new Set(made.map(({ sandbox }) => sandbox.businessId)).size).toBe(1);
  });

  it("starts with profile, settings and logo of the business; later changes stay on their side", async () => {
    const { ctx } = await start(open);
    await saveLogo(ctx, await picture());
    const profile = { ...PERSON, companyName: "Muster & Co.", customInvoicePrefix: "MC" };
    await updateProfile(ctx, profileSchema.parse(profile));
    const { sandbox } = await inSandboxOf(ctx);
    const { id, isSandbox, invoicesGenerated, ...copied } = await findBusiness(sandbox);
    expect(id).toBe(sandbox.businessId);
    expect([isSandbox, invoicesGenerated]).toEqual([true, 0]);
    expect(await findBusiness(ctx)).toMatchObject(copied);
    const { logo } = await findDesign(sandbox);
    expect(await findLogo(sandbox, logo)).not.toBeNull();
    await updateProfile(
      sandbox,
      profileSchema.parse({ ...profile, companyName: "Probe", firstName: "Probe" }),
    );
    const { business, firstName } = await findProfile(ctx);
    expect([business.companyName, firstName]).toEqual(["Muster & Co.", "Anna"]);
    expect((await findBusiness(sandbox)).companyName).toBe("Probe");
  });

  it("has the plan of the business, and counts nothing against its limits", async () => {
    const { ctx } = await start(open);
    const { sandbox } = await inSandboxOf(ctx);
    expect(await findPlan(sandbox)).toBe("pro");
    await createInvoice(sandbox, invoiceInput());
    await ctx.db.updateTable("businesses").set({ plan: "free" }).where("id", "=", ctx.businessId).execute();
    expect(await findPlan(sandbox)).toBe("free");
    expect((await findBusiness(sandbox)).plan).toBe("free");
    expect(await findAllowance(ctx)).toMatchObject({ invoices: 3 });
    expect(await findAllowance(sandbox)).toMatchObject({ invoices: 2 });
  });

  it("shares no webhooks and no recurring invoices with the business", async () => {
    const { ctx } = await start(open);
    const { sandbox } = await inSandboxOf(ctx);
    await webhookOf(sandbox, "https://hooks.example.ch/trial");
    await newSeries(sandbox);
    expect(await listWebhooks(ctx)).toEqual([]);
    expect(await listSeries(ctx)).toEqual([]);
    expect(await listWebhooks(sandbox)).toHaveLength(1);
    expect(await listSeries(sandbox)).toHaveLength(1);
  });

  it("is no customer: neither the operator's figures nor the search by e-mail find it", async () => {
    const { ctx, platform } = await start(open);
    const { sandbox } = await inSandboxOf(ctx);
    await createInvoice(ctx, invoiceInput());
    await createInvoice(sandbox, invoiceInput());
    const report = await usageReport(visitor(platform));
    expect(report).toMatchObject({ invoices: 1, plans: { free: 0, pro: 1 } });
    expect((await findDeskAccountByEmail(ctx, PERSON.email))?.id).toBe(ctx.businessId);
  });

  it("its daily work goes on in the name of the owner", async () => {
    const { ctx, platform } = await start(open);
    const { sandbox } = await inSandboxOf(ctx);
    await newSeries(sandbox);
    const overdue = await invoiceWith(sandbox, "overdue");
    await runSeries(visitor(platform));
    await checkOverdue(visitor(platform));
    const invoices = await ctx.db.selectFrom("invoices").select(["id", "business_id"]).execute();
    expect(invoices.map((row) => row.business_id)).toEqual([sandbox.businessId, sandbox.businessId]);
    const events = await ctx.db
      .selectFrom("history")
      .select("business_id")
      .where("invoice_id", "=", overdue)
      .where("event", "=", "invoice.overdue")
      .execute();
    expect(events).toEqual([{ business_id: sandbox.businessId }]);
    expect((await asOwner(visitor(platform), sandbox.businessId))?.user.id).toBe(ctx.user.id);
  });

  it("a call that runs while the test data is deleted writes nothing", async () => {
    const { ctx, platform } = await start(open);
    const { sandbox, secret } = await inSandboxOf(ctx);
    await newSeries(sandbox);
    await emptySandbox(ctx, sandbox.businessId);
    await expect(createInvoice(sandbox, invoiceInput())).rejects.toMatchObject({ code: "session.required" });
    await runSeries(visitor(platform));
    expect(await ctx.db.selectFrom("invoices").select("id").execute()).toEqual([]);
    const fresh = await contextOfKey(ctx, secret);
    expect(fresh.businessId).not.toBe(sandbox.businessId);
    await createInvoice(fresh, invoiceInput());
  });

  it("what an interrupted removal left, the next daily purge removes", async () => {
    const { ctx, platform } = await start(open);
    const { sandbox } = await inSandboxOf(ctx);
    await invoiceWith(sandbox, "sent");
    await ctx.transaction((ctx) => closeSandbox(ctx, sandbox.businessId));
    await purgeAccounts(visitor(platform));
    expect(await ctx.db.selectFrom("businesses").select("id").execute()).toHaveLength(2);
    platform.pass(DAY);
    await purgeAccounts(visitor(platform));
    expect(await ctx.db.selectFrom("businesses").select("id").execute()).toEqual([{ id: ctx.businessId }]);
    expect(await ctx.db.selectFrom("users").select("id").execute()).toEqual([{ id: ctx.user.id }]);
  });

  it("no job removes a business, nor a sandbox that is in use", async () => {
    const { ctx, platform } = await start(open);
    const { sandbox } = await inSandboxOf(ctx);
    for (const sandboxId of [ctx.businessId, sandbox.businessId, "none"])
      await removeSandbox(visitor(platform), { sandboxId });
    expect(await ctx.db.selectFrom("businesses").select("id").execute()).toHaveLength(2);
    expect(await ctx.db.selectFrom("memberships").select("business_id").execute()).toEqual([
      { business_id: ctx.businessId },
    ]);
  });
});
