import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { AppError } from "#app/platform/errors.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";

onDatabaseOfDay((open) => {
  it("stores the PDF for good, with its check sum, and makes a new version", async () => {
    const { ctx, id } = await withDraft({ language: "de" });
    const before = textOf(await bytesOf(ctx, id));
    await markSent(ctx, id);
    const [stored, ...others] = await storedPdfs(ctx);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ invoice_id: id, language: "de" });
    expect(stored!.sha256).toBe(createHash("sha256").update(stored!.bytes).digest("hex"));
    expect(textOf(stored!.bytes)).toBe(before.replaceAll("Entwurf\n", ""));
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", version: 2 });
    expect((await bytesOf(ctx, id, "de")).equals(stored!.bytes)).toBe(true);
    expect(await historyOf(ctx, id)).toMatchObject([
      { event: "invoice.marked_sent", userName: "Anna Muster" },
      { event: "invoice.created" },
    ]);
  });

  it("answers with the stored bytes in its own language only; another language is marked as a copy", async () => {
    const { ctx, id } = await withDraft({ language: "de" });
    await markSent(ctx, id);
    const bytes = Buffer.from("%PDF the very bytes");
    await ctx.db
      .updateTable("invoice_pdfs")
      .set({ bytes, sha256: createHash("sha256").update(bytes).digest("hex") })
      .execute();
    expect(String(await bytesOf(ctx, id))).toBe("%PDF the very bytes");
    const french = readPdf(await bytesOf(ctx, id, "fr"));
    expect(french[0]!.text).toContain("Copie. La facture originale");
    expect(await storedPdfs(ctx)).toHaveLength(1);
  });

  it("security 3: of sending and marking as sent at once one wins, with one PDF and one history row", async () => {
    const { ctx, id } = await withDraft({});
    const results = await Promise.allSettled([
      markSent(ctx, id),
      sendInvoice(ctx, id, sendInvoiceSchema.parse({ version: 1 })),
      markSent(ctx, id),
      sendInvoice(ctx, id, sendInvoiceSchema.parse({ version: 1, language: "it" })),
    ]);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) {
      expect(["invoice.transition_not_allowed", "invoice.changed"]).toContain((reason as AppError).code);
    }
    const { language, version } = await findInvoice(ctx, id);
    expect(await storedPdfs(ctx)).toMatchObject([{ invoice_id: id, language }]);
    expect(version).toBe(2);
    const events = (await historyOf(ctx, id)).map(({ event }) => event);
    expect(events).toHaveLength(2);
    const deliveries = await ctx.db.selectFrom("deliveries").select("id").execute();
    expect(deliveries).toHaveLength(events[0] === "invoice.sent" ? 1 : 0);
  });

  it("security 3: is drawn again when it changed while it was drawn: what is stored is what is sent", async () => {
    const { ctx, id } = await withDraft({ language: "de", subject: "Erste Fassung" });
    await markSent(changingBeforeTransaction(ctx, id, 1), id);
    const text = readPdf((await storedPdfs(ctx))[0]!.bytes)[0]!.text;
    expect(text).toContain("Fassung 1");
    expect(text).not.toContain("Erste Fassung");
  });

  it("security 3: an edit beside the sending comes before it or is refused; the PDF shows the last one", async () => {
    const { ctx, id } = await withDraft({ subject: "Fassung 0" });
    const edit = (number: number) => updateInvoice(ctx, id, invoiceInput({ subject: `Fassung ${number}` }));
    const results = await Promise.allSettled([
      edit(1),
      edit(2),
      sendInvoice(ctx, id, sendInvoiceSchema.parse({})),
      edit(3),
      edit(4),
    ]);
    expect(results[2]!.status).toBe("fulfilled");
    for (const result of results.filter((result) => result.status === "rejected")) {
      expect(result.reason).toMatchObject({ code: "invoice.locked" });
    }
    const { subject } = await findInvoice(ctx, id);
    expect(readPdf((await storedPdfs(ctx))[0]!.bytes)[0]!.text).toContain(subject);
  });

  it("gives up on an invoice that never stands still, and leaves it a draft", async () => {
    const { ctx, id } = await withDraft({});
    await expect(markSent(changingBeforeTransaction(ctx, id, 99), id)).rejects.toMatchObject({
      code: "invoice.changed",
    });
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "draft" });
    expect(await storedPdfs(ctx)).toEqual([]);
  });

  async function withDraft(overrides: Record<string, unknown>) {
    const ctx = await sendingMember(testPlatform(await open()));
    return { ctx, id: await createInvoice(ctx, invoiceInput(overrides)) };
  }
});

/** Somebody edits the draft each time between its drawing and the transaction, so many times. */
function changingBeforeTransaction(ctx: UserContext, id: string, times: number): UserContext {
  let done = 0;
  const transaction: UserContext["transaction"] = async (work) => {
    if (done < times) {
      const subject = `Fassung ${++done}`;
      await ctx.db
        .updateTable("invoices")
        .set({ subject, version: done + 1 })
        .where("id", "=", id)
        .execute();
    }
    return ctx.transaction((inner) => work({ ...inner, transaction } as typeof ctx));
  };
  return { ...ctx, transaction };
}

async function bytesOf(ctx: UserContext, id: string, language?: "de" | "fr"): Promise<Buffer> {
  const { content } = await downloadInvoice(ctx, id, language);
  if (content instanceof ReadableStream) throw new Error("an invoice is no stream");
  return Buffer.from(content);
}

function textOf(pdf: Uint8Array): string {
  return readPdf(pdf)
    .map((page) => page.text)
    .join("\n");
}

function storedPdfs(ctx: UserContext) {
  return ctx.db.selectFrom("invoice_pdfs").selectAll().execute();
}
