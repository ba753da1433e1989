import { expect, it } from "vitest";
import { SLIP_CHOICES, type SlipChoice } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { downloadClientLetter } from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { downloadReminder } from "#app/features/money/reminders/reminders.server.ts";
import { shownLetter } from "#app/features/money/reminders/screens/letter-preview.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { SYMBOL_AREA } from "../../support/invoices/draw-invoice.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { parseQrPayload } from "../../support/read/qr-payload-reader.ts";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";
import { overdueClient, overdueInvoice, writeLetters } from "../../support/reminders/client-letters.ts";

async function start(): Promise<UserContext> {
  const ctx = await member(testPlatform(await freshSqlite()));
  await makePro(ctx);
  return ctx;
}

it.each(SLIP_CHOICES.filter((choice) => choice !== "notification"))(
  "a reminder of an invoice whose payment part is %s asks its client for what is open",
  async (slip) => {
    const ctx = await start();
    const id = await invoiceWith(ctx, "overdue", { slip });
    const { reference, recipient } = await findInvoice(ctx, id);
    const { sheet } = await shownLetter(ctx, id);
    expect(sheet.slip).toMatchObject({ amount: "648.49", debtor: expect.arrayContaining([recipient.name]) });
    const { content } = await downloadReminder(ctx, id, await createReminder(ctx, id));
    const bill = parseQrPayload(readQr(readPdf(content).at(-1)!, SYMBOL_AREA));
    expect(bill).toMatchObject({ amount: 648_49, debtor: { name: recipient.name }, reference });
  },
);

it("a reminder of a notification claims what is open, without a payment part", async () => {
  const ctx = await start();
  const id = await invoiceWith(ctx, "overdue", { slip: "notification", language: "de" });
  const { sheet, amount } = await shownLetter(ctx, id);
  expect([sheet.slip, amount]).toEqual([null, 648_49]);
  const pages = readPdf((await downloadReminder(ctx, id, await createReminder(ctx, id))).content);
  const text = pages.map((page) => page.text).join(" ");
  expect(text).toContain("648.49");
  expect(text).not.toMatch(/Zahlteil|Empfangsschein/);
});

it("one letter asks for all of a client but notifications, which have another without payment part", async () => {
  const ctx = await start();
  const { clientId } = await overdueClient(ctx, [100, 200]);
  const add = (francs: number, slip: SlipChoice) => overdueInvoice(ctx, clientId, francs, { slip });
  const [donation, notification] = [await add(30, "donation"), await add(50, "notification")];
  const letters = await writeLetters(ctx, clientId);
  const on = letters.map(({ reminders }) => reminders.map(({ invoiceId }) => invoiceId));
  expect(on.map((ids) => ids.length).toSorted()).toEqual([1, 3]);
  const alone = letters.find(({ reminders }) => reminders.length === 1)!;
  const together = letters.find(({ reminders }) => reminders.length === 3)!;
  expect(alone.reminders[0]!.invoiceId).toBe(notification);
  expect(together.reminders.map(({ invoiceId }) => invoiceId)).toContain(donation);
  const last = async ({ letter }: typeof alone) =>
    readPdf((await downloadClientLetter(ctx, letter.id)).content).at(-1)!;
  expect(parseQrPayload(readQr(await last(together), SYMBOL_AREA))).toMatchObject({ amount: 330_00 });
  expect((await last(alone)).text).not.toMatch(/Zahlteil|Payment part/);
});
