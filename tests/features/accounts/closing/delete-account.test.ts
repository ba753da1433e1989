import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { keptUntil } from "#app/features/people/accounts/closing/retention.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { resendVerification } from "#app/features/people/accounts/email/verification.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { openArchiveLink } from "#app/features/front/exports/archive-link.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { zipResponse } from "#app/platform/http/responses/zip-response.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { clientInput } from "../../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { issueInvoice } from "../../../support/invoices/issue-invoice.ts";
import { offerInput } from "../../../support/offers/offer-input.ts";
import { PERSON } from "../../../support/person.ts";
import { member, type TestPlatform, testPlatform, visitor } from "../../../support/platform.ts";
import { jsonIn, readZip } from "../../../support/read/read-zip.ts";

const DAY = 24 * 60 * 60 * 1000;
const STORED = Buffer.from("%PDF-1.7 these bytes were sent");
const CONSENT = { password: PERSON.password, confirmed: true } as const;

it("keeps invoices to the end of the tenth year after their business year", () => {
  const until = (newest: string, begins = 1) =>
    keptUntil({ begins, firstFrom: "", firstTo: "" }, newest, "2026-11-21");
  expect(until("2026-01-01")).toBe("2036-12-31");
  expect(until("2026-12-31")).toBe("2036-12-31");
  expect(until("2019-05-05")).toBe("2029-12-31");
  expect(until("2999-05-05")).toBe("2037-12-31");
  expect(until("2026-06-30", 7)).toBe("2036-06-30");
  expect(until("2026-09-10", 7)).toBe("2037-06-30");
  expect(until("2026-01-31", 3)).toBe("2036-02-29");
});

