import { expect, it } from "vitest";
import type { Archive } from "#app/platform/http/responses/zip-response.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { answerOffer } from "#app/features/selling/offers/answering/answer-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { readStoredPdf } from "#app/features/selling/invoices/pdf/stored-pdf.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { moveDocuments } from "#app/platform/storage/move-documents.server.ts";
import { openS3Store } from "#app/platform/storage/s3-store.server.ts";
import { parseStorageUrl } from "#app/platform/storage/storage-url.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { later } from "../../support/platform.ts";
import { SIGNER } from "../../support/storage/s3-server.ts";
import { keptDocuments } from "../../support/storage/kept-documents.ts";
import { documentsOfEachKind } from "../../support/storage/stored-documents.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { createMetrics } from "#app/platform/observability/metrics.server.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

onDatabaseOfDay((open) => {
  async function moved() {
    const documents = await documentsOfEachKind(await open());
    await moveDocuments(documents.ctx);
    const lines: string[] = [];
    const to = { write: (line: string) => void lines.push(line) };
    const ctx = { ...documents.ctx, log: createLogger("info", to) };
    return { ...documents, ctx, lines };
  }

  it("an object that is damaged is an alarm, and is not shown", async () => {
    const { server, read, platform } = await moved();
    platform.metrics = createMetrics(() => Promise.reject(new Error("not asked")));
    for (const key of server.objects.keys()) server.objects.set(key, Buffer.from("other"));
    await expect(read()).rejects.toMatchObject({ code: "invoice.pdf_damaged" });
    expect(await platform.metrics.registry.getSingleMetricAsString("rappen_damaged_pdfs_total")).toMatch(
      / 1$/m,
    );
  });

  it("an object that is missing is another alarm, and neither shown nor sent", async () => {
    const { ctx, server, platform, read, invoiceId } = await moved();
    platform.metrics = createMetrics(() => Promise.reject(new Error("not asked")));
    server.objects.clear();
    await expect(read()).rejects.toMatchObject({ code: "invoice.pdf_damaged" });
    const figures = platform.metrics.registry;
    expect(await figures.getSingleMetricAsString("rappen_missing_pdfs_total")).toMatch(/ 1$/m);
    expect(await figures.getSingleMetricAsString("rappen_damaged_pdfs_total")).toMatch(/ 0$/m);
    await sendInvoice(ctx, invoiceId, sendInvoiceSchema.parse({}));
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
    const [delivery] = await ctx.db.selectFrom("deliveries").select("state").execute();
    expect(delivery).toEqual({ state: "failed" });
  });

  itRarely("while the store is away its documents answer 503, and everything else works", async () => {
    const { ctx, server, platform, read, offerId, invoiceId } = await moved();
    server.conduct = "500";
    await expect(read()).rejects.toMatchObject({ code: "server.storage_away", retryAfter: 30 });
    expect(platform.product.errorStatuses["server.storage_away"]).toBe(503);
    const sha256 = (await keptDocuments(ctx)).map((document) => document.sha256);
    const reply = {
      revision: 1,
      answer: "accepted",
      name: "Anna",
      remark: "",
      network: "",
      agent: "",
    } as const;
    expect(await answerOffer(ctx, { ...reply, offerId })).toBe(true);
    expect(sha256).toContain((await findOffer(ctx, offerId)).answered?.sha256);
    await invoiceWith(ctx, "sent");
    await sendInvoice(ctx, invoiceId, sendInvoiceSchema.parse({}));
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
    server.conduct = null;
    platform.pass(15_000);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox.length).toBeGreaterThanOrEqual(3);
  });

  it("the log says that the store refuses, and neither key nor secret", async () => {
    const { ctx, server, platform, lines, invoiceId } = await moved();
    const { accessKey, secretKey } = SIGNER;
    platform.storage = openS3Store(parseStorageUrl(server.url.replace(accessKey, "AKIDOTHER"))!);
    await expect(readStoredPdf(ctx, invoiceId, "en")).rejects.toThrow("server.storage_away");
    expect(lines.join("\n")).toContain("403 InvalidAccessKeyId");
    for (const secret of ["AKIDOTHER", secretKey, encodeURIComponent(secretKey), "Signature="])
      expect(lines.join("\n")).not.toContain(secret);
  });

  it("the archive of all data has every document, wherever it is", async () => {
    const { ctx, read } = await moved();
    const expected = await read();
    const found: Buffer[] = [];
    for await (const { name, content } of ((await downloadMyData(later(ctx))) as Archive).entries)
      if (name.endsWith(".pdf")) found.push(Buffer.from(content as Uint8Array));
    expect(found.map(String).toSorted()).toEqual(expected.map(String).toSorted());
  });

  itRarely(
    "an archive that meets a store that is away breaks off instead of leaving documents out",
    async () => {
      const { ctx, server } = await moved();
      server.conduct = "SlowDown";
      const all = async () => {
        for await (const entry of ((await downloadMyData(later(ctx))) as Archive).entries) void entry;
      };
      await expect(all()).rejects.toMatchObject({ code: "server.storage_away" });
    },
  );

  it("a document is never read while a transaction is open", async () => {
    const { ctx, invoiceId } = await moved();
    await expect(ctx.transaction((ctx) => readStoredPdf(ctx, invoiceId, "en"))).rejects.toThrow(
      "transaction",
    );
  });
});
