import { expect, it } from "vitest";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { openArchiveLink } from "#app/features/front/exports/archive-link.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import {
  disableAccount,
  enableAccount,
} from "#app/features/people/operator/accounts/disable-account.server.ts";
import { openInvoicePage } from "#app/features/front/public-pages/open-invoice-page.server.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { runReminders } from "#app/features/money/reminders/run/run-reminders.server.ts";
import { offerOwnership } from "#app/features/people/seats/handover.server.ts";
import { startBusinessSchema } from "#app/features/people/seats/seat.schema.ts";
import { startBusiness } from "#app/features/people/seats/own/start-business.server.ts";
import { switchBusiness } from "#app/features/people/seats/own/own-seats.server.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { runsOf } from "#app/features/selling/series/runs.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { findApiKey } from "#app/platform/auth/api-key.server.ts";
import { withUser } from "#app/platform/context.server.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { zipResponse } from "#app/platform/http/responses/zip-response.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { newSeries } from "../../support/invoices/series-input.ts";
import { payPage } from "../../support/online-payments/merchant-pages.ts";
import { pressPay, takingMoneyOnline } from "../../support/online-payments/paying-online.ts";
import { PERSON } from "../../support/person.ts";
import { readZip } from "../../support/read/read-zip.ts";
import { later, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { takeSeat } from "../../support/seats/seated.ts";
import { inSandboxOf } from "../../support/sandbox.ts";
import { takeOver } from "../../support/seats/take-over.ts";

const DAY = 24 * 60 * 60 * 1000;
const ORDER = { by: "operator@example.ch", reason: "Invoices for goods that never came" };
const DISABLED = { code: "account.disabled" };

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const desk = () => visitor(platform);
    return {
      platform,
      ctx,
      disable: () => disableAccount(desk(), ctx.businessId, ORDER),
      enable: () => enableAccount(desk(), ctx.businessId, ORDER),
    };
  }

  it("says so after the right password only, and a sign-in under way fails", async () => {
    const { platform, ctx, disable, enable } = await start();
    const { id: userId, accessVersion } = await signIn(visitor(platform), PERSON);
    await disable();
    const session = { userId, accessVersion, kind: "cookie" as const, userAgent: "" };
    await expect(startSession(visitor(platform), session)).rejects.toMatchObject({
      code: "account.invalid_credentials",
    });
    await expect(signIn(visitor(platform), { ...PERSON, password: "wrong" })).rejects.toMatchObject({
      code: "account.invalid_credentials",
    });
    await expect(signIn(visitor(platform), PERSON)).rejects.toMatchObject(DISABLED);
    await enable();
    expect(await signIn(visitor(platform), PERSON)).toMatchObject({ id: ctx.user.id });
  });

  it("its owner can download everything by the link of the e-mail, until it is enabled again", async () => {
    const { platform, ctx, disable, enable } = await start();
    await invoiceWith(ctx, "draft");
    await runDueJobs(platform, handlers);
    await disable();
    await runDueJobs(platform, handlers);
    const token = /\/archive\/([\w-]{43})\s/.exec(platform.mailbox.at(-1)?.text ?? "")?.[1] ?? "";
    const open = () => openArchiveLink(visitor(platform), token);
    const zip = await zipResponse(await open(), () => Promise.resolve(true)).arrayBuffer();
    expect(readZip(Buffer.from(zip)).get("invoices.json")?.toString()).toContain('"draft"');
    platform.pass(30 * DAY - 1);
    await open();
    platform.pass(1);
    await expect(open()).rejects.toMatchObject({ code: "archive.not_found" });
    platform.pass(-30 * DAY);
    await enable();
    await expect(open()).rejects.toMatchObject({ code: "archive.not_found" });
    await disable();
    await expect(open()).rejects.toMatchObject({ code: "archive.not_found" });
  });

  it("the link of another disabled account stays when one is enabled", async () => {
    const { platform, ctx, disable, enable } = await start();
    const other = await sendingMember(platform, { email: "other@example.ch" });
    await disable();
    await disableAccount(visitor(platform), other.businessId, ORDER);
    await runDueJobs(platform, handlers);
    await enable();
    const links = ctx.db.selectFrom("archive_links").select("business_id");
    expect(await links.execute()).toEqual([{ business_id: other.businessId }]);
  });

  it("its keys are refused, also test keys, and work again afterwards", async () => {
    const { platform, ctx, disable, enable } = await start();
    const { secret } = await apiKeyOf(ctx);
    const { secret: testSecret, sandbox } = await inSandboxOf(ctx);
    await disable();
    for (const one of [secret, testSecret])
      await expect(findApiKey(platform, one)).rejects.toMatchObject(DISABLED);
    const rows = await ctx.db.selectFrom("businesses").select(["id", "disabled_at"]).execute();
    expect(rows.every(({ disabled_at }) => disabled_at !== null)).toBe(true);
    await enable();
    expect(await findApiKey(platform, secret)).toMatchObject({ businessId: ctx.businessId });
    expect(await findApiKey(platform, testSecret)).toMatchObject({ businessId: sandbox.businessId });
  });

  it("links of its clients open nothing, as unknown ones, until it is enabled", async () => {
    const { platform, ctx, disable, enable } = await start();
    const id = await invoiceWith(ctx, "sent");
    const token = (await findInvoice(ctx, id)).publicUrl!.split("/").at(-1)!;
    await disable();
    await expect(openInvoicePage(visitor(platform), token)).rejects.toMatchObject({
      code: "public_page.not_found",
    });
    await enable();
    expect((await openInvoicePage(visitor(platform), token)).invoice.id).toBe(id);
  });

  it("no recurring invoice is written meanwhile; afterwards all are, as after a downtime", async () => {
    const { platform, ctx, disable, enable } = await start();
    const id = await newSeries(ctx);
    await disable();
    await runSeries(visitor(platform));
    platform.pass(62 * DAY);
    await runSeries(visitor(platform));
    expect(await runsOf(ctx, id)).toEqual([]);
    await enable();
    await runSeries(visitor(platform));
    const runs = await runsOf(later(ctx), id);
    expect(runs.map(({ planned_on }) => planned_on).toSorted()).toEqual([
      ...["2026-11-21", "2026-12-21", "2027-01-21"],
    ]);
  });

  it("a disabled owner with a seat elsewhere works there, and opens nothing of their own", async () => {
    const { platform, ctx, disable, enable } = await start();
    const other = await sendingMember(platform, { email: "other@example.ch" });
    const { secret } = await apiKeyOf(ctx);
    await takeSeat(other, ctx.user.id, "member");
    await offerOwnership(other, ctx.user.id, { intent: "begin", password: PERSON.password });
    await disable();
    const token = await startSession(visitor(platform), {
      userId: ctx.user.id,
      accessVersion: 1,
      kind: "bearer",
      userAgent: "test",
    });
    const identity = await findSession(platform, token, "bearer");
    expect(identity).toMatchObject({ role: "member", businessId: other.businessId });
    const there = withUser(visitor(platform), identity!);
    const company = startBusinessSchema.parse({ companyName: "Neu GmbH" });
    await expect(startBusiness(there, company)).rejects.toMatchObject(DISABLED);
    await expect(takeOver(there)).rejects.toMatchObject(DISABLED);
    await expect(switchBusiness(there, ctx.businessId)).rejects.toMatchObject({ code: "business.not_found" });
    await expect(findApiKey(platform, secret)).rejects.toMatchObject(DISABLED);
    await enable();
    await expect(startBusiness(there, company)).rejects.toMatchObject({ code: "seat.owns_already" });
    await takeOver(there);
  });

  it("many series of disabled accounts do not hold up those of others", async () => {
    const { platform, ctx, disable } = await start();
    for (let count = 0; count < 3; count++) await newSeries(ctx);
    await disable();
    const other = await sendingMember(platform, { email: "other@example.ch" });
    const id = await newSeries(other);
    const queued = () => ctx.db.selectFrom("jobs").select("id").where("name", "=", "series.run").execute();
    const before = await queued();
    await runSeries(visitor(platform));
    expect(await runsOf(other, id)).toHaveLength(1);
    expect(await queued()).toEqual(before);
  });

  it("no reminder is written meanwhile", async () => {
    const { platform, ctx, disable, enable } = await start();
    await remindBy(ctx, { hour: 0 });
    const id = await invoiceWith(ctx, "overdue", { issueDate: "2026-09-01", dueDate: "2026-10-01" });
    await disable();
    platform.pass(2 * DAY);
    await runReminders(visitor(platform));
    expect(await remindersOf(ctx, [id])).toEqual([]);
    await enable();
    await runReminders(visitor(platform));
    expect(await remindersOf(ctx, [id])).toHaveLength(1);
  });

  it("an e-mail that waited is not sent, and can be sent again by its owner afterwards", async () => {
    const { platform, ctx, disable } = await start();
    const id = await invoiceWith(ctx, "draft");
    await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
    platform.mailbox.length = 0;
    await disable();
    await runDueJobs(platform, handlers);
    expect(platform.mailbox.map(({ subject }) => subject)).not.toContain(expect.stringContaining("Invoice"));
    expect(platform.mailbox.every(({ to }) => to === PERSON.email)).toBe(true);
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "failed" });
  });

  it("a payment that was begun before is still booked", async () => {
    const { ctx, merchant, deliver } = await takingMoneyOnline(await open());
    const id = await invoiceWith(ctx, "sent");
    const page = await pressPay(ctx, id);
    await disableAccount(visitor(ctx.platform), ctx.businessId, ORDER);
    payPage(merchant, page, "twint");
    await deliver();
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid" });
  });
});
