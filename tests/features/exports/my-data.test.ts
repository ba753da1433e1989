import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { closeInvoicePdfPool } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { CLIENT, clientInput } from "../../support/invoices/client-input.ts";
import { importEntries } from "../../support/bank-files/bookkeeper.ts";
import { freshSqlite, onDatabaseOfDay } from "../../support/databases/databases.ts";
import { fillTables } from "../../support/databases/fill-tables.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { promisePayment } from "#app/features/money/reminders/stops.server.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { issueInvoice } from "../../support/invoices/issue-invoice.ts";
import { makePro, member, sendingMember, testPlatform } from "../../support/platform.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { jsonIn, readZip } from "../../support/read/read-zip.ts";

const STORED = Buffer.from("%PDF-1.7 these bytes were sent");

type Account = Record<string, Record<string, unknown>> & { sessions: Record<string, unknown>[] };
type Invoices = {
  invoiceNumber: string;
  status: string;
  archivedAt: string | null;
  history: unknown[];
}[];

onDatabaseOfDay((open) => {
  it("is made ten times an hour at most, as it draws every draft", async () => {
    const ctx = await member(testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" }));
    for (let times = 0; times < 10; times++) await downloadMyData(ctx);
    await expect(downloadMyData(ctx)).rejects.toMatchObject({ code: "request.too_many" });
  });

  it("holds account, invoices with payments and history, and every PDF in its own language", async () => {
    const ctx = await member(testPlatform(await open()), { utmParams: { utm_source: "fair" } });
    const sent = await issueInvoice(ctx, STORED, { language: "fr" });
    const draft = await createInvoice(ctx, invoiceInput({ language: "de" }));
    await promisePayment(ctx, sent, "2026-12-24");
    const entries = await download(ctx);
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
      "invoices/SINV-2026-2957-2.pdf",
    ]);
    expect(entries.get("invoices/SINV-2026-2957-1.pdf")).toEqual(STORED);
    const rendered = await downloadInvoice(ctx, draft, "de");
    expect(entries.get("invoices/SINV-2026-2957-2.pdf")).toEqual(Buffer.from(rendered.content as Uint8Array));

    const account = jsonIn<Account>(entries, "account.json");
    expect(account.user).toMatchObject({
      email: "anna@example.ch",
      firstName: "Anna",
      origin: { utm_source: "fair" },
    });
    expect(account.business).toMatchObject({ iban: "CH9300762011623852957", city: "Zürich" });
    expect(account.plan).toEqual({
      name: "free",
      billingPeriod: null,
      subscription: null,
      stripeEvents: [],
      usage: { invoices: 2, edits: 0 },
    });
    expect(account.numbers).toEqual([{ series: "SINV-2026-2957-", last: 2, next: 0, digits: null }]);
    expect(Object.keys(account.sessions[0]!).toSorted()).toEqual(
      ["clientIp", "createdAt", "expiresAt", "kind", "lastSeenAt", "userAgent"].toSorted(),
    );

    const [first, second] = jsonIn<Invoices>(entries, "invoices.json");
    expect(first).toMatchObject({
      id: sent,
      status: "sent",
      total: 648.49,
      amountPaid: 10.05,
      amountDue: 638.44,
      allocations: [{ kind: "payment", amount: 10.05, settledOn: "2026-11-21" }],
      history: [{ event: "invoice.created", by: "Anna Muster" }, { event: "invoice.promised" }],
      promisedOn: "2026-12-24",
    });
    expect(second).toMatchObject({ id: draft, status: "draft", allocations: [] });
    expect(jsonIn(entries, "payments.json")).toMatchObject([
      {
        state: "booked",
        amount: 10.05,
        paidOn: "2026-11-21",
        source: "manual",
        allocations: [{ invoiceId: sent, amount: 10.05, ending: null }],
      },
    ]);
  });

  it("holds every entry of the bank files, and leads from those that came in to their payments", async () => {
    const ctx = await member(testPlatform(await open()));
    const { file } = await importEntries(ctx, [
      { amount: "5.00", ref: "A" },
      { amount: "80.00", direction: "DBIT", text: "Miete" },
    ]);
    const stranger = await member(ctx.platform, { email: "other@example.ch" });
    await importEntries(stranger, [{ amount: "6.00", ref: "B" }]);
    const entries = await download(ctx);
    const [payment] = jsonIn<{ id: string }[]>(entries, "payments.json");
    expect(jsonIn(entries, "bank-entries.json")).toMatchObject([
      {
        bankFileId: file.id,
        file: "camt.xml",
        entry: 1,
        transaction: 1,
        outcome: "unassigned",
        paymentId: payment?.id,
      },
      { statement: 1, entry: 2, outcome: "outgoing", amount: -80_00, text: "Miete", paymentId: null },
    ]);
  });

  it("holds what is cancelled with its mark, and what was issued beside it", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const id = await invoiceWith(ctx, "sent");
    const issued = (await downloadInvoice(ctx, id)).content;
    await cancelInvoice(ctx, id);
    const { number } = await findInvoice(ctx, id);
    const entries = await download(ctx);
    expect(entries.get(`originals/${number}.pdf`)).toEqual(Buffer.from(issued));
    const [page] = readPdf(entries.get(`invoices/${number}.pdf`) ?? Buffer.from(""));
    expect(page?.text).toMatch(/Storniert|Cancelled/);
  });

  it("holds every client, and which of them an invoice was written for", async () => {
    const ctx = await member(testPlatform(await open()));
    const first = await createClient(ctx, clientInput());
    for (let count = 0; count < 205; count++) await createClient(ctx, clientInput({ name: `Nr. ${count}` }));
    await issueInvoice(ctx, STORED);
    await ctx.db.updateTable("invoices").set({ client_id: first.id }).execute();
    const entries = await download(ctx);
    const clients = jsonIn<{ id: string; name: string }[]>(entries, "clients.json");
    expect(clients[0]).toMatchObject({ ...CLIENT, id: first.id, phone: "+41446681800" });
    expect(new Set(clients.map(({ name }) => name)).size).toBe(206);
    expect(jsonIn(entries, "invoices.json")).toMatchObject([{ clientId: first.id }]);
  });

  it("holds the e-mails that carried invoices, copies included", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await createInvoice(ctx, invoiceInput({ language: "de" }));
    const letter = { subject: "Ihre Rechnung", message: "Guten Tag", copyToMe: true };
    await sendInvoice(ctx, id, sendInvoiceSchema.parse(letter));
    await runDueJobs(platform, handlers);
    const [invoice] = jsonIn<{ deliveries: unknown[] }[]>(await download(ctx), "invoices.json");
    expect(invoice).not.toHaveProperty("delivery");
    const both = {
      state: "outbox",
      subject: "Ihre Rechnung",
      message: "Guten Tag",
      language: "de",
      error: "",
    };
    expect(invoice!.deliveries).toMatchObject([
      { ...both, recipient: "kundin@example.ch", isCopy: false, replyTo: "anna@example.ch" },
      { ...both, recipient: "anna@example.ch", isCopy: true },
    ]);
  });

  it("says nothing that opens an account, and nothing of other businesses", async () => {
    const platform = testPlatform(await open());
    const other = await member(platform, { email: "other@example.ch", firstName: "Zenobia" });
    await issueInvoice(other, STORED, { notes: "for Zenobia only" });
    await createClient(other, clientInput({ name: "Client of Zenobia" }));
    const ctx = await member(platform);
    await ctx.db
      .insertInto("recovery_codes")
      .values({ id: hashToken("code"), user_id: ctx.user.id })
      .execute();
    const whole = (await bytes(ctx)).toString("utf8");
    expect(whole).not.toMatch(/Zenobia|other@example\.ch/);
    expect(whole).not.toContain(other.businessId);
    const secrets = await ctx.db.selectFrom("users").select("password_hash").execute();
    const tokens = [...(await ctx.db.selectFrom("sessions").select("id").execute()).map(({ id }) => id)];
    for (const secret of [...secrets.map((row) => row.password_hash), ...tokens, hashToken("code")]) {
      expect(whole).not.toContain(secret);
    }
    for (const file of ["clients.json", "invoices.json"])
      expect(jsonIn(readZip(await bytes(ctx)), file)).toEqual([]);
  });

  it("goes over many pages, archived invoices included, and never out of its folder", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const numbers = ["A/1", "a_1", "../up", ...Array.from({ length: 110 }, (_, index) => `N-${index}`)];
    for (const invoiceNumber of numbers) await issueInvoice(ctx, STORED, { invoiceNumber });
    await ctx.db
      .updateTable("invoices")
      .set({ archived_at: ctx.now.toISOString() })
      .where("number", "=", "N-7")
      .execute();
    const entries = await download(ctx);
    const invoices = jsonIn<Invoices>(entries, "invoices.json");
    expect(invoices.map((invoice) => invoice.invoiceNumber).toSorted()).toEqual(numbers.toSorted());
    expect(invoices.find((invoice) => invoice.archivedAt)?.invoiceNumber).toBe("N-7");
    const files = [...entries.keys()].filter((name) => name.startsWith("invoices/"));
    expect(files).toHaveLength(numbers.length);
    expect(files).toEqual(
      expect.arrayContaining(["invoices/A_1.pdf", "invoices/a_1 (2).pdf", "invoices/_up.pdf"]),
    );
  });

  it("puts a note where a PDF cannot be drawn, and goes on", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await createInvoice(ctx, invoiceInput());
    await createInvoice(ctx, invoiceInput());
    const { sender } = await ctx.db
      .selectFrom("invoices")
      .select("sender")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const broken = JSON.stringify({ ...(JSON.parse(sender) as object), iban: "CH00" });
    await ctx.db.updateTable("invoices").set({ sender: broken }).where("id", "=", id).execute();
    const entries = await download(ctx);
    expect(entries.get("invoices/SINV-2026-2957-1.txt")?.toString()).toBe(
      "The PDF of invoice SINV-2026-2957-1 could not be made. Its content is in invoices.json.\n",
    );
    expect(entries.get("invoices/SINV-2026-2957-2.pdf")?.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("makes nothing more once nobody listens", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    for (let count = 0; count < 5; count++) await issueInvoice(ctx, STORED);
    let asked = 0;
    const gone = () => Promise.resolve(++asked < 4);
    const response = streamResponse(await downloadMyData(ctx), gone);
    const entries = readZip(Buffer.from(await response.arrayBuffer()));
    expect([...entries.keys()]).toEqual(["account.json", "clients.json"]);
    await closeInvoicePdfPool();
  });
});

it("stays the same whatever another business has", async () => {
  const platform = testPlatform(await freshSqlite());
  const other = await sendingMember(platform, { email: "other@example.ch" });
  const ctx = await member(platform);
  const before = await download(ctx);
  await fillTables(other, await invoiceWith(other, "sent"), "2027-01-01T00:00:00.000Z");
  const after = await download(ctx);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, content] of after) expect(content.toString(), name).toBe(before.get(name)?.toString());
});

async function bytes(ctx: UserContext): Promise<Buffer> {
  const response = streamResponse(await downloadMyData(ctx), () => Promise.resolve(true));
  expect(response.headers.get("Content-Disposition")).toContain('filename="rappen-2026-11-21.zip"');
  return Buffer.from(await response.arrayBuffer());
}

async function download(ctx: UserContext): Promise<Map<string, Buffer>> {
  return readZip(await bytes(ctx));
}
