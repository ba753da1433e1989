import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { checkDocumentStore } from "#app/platform/storage/check-document-store.server.ts";
import { moveDocuments } from "#app/platform/storage/move-documents.server.ts";
import { openS3Store } from "#app/platform/storage/s3-store.server.ts";
import { parseStorageUrl } from "#app/platform/storage/storage-url.ts";
import { runAdmin } from "#db/admin.ts";
import { backup } from "#db/backup.ts";
import { verifyBackup } from "#db/backups/verify.ts";
import { checkDocuments } from "#db/doctor/documents-check.ts";
import { restore } from "#db/restore.ts";
import { runStorageCommand } from "#db/storage/storage-command.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { onPlaceOfDay } from "../support/databases/places.ts";
import { testPlatform, visitor } from "../support/platform.ts";
import { keptDocuments } from "../support/storage/kept-documents.ts";
import { documentsOfEachKind } from "../support/storage/stored-documents.ts";
import { spawnServer } from "../support/server/server-process.ts";
import { freePort } from "../support/server/free-port.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

const readOnly = (url: string) => openS3Store(parseStorageUrl(`${url}&access=read`)!);

onDatabaseOfDay((open) => {
  const run = async (ctx: Context, ...args: string[]) => {
    const lines: string[] = [];
    const result = await runStorageCommand(ctx, args, (line) => void lines.push(line));
    return { ...result, lines };
  };

  itRarely(
    "the figures say what is in the database, in the store and waiting, and what failed last",
    async () => {
      const { ctx, server } = await documentsOfEachKind(await open());
      expect((await run(ctx)).text).toMatch(
        /^In the database: 3 documents, 0\.\d MB\n.*\n.*\nWaiting to be moved: 3\n/ms,
      );
      server.conduct = "SlowDown";
      await moveDocuments(ctx);
      expect((await run(ctx)).text).toMatch(/^Last failure: 2026-\S+, put: 503 SlowDown$/m);
      server.conduct = null;
      await moveDocuments(ctx);
      const { text } = await run(ctx);
      expect(text).toContain("In the database: 0 documents, 0.0 MB");
      expect(text).toMatch(/^In the store: 3 documents, 3 objects, 0\.\d MB$/m);
      expect(text).toContain("Last failure: none that still waits");
      expect(text).not.toContain("wJalr");
    },
  );

  itRarely("a check reads every object, and names what is missing and damaged", async () => {
    const { ctx, server, invoiceId, offerId } = await documentsOfEachKind(await open());
    await moveDocuments(ctx);
    expect(await run(ctx, "check")).toEqual({
      text: "3 documents read from the store: 0 missing, 0 damaged.",
      code: 0,
      lines: [],
    });
    const [invoice, offer] = [...server.objects.keys()];
    server.objects.delete(invoice!);
    server.objects.set(offer!, Buffer.from("other"));
    const { text, code, lines } = await run(ctx, "check");
    expect([text, code]).toEqual(["3 documents read from the store: 1 missing, 1 damaged.", 1]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(`missing: invoice_pdfs ${invoiceId} en, object `);
    expect(lines[1]).toMatch(`damaged: offer_pdfs ${offerId} 1, object `);
    server.conduct = "500";
    expect(await run(ctx, "check")).toMatchObject({
      code: 1,
      text: expect.stringContaining("cannot be used") as string,
    });
  });

  itRarely("everything comes back into the database, and the store is not needed any more", async () => {
    const { ctx, server, platform, read } = await documentsOfEachKind(await open());
    const before = await read();
    await moveDocuments(ctx);
    expect((await run(ctx, "to-database")).text).toContain("access=read");
    expect(await keptDocuments(ctx)).toMatchObject([{ inStore: true }, { inStore: true }, { inStore: true }]);
    platform.storage = readOnly(server.url);
    const [key, bytes] = [...server.objects][0]!;
    server.objects.delete(key);
    expect(await run(ctx, "to-database")).toMatchObject({
      code: 1,
      lines: [expect.stringContaining("missing")],
    });
    server.objects.set(key, bytes);
    const { text, code } = await run(ctx, "to-database");
    expect([text, code]).toEqual([
      expect.stringContaining("1 documents are back in the database, 0 are not."),
      0,
    ]);
    platform.storage = null;
    await checkDocumentStore(platform);
    expect(await read()).toEqual(before);
  });

  it("a start without the store that documents are in is refused, one with a store that is away is not", async () => {
    const { ctx, platform, server } = await documentsOfEachKind(await open());
    await checkDocumentStore(platform);
    await moveDocuments(ctx);
    server.conduct = "refused";
    await checkDocumentStore(platform);
    platform.storage = null;
    await expect(checkDocumentStore(platform)).rejects.toThrow(/^STORAGE_URL: required, [^\n]+$/);
  });

  itRarely("the doctor tries the store with an object that it removes, and says what to do", async () => {
    const { ctx, server, platform } = await documentsOfEachKind(await open());
    const look = (STORAGE_URL?: string) =>
      checkDocuments({ ...platform.env, STORAGE_URL }, platform.database).then(
        ({ level, text }) => `${level} ${text}`,
      );
    expect(await look(server.url)).toMatch(/^ok .*\/documents\/pdf\/ keeps, returns and removes an object$/);
    expect(server.objects.size).toBe(0);
    expect(await look(`${server.url}&access=read`)).toMatch(/^ok .*access=read/);
    expect(await look(server.url.replace("AKID", "other"))).toMatch(
      /^fail .*403 InvalidAccessKeyId.*See key, secret/,
    );
    expect(await look(server.url.replace("/documents", "/others"))).toMatch(/^fail .*Make the bucket/);
    expect(await look()).toMatch(/^ok no store/);
    await moveDocuments(ctx);
    expect(await look()).toMatch(/^fail .*Set STORAGE_URL/);
    server.conduct = "dropped before";
    expect(await look(server.url)).toMatch(/^fail .*See STORAGE_URL and the way/);
  });

  it("the command says what it takes", async () => {
    const { ctx } = await documentsOfEachKind(await open());
    const admin = (...args: string[]) => runAdmin(args, (work) => work(ctx));
    expect((await admin("storage")).code).toBe(0);
    expect((await admin("storage", "else")).code).toBe(2);
    expect((await admin("storage", "check", "more")).code).toBe(2);
    ctx.platform.storage = null;
    expect(await admin("storage", "check")).toEqual({
      text: "STORAGE_URL is not set: there is no store.",
      code: 1,
    });
  });
});

onPlaceOfDay((place) => {
  itRarely(
    "a backup says how many documents are in the store, and what is restored reads them there",
    async () => {
      const { url, database } = await place();
      const { ctx, read, server } = await documentsOfEachKind(database);
      const before = await read();
      const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-storage-"));
      expect(await backup(url, path.join(folder, "early"))).not.toContain("STORAGE_URL");
      await moveDocuments(ctx);
      const summary = await backup(url, path.join(folder, "copy"));
      expect(summary).toContain("3 documents are not in it but in the store, which STORAGE_URL must name");
      const to = `sqlite:${path.join(folder, "to.sqlite")}`;
      expect(await restore(to, path.join(folder, "copy"))).toContain("3 documents are not in it");
      const restored = openDatabase(to);
      const platform = testPlatform(restored, { STORAGE_URL: server.url });
      expect(await keptDocuments(visitor(platform))).toEqual(await keptDocuments(ctx));
      expect((await runStorageCommand(visitor(platform), ["check"], () => {})).code).toBe(0);
      expect(before).toEqual(await read());
    },
  );

  itRarely(
    "a backup names PDFs of offers and reminders that were damaged before, as those of invoices",
    async () => {
      const { url, database } = await place();
      const { ctx, offerId, reminderId } = await documentsOfEachKind(database);
      for (const table of ["offer_pdfs", "reminders"] as const)
        await ctx.db
          .updateTable(table)
          .set({ bytes: Buffer.from("other") })
          .execute();
      const file = path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-storage-")), "copy");
      const summary = await backup(url, file);
      expect(summary).toContain("2 stored PDFs were damaged in the database already");
      expect(summary).toContain(`offer_pdfs ${offerId} 1`);
      expect(summary).toContain(`reminders ${reminderId}`);
      expect((await verifyBackup(file)).manifest.documentsInStore).toBe(0);
    },
  );

  itRarely("the product does not start without the store that its documents are in", async () => {
    const { url, database } = await place();
    const { ctx } = await documentsOfEachKind(database);
    await moveDocuments(ctx);
    const server = spawnServer(await freePort(), {
      DATABASE_URL: url,
      DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "rappen-storage-")),
    });
    expect(await server.ended).toBe(1);
    expect(server.complaints).toEqual([expect.stringMatching(/^Cannot start: STORAGE_URL: required, /)]);
  });
});
