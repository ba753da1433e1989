import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { issueInvoice } from "../../../support/invoices/issue-invoice.ts";
import { PERSON } from "../../../support/person.ts";
import {
  member,
  sendingMember,
  type TestPlatform,
  testPlatform,
  visitor,
} from "../../../support/platform.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";

const DAY = 24 * 60 * 60 * 1000;
const CONSENT = { password: PERSON.password, confirmed: true } as const;
const OF_A_BUSINESS = [
  "businesses",
  "users",
  "memberships",
  "invoices",
  "invoice_items",
  "invoice_counters",
  "invoice_pdfs",
  "payments",
  "payment_allocations",
  "deliveries",
  "history",
  "archive_links",
  "sessions",
  "email_tokens",
] as const;

onEachDatabase((open) => {
  it("security 21: removes a sealed business with everything of theirs after its time, and nobody else's", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const sent = await issueInvoice(ctx, Buffer.from("%PDF-1.7"));
    await sendInvoice(ctx, sent, sendInvoiceSchema.parse({}));
    await runDueJobs(platform, handlers);
    await deleteAccount(ctx, CONSENT);
    await runDueJobs(platform, handlers);
    const alive = await member(platform, { email: "other@example.ch" });
    await createInvoice(alive, invoiceInput());

    platform.pass(Date.parse("2036-12-31T22:59:00Z") - platform.now().getTime());
    await purgeAccounts(visitor(platform));
    expect(await count(platform, "invoice_pdfs")).toBe(1);
    expect(await count(platform, "deliveries")).toBe(1);
    expect(await count(platform, "archive_links")).toBe(0);

    platform.pass(60_000);
    await purgeAccounts(visitor(platform));
    await purgeAccounts(visitor(platform));
    const counts = await Promise.all(OF_A_BUSINESS.map((table) => count(platform, table)));
    expect(Object.fromEntries(OF_A_BUSINESS.map((table, index) => [table, counts[index]]))).toEqual({
      businesses: 1,
      users: 1,
      memberships: 1,
      invoices: 1,
      invoice_items: 2,
      invoice_counters: 1,
      invoice_pdfs: 0,
      payments: 0,
      payment_allocations: 0,
      deliveries: 0,
      history: 1,
      archive_links: 0,
      sessions: 0,
      email_tokens: 0,
    });
    const left = await ctx.db.selectFrom("businesses").select("id").execute();
    expect(left).toEqual([{ id: alive.businessId }]);
  });

  it("removes an account without invoices once it can no longer be downloaded", async () => {
    const platform = testPlatform(await open());
    await deleteAccount(await member(platform), CONSENT);
    await purgeAccounts(visitor(platform));
    platform.pass(30 * DAY);
    await purgeAccounts(visitor(platform));
    expect(await count(platform, "businesses")).toBe(1);
    platform.pass(DAY);
    await purgeAccounts(visitor(platform));
    expect(await count(platform, "businesses")).toBe(0);
    expect(await count(platform, "users")).toBe(0);
  });

  it("forgets what has ended: sessions, tokens, links, rate limits, what failed jobs were told", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await runDueJobs(platform, handlers);
    await countAttempt(ctx, accountLimits.passwordCheck, "somebody");
    await ctx.db
      .updateTable("jobs")
      .set({
        state: "dead",
        payload: '{"email":"x"}',
        last_error: "550 x",
        finished_at: ctx.now.toISOString(),
      })
      .execute();
    await purgeAccounts(visitor(platform));
    expect([await count(platform, "sessions"), await count(platform, "email_tokens")]).toEqual([1, 1]);
    expect(await count(platform, "rate_limits")).toBeGreaterThan(0);

    platform.pass(31 * DAY);
    await purgeAccounts(visitor(platform));
    for (const table of ["sessions", "email_tokens", "rate_limits"] as const)
      expect(await count(platform, table)).toBe(0);
    expect(await ctx.db.selectFrom("jobs").select(["payload", "last_error"]).execute()).toEqual([
      { payload: "{}", last_error: "" },
    ]);
    expect(await count(platform, "users")).toBe(1);
  });
});

async function count(
  platform: TestPlatform,
  table: (typeof OF_A_BUSINESS)[number] | "rate_limits",
): Promise<number> {
  const { rows } = await platform.database.db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  return rows;
}
