import { expect, it } from "vitest";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { SLIP_CHOICES } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { camt } from "../../../support/camt.ts";
import { freshSqlite } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

const AMOUNTS = {
  "0.05": { state: "proposed", reason: "reference_part" },
  "60.00": { state: "proposed", reason: "reference_part" },
  "99.95": { state: "proposed", reason: "reference_rounding" },
  "100.00": { state: "booked", reason: "reference" },
  "130.00": { state: "proposed", reason: "reference_over" },
  "5000.00": { state: "proposed", reason: "reference_over" },
};

it.each(SLIP_CHOICES)(
  "money with the reference of an invoice whose payment part is %s is matched as for any other",
  async (slip) => {
    const ctx = await member(testPlatform(await freshSqlite()));
    await makePro(ctx);
    for (const [amount, expected] of Object.entries(AMOUNTS)) {
      const items = [{ description: "Arbeit", quantity: 1, unitPrice: 100, vatRate: 0 }];
      const id = await createInvoice(ctx, invoiceInput({ items, slip, paymentReferenceType: "SCOR" }));
      await markSent(ctx, id);
      const { reference, sender } = await findInvoice(ctx, id);
      const payer = { name: `Wer ${amount} zahlt` };
      const entries = [{ amount, details: [{ reference, payer }] }];
      const xml = camt({ messageId: id, statements: [{ account: sender.iban, currency: "CHF", entries }] });
      const file = { name: "camt.xml", bytes: Buffer.from(xml) };
      const { results } = await importBankFiles(ctx, [file], []);
      expect(
        results.map(({ payment }) => payment),
        amount,
      ).toMatchObject([expected]);
      const settled = expected.state === "booked" ? 100_00 : 0;
      expect(await findInvoice(ctx, id)).toMatchObject({ settled });
    }
  },
);
