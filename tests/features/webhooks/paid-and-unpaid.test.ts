import { expect, it } from "vitest";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { markPaid, markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import type { CamtEntry } from "../../support/camt.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { later, sendingMember, testPlatform } from "../../support/platform.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";

const PAID = ["invoice.paid", "paid", 0] as const;

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await webhookOf(ctx, "https://hooks.example.ch/rappen");
    const { id, reference } = await sentInvoice(ctx, 108.1);
    const pay = (amount: number) => recordPayment(ctx, id, { amount, note: "" });
    const credit = (amount?: number) => issueCreditNote(ctx, id, { amount, reason: "Zu viel" });
    /** What is told of the invoice by one act. */
    const toldBy = async (act: () => Promise<unknown>) => {
      const before = (await told(ctx, id)).length;
      await act();
      return (await told(ctx, id)).slice(before);
    };
    return { platform, ctx, id, reference, pay, credit, toldBy };
  }

  /** The bank reports a payment in one file, and takes it back in another. */
  async function takenBackByBank() {
    const started = await start();
    const { ctx, reference } = started;
    const credit: CamtEntry = { amount: "108.10", ref: "T1", details: [{ reference }] };
    const { file: first } = await importEntries(ctx, [credit], { messageId: "M-1" });
    const back: CamtEntry = { ...credit, direction: "DBIT", reversal: true };
    const { file: second } = await importEntries(ctx, [back], { messageId: "M-2" });
    expect((await findInvoice(ctx, started.id)).status).toBe("sent");
    return { ...started, first, second };
  }

  it("tells that the ledger of an invoice loses what never came and never went back", async () => {
    const { platform, ctx, id, first, toldBy } = await takenBackByBank();
    platform.pass(1000);
    const after = later(ctx);
    const before = invoiceJson(await findInvoice(ctx, id));
    expect(kindsIn(before)).toEqual(["invoice", "payment", "reversal"]);
    expect(await toldBy(() => undoBankFile(after, first.id))).toEqual([["invoice.updated", "sent", 108.1]]);
    const undone = invoiceJson(await findInvoice(ctx, id));
    expect([kindsIn(undone), undone.updatedAt > before.updatedAt]).toEqual([["invoice"], true]);
  });

  it("tells that an invoice is paid when the bank's reversal of its payment is undone", async () => {
    const { ctx, second, toldBy } = await takenBackByBank();
    expect(await toldBy(() => undoBankFile(ctx, second.id))).toEqual([PAID]);
  });

  it("tells that an invoice is paid when a credit note takes the rest, and owes again without it", async () => {
    const { ctx, pay, credit, toldBy } = await start();
    await pay(100_00);
    let note = "";
    expect(await toldBy(async () => (note = await credit(8_10)))).toEqual([PAID]);
    expect(await toldBy(() => withdrawCreditNote(ctx, note))).toEqual([["invoice.unpaid", "sent", 8.1]]);
  });

  it("tells that an invoice is paid when its small rest is written off, and owes again without that", async () => {
    const { ctx, id, pay, toldBy } = await start();
    await pay(107_00);
    expect(await toldBy(() => writeOff(ctx, id, { reason: "Rest" }))).toEqual([PAID]);
    expect(await toldBy(() => markUnpaid(ctx, id))).toEqual([["invoice.unpaid", "sent", 1.1]]);
  });

  it("tells nobody that an invoice owes again which a withdrawn credit note leaves paid", async () => {
    for (const amount of [undefined, 8_10]) {
      const { ctx, id, credit, toldBy } = await start();
      expect(await toldBy(() => markPaid(ctx, id))).toEqual([PAID]);
      const note = await credit(amount);
      expect(await toldBy(() => withdrawCreditNote(ctx, note))).toEqual([]);
      expect((await findInvoice(ctx, id)).status).toBe("paid");
    }
  });

  it("tells as changed what is credited instead of paid, and as unpaid what is credited in part", async () => {
    const whole = await start();
    const paid = await whole.pay(108_10);
    await whole.credit();
    const undone = await whole.toldBy(() => undoPayment(whole.ctx, paid));
    expect(undone).toEqual([["invoice.updated", "credited", 0]]);
    const part = await start();
    const payment = await part.pay(108_10);
    await part.credit(8_10);
    const owing = await part.toldBy(() => undoPayment(part.ctx, payment));
    expect(owing).toEqual([["invoice.unpaid", "sent", 100]]);
  });
});

const kindsIn = ({ ledger }: { ledger: { kind: string }[] }) => ledger.map(({ kind }) => kind);

async function told(ctx: UserContext, id: string) {
  const rows = await ctx.db
    .selectFrom("webhook_events")
    .select("body")
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { invoice?: Told } };
    return data.invoice?.id === id ? [[type, data.invoice.status, data.invoice.amountDue] as const] : [];
  });
}

interface Told {
  id: string;
  status: string;
  amountDue: number;
}
