import { expect, it } from "vitest";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { decideShown, paymentVersion } from "#app/features/money/payments/review/decide-shown.server.ts";
import { ignorePayment, unignorePayment } from "#app/features/money/payments/review/ignore-payment.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { reportPayment } from "../../support/payments/reported-payment.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  async function start() {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const invoiceId = await invoiceWith(ctx, "sent");
    const id = await reportPayment(ctx, invoiceId);
    return { ctx, invoiceId, id, shown: async () => paymentVersion(await findPayment(ctx, id)) };
  }

  it("a payment that changed since it was shown is decided by nobody who saw it before", async () => {
    const { ctx, invoiceId, id, shown } = await start();
    const version = await shown();
    await ignorePayment(ctx, id);
    expect(await shown()).not.toBe(version);
    for (const decided of [
      { decision: "confirm" as const },
      { decision: "ignore" as const },
      { decision: "assign" as const, invoiceId },
    ])
      await expect(decideShown(ctx, id, { ...decided, version })).rejects.toThrow("payment.changed");
    expect(await findPayment(ctx, id)).toMatchObject({ state: "ignored" });
    await unignorePayment(ctx, id);
    expect(await shown()).toBe(version);
  });

  it("as it was shown a payment is confirmed, assigned or ignored", async () => {
    for (const [decision, state, settled] of [
      ["confirm", "booked", 100_00],
      ["assign", "booked", 100_00],
      ["ignore", "ignored", 0],
    ] as const) {
      const { ctx, invoiceId, id, shown } = await start();
      const decided = decision === "assign" ? { decision, invoiceId } : { decision };
      await decideShown(ctx, id, { ...decided, version: await shown() });
      expect(await findPayment(ctx, id)).toMatchObject({ state });
      expect((await findInvoice(ctx, invoiceId)).settled).toBe(settled);
    }
  });

  it("a proposal that no longer fits is not confirmed, and says so", async () => {
    const { ctx, invoiceId, id, shown } = await start();
    await markPaid(ctx, invoiceId);
    const confirmed = decideShown(ctx, id, { decision: "confirm", version: await shown() });
    await expect(confirmed).rejects.toThrow("payment.outdated");
    expect(await findPayment(ctx, id)).toMatchObject({ state: "unassigned", reason: "outdated" });
  });
});
