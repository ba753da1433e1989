import { expect, it } from "vitest";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { findToday } from "#app/features/front/dashboard/today/today.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { reportPayment } from "../../support/payments/reported-payment.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const ONE_ROW = { items: [{ description: "Konzept", quantity: 1, unitPrice: 100, vatRate: 0 }] };

onEachDatabase((open) => {
  async function today(ctx: UserContext) {
    const { rows, rest } = await findToday(ctx, await findStats(ctx));
    return { rows, rest: rest.map(({ kind, count }) => [kind, count]) };
  }

  function overdueFor(ctx: UserContext, days: number): Promise<string> {
    return invoiceWith(ctx, "overdue", { issueDate: "2026-08-01", dueDate: addDays(ctx.today, -days) });
  }

  it("of ten letters to write the eight for the oldest invoices are rows, and all are counted below", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx);
    const ids: string[] = [];
    for (let made = 0; made < 10; made++) ids.push(await overdueFor(ctx, 30 - made));
    const { rows, rest } = await today(ctx);
    expect(rows.map(({ key, verb, state, count }) => [key, verb, state, count])).toEqual(
      ids.slice(0, 8).map((id, place) => [id, "remind", "overdue", 30 - place]),
    );
    expect(rest).toEqual([
      ["remind", 10],
      ["overdue", 10],
    ]);
  });

  it("a letter to write says which it is, how it leaves, and where it can be read first", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx);
    const { id: clientId } = await createClient(ctx, clientInput({ email: "", delivery: "post" }));
    const byPost = { clientId, recipient: { ...INVOICE.recipient, email: "" } };
    const dates = { issueDate: "2026-08-01", dueDate: addDays(ctx.today, -29) };
    const ids = [await overdueFor(ctx, 30), await invoiceWith(ctx, "overdue", { ...dates, ...byPost })];
    const { rows } = await today(ctx);
    expect(rows.map(({ about, open }) => [about, open])).toEqual([
      ["INV-2026-0001, Payment reminder, by e-mail", `/reminders?letter=${ids[0]}#letter`],
      ["INV-2026-0002, Payment reminder, by post", `/reminders?letter=${ids[1]}#letter`],
    ]);
  });

  it("an overdue invoice is a row with its days until it was reminded, one due today is not", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await invoiceWith(ctx, "sent", { issueDate: "2026-11-01", dueDate: ctx.today });
    const waiting = await overdueFor(ctx, 25);
    const reminded = await overdueFor(ctx, 26);
    const changes = [{ reminded_level: 1 }, { reminded_on: "2026-11-10", reminded_level: 1 }];
    expect((await today(ctx)).rows.map(({ count }) => count)).toEqual([26, 25]);
    for (const change of changes) {
      await ctx.db.updateTable("invoices").set(change).where("id", "=", reminded).execute();
      const { rows } = await today(ctx);
      expect(rows).toMatchObject([{ state: "overdue", count: 25, key: waiting }]);
    }
  });

  it("an invoice that was paid all but a twentieth is a row, one that lacks more is none", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const paid = async (amount: number, dueDate: string) => {
      const id = await invoiceWith(ctx, "sent", { ...ONE_ROW, dueDate });
      await recordPayment(ctx, id, { amount, note: "" });
      return id;
    };
    for (const amount of [94_99, 50_00, 10_00, 100_00]) await paid(amount, "2026-12-01");
    for (let open = 0; open < 3; open++)
      await invoiceWith(ctx, "sent", { ...ONE_ROW, dueDate: "2026-12-01" });
    const short = await paid(95_00, "2026-12-02");
    const { rows } = await today(ctx);
    expect(rows).toEqual([
      {
        verb: "writeOff",
        lead: `/invoice/${short}/write-off`,
        state: "sent",
        key: short,
        name: "Šárka Łącka-Ğül",
        about: "INV-2026-0008",
        number: "INV-2026-0008",
        count: 0,
        amount: { CHF: 5_00, EUR: 0 },
        open: `/invoice/${short}`,
      },
    ]);
  });

  it("an invoice whose e-mail failed is a row once, however often it failed and even if it is overdue", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const ids = [await invoiceWith(ctx, "draft"), await invoiceWith(ctx, "draft"), await overdueFor(ctx, 20)];
    for (const id of [...ids, ids[2] ?? ""]) await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
    expect((await today(ctx)).rows).toMatchObject([{ key: ids[2], state: "overdue" }]);
    const note = await issueCreditNote(ctx, ids[1]!, { reason: "Storniert" });
    await sendInvoice(ctx, note, sendInvoiceSchema.parse({}));
    const failed = { state: "failed", finished_at: ctx.now.toISOString() } as const;
    await ctx.db.updateTable("deliveries").set(failed).execute();
    const { rows } = await today(ctx);
    expect(rows.map(({ key, state, verb }) => [key, state, verb])).toEqual([
      [ids[2], "overdue", "send"],
      [ids[0], "sent", "send"],
    ]);
  });

  it("an invoice whose payment waits is no row beside the payment, and is not counted as overdue", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const payments = [await reportPayment(ctx, await overdueFor(ctx, 25))];
    const { rows, rest } = await today(ctx);
    expect(rows.map(({ key }) => key)).toEqual(payments);
    expect(rest).toEqual([]);
    const short = await invoiceWith(ctx, "sent", ONE_ROW);
    await recordPayment(ctx, short, { amount: 96_00, note: "" });
    payments.push(await reportPayment(ctx, short, "proposed", 4_00));
    const disputed = await overdueFor(ctx, 20);
    await ctx.db.updateTable("invoices").set({ disputed_note: "Wrong" }).where("id", "=", disputed).execute();
    const later = await today(ctx);
    expect(later.rows.map(({ verb, count, open }) => [verb, count, open])).toEqual([
      ["confirmAll", 2, "/payments?state=proposed"],
    ]);
    expect(later.rest).toEqual([["overdue", 2]]);
  });

  it("a draft is a row where one press sends it: to an address, by somebody who may send", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const draft = await invoiceWith(ctx, "draft");
    const { id: clientId } = await createClient(ctx, clientInput({ email: "", delivery: "post" }));
    await invoiceWith(ctx, "draft", { clientId, recipient: { ...INVOICE.recipient, email: "" } });
    const { rows } = await today(ctx);
    expect(rows).toMatchObject([
      {
        key: draft,
        act: `/today/${draft}/send`,
        state: "draft",
        about: "INV-2026-0001, kundin@example.ch",
        count: 0,
      },
    ]);
    expect((await today({ ...ctx, user: { ...ctx.user, emailVerified: false } })).rows).toEqual([]);
  });
});
