import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { invoiceListRows } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { freshSqlite } from "../../../support/databases/databases.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

it("a row of an invoice says when it is due, one of a credit note says what it takes off", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  await makePro(ctx);
  await issueCreditNote(ctx, await invoiceWith(ctx, "sent"), { reason: "x", version: undefined });
  const shown = async (kind: "invoice" | "credit_note") => {
    const { invoices } = await listInvoices(ctx, { kind });
    return invoiceListRows(invoices, "de").map(({ dueDate, total }) => [dueDate, total]);
  };
  expect(await shown("invoice")).toEqual([["21.12.2026", "648.49"]]);
  expect(await shown("credit_note")).toEqual([["", "−648.49"]]);
});
