import { expect, it } from "vitest";
import { askFirst, actConfirmed } from "#app/features/people/confirming/confirmation.server.ts";
import {
  cancellingInvoice,
  creditingInvoice,
  deletingInvoice,
  issuingInvoice,
  recordingPayment,
  sendingInvoice,
  writingOff,
} from "#app/features/programs/previews/invoice-acts.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { saveCountryTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase, type OpenDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

const TABLES = ["invoices", "history", "payments", "jobs", "payment_allocations"] as const;

async function rowsOf({ db }: UserContext): Promise<unknown[]> {
  const spent = await db.selectFrom("spent_challenges").selectAll().execute();
  return [spent, ...(await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute())))];
}

async function started(open: OpenDatabase) {
  const ctx = await sendingMember(testPlatform(await open()));
  return { ctx, draft: await createInvoice(ctx, invoiceInput()), sent: await sentInvoice(ctx) };
}

async function sentInvoice(ctx: UserContext): Promise<string> {
  const id = await createInvoice(ctx, invoiceInput());
  await markSent(ctx, id);
  return id;
}

onEachDatabase((open) => {
  it("what is shown before changes nothing", async () => {
    const { ctx, draft, sent } = await started(open);
    const before = await rowsOf(ctx);
    const shown = await Promise.all([
      askFirst(ctx, sendingInvoice(draft, {})),
      askFirst(ctx, issuingInvoice({ id: draft })),
      askFirst(ctx, deletingInvoice({ id: draft })),
      askFirst(ctx, cancellingInvoice({ id: sent })),
      askFirst(ctx, creditingInvoice(sent, { reason: "Falsch" })),
      askFirst(ctx, recordingPayment({ id: sent }, { amount: 100, note: "" })),
      askFirst(ctx, writingOff(sent, { reason: "Konkurs" })),
    ]);
    for (const { preview } of shown) expect(preview.invoice.payTo).toMatch(/^CH/);
    expect(await rowsOf(ctx)).toEqual(before);
  });

  it("an e-mail whose text comes from the business's own texts is sent with the text that was shown", async () => {
    const { ctx, draft } = await started(open);
    const act = sendingInvoice(draft, {});
    const { preview, confirmation } = await askFirst(ctx, act);
    const { language } = preview.email;
    const texts = { subject: "Neuer Betreff", message: "", footer: "" };
    await saveCountryTexts(ctx, { ...texts, country: "CH", language, replaces: "" });
    const sending = actConfirmed(ctx, { act, confirmation }, (ctx, { email }) =>
      sendInvoice(ctx, draft, email),
    );
    await expect(sending).rejects.toMatchObject({
      code: "confirmation.changed",
      asked: { preview: { email: { subject: "Neuer Betreff" } } },
    });
  });
});
