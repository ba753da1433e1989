import { expect, it } from "vitest";
import type { Archive } from "#app/platform/http/responses/zip-response.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  downloadInvoice,
  downloadSelected,
} from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  it("a stored PDF that is damaged is an alarm, and is neither downloaded, joined nor exported", async () => {
    const { ctx, id, lines } = await withDamagedPdf();
    await expect(downloadInvoice(ctx, id)).rejects.toMatchObject({
      code: "invoice.pdf_damaged",
    });
    await expect(downloadSelected(ctx, [id])).rejects.toMatchObject({ code: "invoice.pdf_damaged" });
    expect(lines).toEqual([
      expect.objectContaining({ level: 50, event: "invoice_pdf.damaged", invoiceId: id, language: "en" }),
      expect.objectContaining({ event: "invoice_pdf.damaged" }),
    ]);
    const metrics = await ctx.platform.metrics?.registry.getSingleMetricAsString("rappen_damaged_pdfs_total");
    expect(metrics).toContain("rappen_damaged_pdfs_total 2");
    const names: string[] = [];
    for await (const entry of ((await downloadMyData(ctx)) as Archive).entries) {
      names.push(entry.name);
      if (entry.name.endsWith(".txt")) expect(String(entry.content)).toContain("INV-2026-0001");
    }
    expect(names.filter((name) => name.startsWith("invoices/"))).toEqual(["invoices/INV-2026-0001.txt"]);
  });

  it("a stored PDF that is damaged is not sent, and the invoice says at once that sending failed", async () => {
    const { ctx, id, platform } = await withDamagedPdf();
    await runDueJobs(platform, handlers);
    expect(platform.mailbox.filter(({ attachments }) => attachments?.length)).toEqual([]);
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "failed" });
    const job = ctx.db.selectFrom("jobs").select("state").where("name", "=", "invoice.delivery");
    expect(await job.execute()).toEqual([{ state: "dead" }]);
  });

  async function withDamagedPdf() {
    const lines: Record<string, unknown>[] = [];
    const log = createLogger("info", {
      write: (line) => {
        const entry = JSON.parse(line) as Record<string, unknown>;
        if (entry.event === "invoice_pdf.damaged") lines.push(entry);
      },
    });
    const platform = testPlatform(await open(), { METRICS_TOKEN: "x".repeat(32) });
    const ctx: UserContext = { ...(await sendingMember(platform)), log };
    const id = await createInvoice(ctx, invoiceInput());
    await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
    const { bytes } = await ctx.db.selectFrom("invoice_pdfs").select("bytes").executeTakeFirstOrThrow();
    const damaged = Buffer.from(bytes);
    damaged[1_000] = (damaged[1_000] ?? 0) ^ 1;
    await ctx.db.updateTable("invoice_pdfs").set({ bytes: damaged }).execute();
    return { ctx, id, platform, lines };
  }
});
