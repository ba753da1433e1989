import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { CALLER } from "../../support/caller.ts";
import { onEachDatabase, type OpenDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

const WHOLE = { reason: "Falsch" };

async function both(open: OpenDatabase) {
  const person = await sendingMember(testPlatform(await open()));
  const assistant: UserContext = { ...person, caller: CALLER };
  const program: UserContext = { ...person, caller: { ...CALLER, kind: "api_key" } };
  return { person, assistant, program };
}

async function sent(ctx: UserContext, from?: string): Promise<string> {
  const id = from ? await duplicateInvoice(ctx, from) : await createInvoice(ctx, invoiceInput());
  await markSent(ctx, id);
  return id;
}

const TOO_OFTEN = { code: "invoice.corrected_too_often" };

onEachDatabase((open) => {
  it("an assistant cancels and writes anew three times; the fourth is for a person", async () => {
    const { person, assistant } = await both(open);
    let id = await sent(person);
    for (const _ of [1, 2, 3]) {
      await cancelInvoice(assistant, id);
      id = await sent(assistant, id);
    }
    await expect(cancelInvoice(assistant, id)).rejects.toMatchObject(TOO_OFTEN);
    await expect(issueCreditNote(assistant, id, WHOLE)).rejects.toMatchObject(TOO_OFTEN);
    await expect(deleteInvoice(assistant, id)).rejects.toMatchObject(TOO_OFTEN);
    await cancelInvoice(person, id);
    const next = await sent(assistant);
    await cancelInvoice(assistant, next);
  });

  it("a credit note, a new invoice and a credit note again are one chain, however it is mixed", async () => {
    const { assistant } = await both(open);
    const first = await sent(assistant);
    await issueCreditNote(assistant, first, WHOLE);
    const second = await sent(assistant);
    await cancelInvoice(assistant, second);
    const third = await sent(assistant);
    await deleteInvoice(assistant, third);
    const fourth = await sent(assistant);
    await expect(issueCreditNote(assistant, fourth, WHOLE)).rejects.toMatchObject(TOO_OFTEN);
  });

  it("what a person invoices the same client meanwhile does not end the chain", async () => {
    const { person, assistant } = await both(open);
    let id = await sent(assistant);
    for (const _ of [1, 2, 3]) {
      await cancelInvoice(assistant, id);
      await sent(person);
      id = await sent(assistant);
    }
    await expect(cancelInvoice(assistant, id)).rejects.toMatchObject(TOO_OFTEN);
  });

  it("a credit note that is withdrawn and issued again counts each time", async () => {
    const { assistant } = await both(open);
    const id = await sent(assistant);
    const note = await issueCreditNote(assistant, id, WHOLE);
    await withdrawCreditNote(assistant, note);
    const again = await issueCreditNote(assistant, id, WHOLE);
    await expect(withdrawCreditNote(assistant, again)).rejects.toMatchObject(TOO_OFTEN);
  });

  it("invoices that stood side by side are no chain, nor is what people or other programs correct", async () => {
    const { person, assistant, program } = await both(open);
    for (const id of [await sent(person), await sent(person), await sent(person), await sent(person)])
      await cancelInvoice(assistant, id);
    let id = await sent(program);
    for (const _ of [1, 2, 3, 4]) {
      await cancelInvoice(program, id);
      id = await sent(program, id);
    }
    await cancelInvoice(assistant, id);
  });

  it("a call at /mcp is an assistant's, whatever it signed in with", async () => {
    const { program } = await both(open);
    const assistant: UserContext = { ...program, way: "mcp" };
    let id = await sent(assistant);
    for (const _ of [1, 2, 3]) {
      await cancelInvoice(assistant, id);
      id = await sent(assistant, id);
    }
    await expect(cancelInvoice(assistant, id)).rejects.toMatchObject(TOO_OFTEN);
  });
});