onDatabaseOfDay((open) => {
  it("security 21: ends sign-in, sessions, tokens and codes, and frees the address", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const cookie = await startSession(ctx, {
      userId: ctx.user.id,
      accessVersion: 0,
      kind: "cookie",
      userAgent: "test",
    });
    await runDueJobs(platform, handlers);
    await ctx.db
      .insertInto("recovery_codes")
      .values({ id: hashToken("code"), user_id: ctx.user.id })
      .execute();
    await deleteAccount(ctx, CONSENT);

    const credentials = { email: PERSON.email, password: PERSON.password };
    await expect(signIn(visitor(platform), credentials)).rejects.toMatchObject({
      code: "account.invalid_credentials",
    });
    expect(await findSession(platform, cookie, "cookie")).toBeNull();
    for (const table of ["sessions", "email_tokens", "recovery_codes"] as const) {
      expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const late = { userId: ctx.user.id, accessVersion: 0, kind: "cookie", userAgent: "late" } as const;
    await expect(startSession(ctx, late)).rejects.toMatchObject({ code: "account.invalid_credentials" });

    const again = await member(platform);
    expect(again.user.id).not.toBe(ctx.user.id);
    expect((await signIn(visitor(platform), credentials)).id).toBe(again.user.id);
  });

  it("leaves no personal data of the person, nor of a business that issued nothing", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform, { phone: "044 668 18 00", utmParams: { utm_source: "fair" } });
    await createInvoice(ctx, invoiceInput());
    await deleteAccount(ctx, CONSENT);
    await runDueJobs(platform, handlers);
    const people = await ctx.db.selectFrom("users").selectAll().execute();
    expect(JSON.stringify(people)).not.toMatch(/Anna|Muster|anna@|41446681800|"fair"/);
    platform.pass(31 * DAY);
    await purgeAccounts(visitor(platform));
    const tables = ["users", "businesses", "invoices", "invoice_items", "history", "jobs"] as const;
    const left = await Promise.all(tables.map((table) => ctx.db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(left)).not.toMatch(
      /Anna|Muster|anna@|41446681800|"fair"|Seestrasse|CH93|kundin|Konzept/,
    );
    expect(platform.mailbox.at(-1)).toMatchObject({ to: PERSON.email, subject: "Your account is deleted" });
    expect(platform.mailbox.at(-1)?.text).toContain("so nothing is kept");
  });

  it("everything can be downloaded, also drafts, clients and offers, and without issued invoices", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform, { preferredLanguage: "de" });
    await createClient(ctx, clientInput());
    await createInvoice(ctx, invoiceInput());
    await createOffer(ctx, offerInput());
    await deleteAccount(ctx, CONSENT);
    const entries = readZip(await archive(platform, await linkFrom(platform)));
    const of = (name: string) => entries.get(name)?.toString() ?? "";
    expect(of("clients.json")).toContain("Kulturhaus Obertor");
    expect(of("invoices.json")).toContain('"draft"');
    expect(of("offers.json")).toContain('"draft"');
    expect([...entries.keys()].filter((name) => name.endsWith(".pdf"))).toHaveLength(2);
  });

  it("what was issued long ago can be downloaded as long as anything else", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform, { preferredLanguage: "de" });
    await markSent(ctx, await createInvoice(ctx, invoiceInput({ issueDate: "2009-03-01" })));
    await deleteAccount(ctx, CONSENT);
    const token = await linkFrom(platform);
    platform.pass(29 * DAY);
    await purgeAccounts(visitor(platform));
    expect([...readZip(await archive(platform, token)).keys()]).toContain("invoices.json");
    platform.pass(3 * DAY);
    await purgeAccounts(visitor(platform));
    expect(await ctx.db.selectFrom("invoices").selectAll().execute()).toEqual([]);
  });

  it("keeps issued invoices byte for byte, removes drafts, gives no number out again", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const sent = await issueInvoice(ctx, STORED);
    await createInvoice(ctx, invoiceInput());
    const before = await keptOf(ctx, sent);
    await deleteAccount(ctx, CONSENT);
    platform.pass(31 * DAY);
    await purgeAccounts(visitor(platform));

    expect(await keptOf(ctx, sent)).toEqual(before);
    expect(await ctx.db.selectFrom("invoices").select("id").execute()).toEqual([{ id: sent }]);
    expect(await ctx.db.selectFrom("invoice_counters").select("last").execute()).toEqual([{ last: 2 }]);
    const business = ctx.db.selectFrom("businesses").select(["sealed_until", "iban"]);
    expect(await business.executeTakeFirst()).toEqual({
      sealed_until: "2036-12-31",
      iban: "CH9300762011623852957",
    });
    await expect(createInvoice(ctx, invoiceInput())).rejects.toMatchObject({ code: "session.required" });
  });

  it("security 21: removes the business's clients after the 30 days, and nobody else's", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "other@example.ch" });
    const theirs = await createClient(other, clientInput());
    const { id } = await createClient(ctx, clientInput());
    const sent = await issueInvoice(ctx, STORED);
    await ctx.db.updateTable("invoices").set({ client_id: id }).where("id", "=", sent).execute();
    await deleteAccount(ctx, CONSENT);
    platform.pass(31 * DAY);
    await purgeAccounts(visitor(platform));
    const left = await ctx.db.selectFrom("clients").select("id").execute();
    expect(left).toEqual([{ id: theirs.id }]);
    const invoice = ctx.db.selectFrom("invoices").select(["client_id", "recipient"]).where("id", "=", sent);
    expect(await invoice.executeTakeFirst()).toMatchObject({
      client_id: null,
      recipient: expect.stringContaining("Šárka"),
    });
  });

  it("sends a link that opens the sealed archive for 30 days and nothing else", async () => {
    const platform = testPlatform(await open());
    const other = await member(platform, { email: "other@example.ch", firstName: "Zenobia" });
    await issueInvoice(other, STORED, { notes: "for Zenobia only" });
    const ctx = await member(platform, { preferredLanguage: "de" });
    await issueInvoice(ctx, STORED);
    await deleteAccount(ctx, CONSENT);
    const token = await linkFrom(platform);

    const entries = readZip(await archive(platform, token));
    expect([...entries.keys()]).toEqual([
      "account.json",
      "clients.json",
      "invoices.json",
      "offers.json",
      "payments.json",
      "bank-entries.json",
      "online-payments.json",
      "csv-mappings.json",
      "reminder-letters.json",
      "templates.json",
      "recurring-invoices.json",
      "invoices-to-many.json",
      "vat-returns.json",
      "vat-decisions.json",
      "catalogue.json",
      "services.json",
      "bookings-by-hand.json",
      "expenses.json",
      "invoices/SINV-2026-2957-1.pdf",
    ]);
    expect(entries.get("invoices/SINV-2026-2957-1.pdf")).toEqual(STORED);
    expect(jsonIn(entries, "account.json")).toMatchObject({
      user: null,
      business: { sealedUntil: "2036-12-31" },
    });
    expect(entries.get("invoices.json")?.toString()).not.toContain("Zenobia");
    expect(JSON.stringify(await ctx.db.selectFrom("archive_links").selectAll().execute())).not.toContain(
      token,
    );
    expect(JSON.stringify(await ctx.db.selectFrom("jobs").selectAll().execute())).not.toMatch(/anna@|Anna/);
    await expect(archive(platform, `${token}x`)).rejects.toMatchObject({
      code: "archive.not_found",
    });

    platform.pass(30 * DAY - 1);
    const again = readZip(await archive(platform, token));
    expect([...again.keys()]).toEqual([...entries.keys()]);
    platform.pass(1);
    await expect(archive(platform, token)).rejects.toMatchObject({ code: "archive.not_found" });
  });

  it("refuses a wrong password at its field and changes nothing", async () => {
    const ctx = await member(testPlatform(await open()));
    await expect(deleteAccount(ctx, { ...CONSENT, password: "wrong-one" })).rejects.toMatchObject({
      code: "account.password_wrong",
      fields: [{ field: "password" }],
    });
    const user = ctx.db.selectFrom("users").select(["email", "deleted_at"]);
    expect(await user.executeTakeFirst()).toEqual({ email: PERSON.email, deleted_at: null });
  });

  it("counts guesses of the password", async () => {
    const ctx = await member(testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.2" }));
    const guess = () => deleteAccount(ctx, { ...CONSENT, password: "wrong-one" });
    for (let count = 0; count < 2; count++)
      await expect(guess()).rejects.toMatchObject({ code: "account.password_wrong" });
    await expect(guess()).rejects.toMatchObject({ code: "request.too_many" });
    await expect(deleteAccount(ctx, CONSENT)).rejects.toMatchObject({ code: "request.too_many" });
  });

  it("happens once when it is asked for twice at the same time", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const results = await Promise.allSettled([deleteAccount(ctx, CONSENT), deleteAccount(ctx, CONSENT)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox.filter(({ subject }) => subject === "Your account is deleted")).toHaveLength(1);
  });

  it("sends no verification to a deleted account", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await deleteAccount(ctx, CONSENT);
    await resendVerification(visitor(platform), PERSON.email);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox.map(({ subject }) => subject)).toEqual(["Your account is deleted"]);
  });
});

/** Every row of an invoice that must be kept, and its bytes. */
async function keptOf(ctx: UserContext, id: string) {
  const tables = ["invoice_items", "invoice_pdfs", "payment_allocations", "history"] as const;
  const rows = await Promise.all(
    tables.map((table) => ctx.db.selectFrom(table).selectAll().where("invoice_id", "=", id).execute()),
  );
  return [await ctx.db.selectFrom("invoices").selectAll().where("id", "=", id).execute(), ...rows];
}

async function linkFrom(platform: TestPlatform): Promise<string> {
  await runDueJobs(platform, handlers);
  const email = platform.mailbox.find(({ subject }) => subject === "Ihr Benutzerkonto ist gelöscht");
  expect(email?.to).toBe(PERSON.email);
  expect(email?.text).toContain("21.12.2026");
  return /\/archive\/([\w-]{43})\s/.exec(email?.text ?? "")?.[1] ?? "";
}

async function archive(platform: TestPlatform, token: string): Promise<Buffer> {
  const found = await openArchiveLink(visitor(platform), token);
  return Buffer.from(await zipResponse(found, () => Promise.resolve(true)).arrayBuffer());
}
