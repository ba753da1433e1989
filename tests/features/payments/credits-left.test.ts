import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { creditRows, creditsOfInvoice } from "#app/features/money/payments/credits-left.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { formatChf } from "#app/swiss/money.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";

/** The total of every invoice here, Rappen. */
const TOTAL = 648_49;
const WHOLE = { reason: "Storniert" };

async function start() {
  const ctx = await member(testPlatform(await freshSqlite()));
  const pay = (id: string, amount: number) => recordPayment(ctx, id, { amount, note: "" });
  const shown = async (id: string) =>
    creditRows(await creditsOfInvoice(ctx, await findInvoice(ctx, id)), "en").map(
      ({ paymentId, rest, refunded }) => ({ paymentId, rest, refunded }),
    );
  return { ctx, pay, shown };
}

it("an invoice without a saved client shows what its own payments left, and what was paid back", async () => {
  const { ctx, pay, shown } = await start();
  const [id, other] = [await invoiceWith(ctx, "sent"), await invoiceWith(ctx, "sent")];
  await pay(other, TOTAL + 70_00);
  await pay(id, 48_49);
  const beyond = await pay(id, 600_01);
  expect(await shown(id)).toEqual([{ paymentId: beyond, rest: formatChf(1), refunded: "" }]);
  await recordRefund(ctx, beyond, { note: "" });
  expect(await shown(id)).toEqual([{ paymentId: beyond, rest: "", refunded: formatChf(1) }]);
});

it("an invoice of a saved client leaves that to the client's page", async () => {
  const { ctx, pay, shown } = await start();
  const { id: clientId } = await createClient(ctx, clientInput());
  const id = await invoiceWith(ctx, "sent", { clientId });
  await pay(id, TOTAL + 1);
  expect(await shown(id)).toEqual([]);
});

it("a credit note shows what is left of its credit, and nothing where its invoice took all of it", async () => {
  const { ctx, pay, shown } = await start();
  const [owed, settled] = [await invoiceWith(ctx, "sent"), await invoiceWith(ctx, "sent")];
  await pay(settled, TOTAL);
  const [used, left] = [await issueCreditNote(ctx, owed, WHOLE), await issueCreditNote(ctx, settled, WHOLE)];
  expect(await shown(used)).toEqual([]);
  expect(await shown(left)).toEqual([{ paymentId: left, rest: formatChf(TOTAL), refunded: "" }]);
});
