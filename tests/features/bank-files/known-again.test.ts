import { expect, it } from "vitest";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import type { CamtDetails, CamtEntry, CamtFile } from "../../support/camt.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { eventTypes } from "../../support/event-types.ts";

onDatabaseOfDay((open) => {
  async function start(count: number) {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const invoices = [];
    for (let n = 0; n < count; n++) invoices.push(await sentInvoice(ctx, 35));
    return { ctx, invoices };
  }

  let files = 0;
  const importOne = (ctx: UserContext, message: CamtFile["message"], ...entries: CamtEntry[]) =>
    importEntries(ctx, entries, { message, messageId: `MSG-${files++}` });

  const statusOf = async (ctx: UserContext, { id }: { id: string }) => (await findInvoice(ctx, id)).status;

  it.each<[string, (n: number) => CamtDetails]>([
    ["references", () => ({})],
    ["references and transaction references", (n) => ({ ref: `T${n}` })],
    [
      "references, payers and the payers' own references",
      (n) => ({ payer: { name: `Kunde ${n}` }, endToEndId: `E-${n}` }),
    ],
  ])("two notifications with one entry reference and other %s are two", async (_, more) => {
    const { ctx, invoices } = await start(4);
    const entryOf = (from: number): CamtEntry => ({
      amount: "70.00",
      ref: "DAY-20",
      details: [from, from + 1].map((n) => ({
        amount: "35.00",
        reference: invoices[n]!.reference,
        ...more(n),
      })),
    });
    expect((await importOne(ctx, "camt.054", entryOf(0))).counts).toMatchObject({ booked: 2 });
    expect((await importOne(ctx, "camt.054", entryOf(2))).counts).toMatchObject({ booked: 2, known: 0 });
    for (const invoice of invoices) expect(await statusOf(ctx, invoice)).toBe("paid");
  });

  it("what may be known or not is shown, and nothing is booked", async () => {
    const { ctx, invoices } = await start(1);
    const first: CamtEntry = { amount: "35.00", ref: "DAY-20", details: [{ payer: { name: "Kunde" } }] };
    await importOne(ctx, "camt.053", first);
    const second: CamtEntry = {
      ...first,
      details: [{ reference: invoices[0]!.reference }],
    };
    const { results } = await importOne(ctx, "camt.054", second);
    expect(results).toMatchObject([{ outcome: "unassigned", reason: "perhaps_known" }]);
    expect(await statusOf(ctx, invoices[0]!)).toBe("sent");
  });

  const bare: CamtEntry = { amount: "35.00", ref: "E1", family: "AUTT" };

  it("a notification that knows more completes what a statement brought without details", async () => {
    const { ctx, invoices } = await start(1);
    const [invoice] = invoices as [(typeof invoices)[0]];
    const { results } = await importOne(ctx, "camt.053", bare);
    const paymentId = results[0]!.payment!.id;
    expect(results).toMatchObject([{ outcome: "unassigned", reason: "no_match" }]);
    const full: CamtEntry = {
      ...bare,
      details: [{ reference: invoice.reference, payer: { name: "Zbinden AG" } }],
    };
    const second = await importOne(ctx, "camt.054", full);
    expect(second.counts).toMatchObject({ booked: 1, known: 0 });
    expect(await statusOf(ctx, invoice)).toBe("paid");
    const completed = await findPayment(ctx, paymentId);
    expect(completed).toMatchObject({
      state: "booked",
      reference: invoice.reference,
      payerName: "Zbinden AG",
    });
    const third = await importOne(ctx, "camt.053", bare);
    expect(third.counts).toMatchObject({ known: 1, booked: 0 });
    await webhookOf(ctx, "https://hooks.example.ch/rappen", { events: ["payment.reversed"] });
    await undoBankFile(ctx, second.file.id);
    expect(await eventTypes(ctx)).toContain("payment.reversed");
    expect(await statusOf(ctx, invoice)).toBe("sent");
    const bareAgain = await findPayment(ctx, paymentId);
    expect(bareAgain).toMatchObject({
      state: "unassigned",
      reason: "no_match",
      reference: "",
      payerName: "",
    });
  });

  it("what a person assigned stays when another file knows more, or no longer", async () => {
    const { ctx, invoices } = await start(2);
    const [chosen, named] = invoices as [(typeof invoices)[0], (typeof invoices)[0]];
    const { results } = await importOne(ctx, "camt.053", bare);
    const paymentId = results[0]!.payment!.id;
    await assignPayment(ctx, paymentId, chosen.id);
    const second = await importOne(ctx, "camt.054", { ...bare, details: [{ reference: named.reference }] });
    expect(second.counts).toMatchObject({ known: 1, booked: 0 });
    expect(await findPayment(ctx, paymentId)).toMatchObject({ reference: named.reference });
    await undoBankFile(ctx, second.file.id);
    expect(await findPayment(ctx, paymentId)).toMatchObject({ reference: "" });
    expect(await statusOf(ctx, chosen)).toBe("paid");
    expect(await statusOf(ctx, named)).toBe("sent");
  });

  it("a payment that two files report stands until both are undone", async () => {
    const { ctx, invoices } = await start(1);
    const [invoice] = invoices as [(typeof invoices)[0]];
    const entry: CamtEntry = { amount: "35.00", ref: "E1", details: [{ reference: invoice.reference }] };
    const [first, second] = [
      await importOne(ctx, "camt.054", entry),
      await importOne(ctx, "camt.053", entry),
    ];
    const paymentId = first.results[0]!.payment!.id;
    await undoBankFile(ctx, first.file.id);
    expect(await statusOf(ctx, invoice)).toBe("paid");
    expect(await findPayment(ctx, paymentId)).toMatchObject({ state: "booked", bankFileId: second.file.id });
    await undoBankFile(ctx, second.file.id);
    expect(await statusOf(ctx, invoice)).toBe("sent");
  });
});
