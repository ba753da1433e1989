import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { findHealth } from "#app/features/people/operator/health/health.server.ts";
import { healthRows } from "#app/features/people/operator/health/health-rows.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { DocumentStore } from "#app/platform/storage/document-store.ts";
import { collectOrphans } from "#app/platform/storage/collect-orphans.server.ts";
import { hasDocumentsInStore } from "#app/platform/storage/documents.server.ts";
import { moveDocuments } from "#app/platform/storage/move-documents.server.ts";
import { queueNextMove } from "#app/platform/storage/queue-move.server.ts";
import { handlers, schedules, schedulesOn } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { openS3Store } from "#app/platform/storage/s3-store.server.ts";
import { parseStorageUrl } from "#app/platform/storage/storage-url.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { onDatabaseOfDay, onEachShared, onNewDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { issueInvoice } from "../../support/invoices/issue-invoice.ts";
import { watched } from "../../support/databases/query-plans.ts";
import { later, member, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { s3ServerOfTest } from "../../support/storage/s3-server-of-test.ts";
import { keptDocuments, withoutObject } from "../../support/storage/kept-documents.ts";
import { documentsOfEachKind } from "../../support/storage/stored-documents.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const CONDUCT = ["silent", "500", "dropped before", "dropped after", "cut", "altered"] as const;

onDatabaseOfDay((open) => {
  it("moves the PDFs of invoices, offers and reminders, which read the same as before", async () => {
    const { ctx, server, read } = await documentsOfEachKind(await open());
    const before = await read();
    await moveDocuments(ctx);
    const kept = await keptDocuments(ctx);
    expect(kept.map(({ inStore, size }) => [inStore, size])).toEqual([1, 2, 3].map(() => [true, 0]));
    expect(server.objects.size).toBe(3);
    for (const [key, bytes] of server.objects) expect(key).toContain(hash("sha256", bytes));
    const requests = server.requests.length;
    expect(await read()).toEqual(before);
    expect(server.requests.slice(requests)).toEqual(["GET 200", "GET 200", "GET 200"]);
  });

  itRarely("the desk's health says how many documents are in the store, and how many wait", async () => {
    const { ctx, platform } = await documentsOfEachKind(await open());
    const rowsNow = async () => healthRows(await findHealth(later(ctx)), ctx.now, "en").system;
    expect(await rowsNow()).toContainEqual(["documentsWaiting", 3]);
    await moveDocuments(ctx);
    platform.pass(11 * 60_000);
    const rows = await rowsNow();
    for (const row of [
      ["documents", 3],
      ["documentsInStore", 3],
      ["documentsWaiting", 0],
    ])
      expect(rows).toContainEqual(row);
  });

  it("a run after everything was moved asks the store for nothing", async () => {
    const { ctx, server } = await documentsOfEachKind(await open());
    await moveDocuments(ctx);
    const requests = server.requests.length;
    await moveDocuments(ctx);
    expect(server.requests).toHaveLength(requests);
  });

  it("a new document queues one run for the next minute; without a store nothing is queued", async () => {
    const database = await open();
    const queued = async () =>
      (await database.db.selectFrom("jobs").select(["name", "run_at"]).execute()).filter(({ name }) =>
        name.startsWith("document."),
      );
    const without = await member(testPlatform(database), { email: "other@example.ch" });
    await invoiceWith(without, "sent");
    expect(await queued()).toEqual([]);
    expect(schedulesOn(without.platform)).not.toHaveProperty(["document.move"]);
    expect(schedules).toHaveProperty(["document.move"], "hourly");
    const { platform, ctx, server } = await documentsOfEachKind(database);
    await expect.poll(queued).toHaveLength(1);
    expect(Date.parse((await queued())[0]!.run_at) - platform.now().getTime()).toBeLessThanOrEqual(60_000);
    platform.pass(60_000);
    await runDueJobs(platform, handlers);
    expect(server.objects.size).toBe(4);
    expect((await keptDocuments(ctx)).every(({ inStore }) => inStore)).toBe(true);
  });

  itRarely("moves more documents than fit into one batch, each once", async () => {
    const server = await s3ServerOfTest();
    const ctx = await sendingMember(testPlatform(await open(), { STORAGE_URL: server.url }));
    for (let index = 0; index < 120; index++) await issueInvoice(ctx, Buffer.from(`%PDF-1.7 ${index}`));
    await moveDocuments(ctx);
    expect((await keptDocuments(ctx)).filter(({ inStore }) => !inStore)).toEqual([]);
    expect(server.requests.filter((line) => line === "PUT 200")).toHaveLength(120);
  });

  it("two documents with the same bytes share an object", async () => {
    const server = await s3ServerOfTest();
    const ctx = await sendingMember(testPlatform(await open(), { STORAGE_URL: server.url }));
    for (let index = 0; index < 2; index++) await issueInvoice(ctx, Buffer.from("%PDF-1.7"));
    await moveDocuments(ctx);
    expect(await keptDocuments(ctx)).toMatchObject([{ inStore: true }, { inStore: true }]);
    expect(server.objects.size).toBe(1);
  });

  it("a document that is damaged in the database stays there and holds up no other", async () => {
    const { ctx, server, read } = await documentsOfEachKind(await open());
    await ctx.db
      .updateTable("invoice_pdfs")
      .set({ bytes: Buffer.from("other") })
      .execute();
    await moveDocuments(ctx);
    expect((await keptDocuments(ctx)).map(({ inStore }) => inStore)).toEqual([false, true, true]);
    expect(server.objects.size).toBe(2);
    await expect(read()).rejects.toThrow("invoice.pdf_damaged");
  });

  it.each(someOfDay(CONDUCT, 2, "stores that fail"))(
    "while the store is %s documents stay in the database, and are moved once it is well again",
    async (conduct) => {
      const { ctx, platform, server, read } = await documentsOfEachKind(await open());
      const before = await read();
      server.conduct = conduct;
      if (conduct === "silent")
        platform.storage = openS3Store(parseStorageUrl(server.url)!, { withinMs: 500 });
      await moveDocuments(ctx);
      expect((await keptDocuments(ctx)).filter(({ inStore }) => inStore)).toEqual([]);
      expect(await read()).toEqual(before);
      const failed = ctx.db
        .selectFrom("stored_objects")
        .select("last_error")
        .where("failed_at", "is not", null);
      expect((await failed.execute()).length).toBeGreaterThan(0);
      server.conduct = null;
      platform.storage = openS3Store(parseStorageUrl(server.url)!);
      platform.pass(60_000);
      await runDueJobs(platform, handlers);
      expect((await keptDocuments(ctx)).filter(({ inStore }) => !inStore)).toEqual([]);
      expect(await failed.execute()).toEqual([]);
      expect(await read()).toEqual(before);
    },
  );

  itRarely("a crash at any step loses nothing, and the next run completes the move", async () => {
    const { ctx, platform, server, read } = await documentsOfEachKind(await open());
    const before = await read();
    const crashes: Record<string, (ctx: Context, store: DocumentStore) => Context> = {
      "before the record": (ctx) => failingAt(ctx, 0, "before"),
      "after the record": (ctx) => failingAt(ctx, 0, "after"),
      "before the object": (ctx, store) => withStore(ctx, { ...store, put: crash }),
      "after the object": (ctx, store) =>
        withStore(ctx, { ...store, put: async (...object) => (await store.put(...object), crash()) }),
      "after reading back": (ctx, store) =>
        withStore(ctx, { ...store, get: async (name) => (await store.get(name), crash()) }),
      "before naming it": (ctx) => failingAt(ctx, 1, "before"),
      "after naming it": (ctx) => failingAt(ctx, 1, "after"),
    };
    for (const [moment, crashing] of Object.entries(crashes)) {
      await expect(moveDocuments(crashing(visitor(platform), platform.storage!)), moment).rejects.toThrow(
        "crash",
      );
      expect(await withoutObject(ctx, server), moment).toEqual([]);
      expect(await read(), moment).toEqual(before);
    }
    await moveDocuments(ctx);
    expect((await keptDocuments(ctx)).filter(({ inStore }) => !inStore)).toEqual([]);
    expect(await read()).toEqual(before);
  });

  it("a process that stops ends the run after what is on its way, and the next one goes on", async () => {
    const { ctx, platform, server } = await documentsOfEachKind(await open());
    platform.isStopping = () => true;
    await moveDocuments(ctx);
    expect(server.requests).toEqual([]);
    platform.isStopping = () => false;
    platform.pass(60_000);
    await runDueJobs(platform, handlers);
    expect((await keptDocuments(ctx)).filter(({ inStore }) => !inStore)).toEqual([]);
  });

  it("a store that may only be read gets nothing", async () => {
    const database = await open();
    const server = await s3ServerOfTest();
    const platform = testPlatform(database, { STORAGE_URL: `${server.url}&access=read` });
    const ctx = await sendingMember(platform);
    await invoiceWith(ctx, "sent");
    await moveDocuments(ctx);
    expect(server.requests).toEqual([]);
    expect(
      await database.db.selectFrom("jobs").select("id").where("name", "=", "document.move").execute(),
    ).toEqual([]);
  });
});

onNewDatabaseOfDay((open) => {
  it("looks up what waits, what is named and what is stored by an index", async () => {
    const database = watched(await open());
    const { ctx, platform } = await documentsOfEachKind(database);
    await database.fullScans();
    await moveDocuments(ctx);
    platform.pass(40 * 24 * 60 * 60_000);
    await collectOrphans(visitor(platform), {});
    expect(await hasDocumentsInStore(database.db)).toBe(true);
    expect(await database.fullScans()).toEqual([]);
  });
});

onEachShared((open) => {
  itRarely("two processes that move at once lose nothing and leave nothing behind", async () => {
    const [one, other] = await open();
    const server = await s3ServerOfTest();
    const env = { STORAGE_URL: server.url };
    const [first, second] = [testPlatform(one, env), testPlatform(other, env)];
    const ctx = await sendingMember(first);
    for (let index = 0; index < 60; index++) await issueInvoice(ctx, Buffer.from(`%PDF-1.7 ${index}`));
    await Promise.all([first, second].map((platform) => moveDocuments(visitor(platform))));
    await queueNextMove(first);
    await moveDocuments(ctx);
    expect((await keptDocuments(ctx)).filter(({ inStore }) => !inStore)).toEqual([]);
    expect(await withoutObject(ctx, server)).toEqual([]);
    expect(server.objects.size).toBe(60);
  });
});

function crash(): never {
  throw new Error("crash");
}

function withStore(ctx: Context, storage: DocumentStore): Context {
  return { ...ctx, platform: { ...ctx.platform, storage } };
}

/** The transaction of this index fails before its commit or after it. */
function failingAt(ctx: Context, index: number, when: "before" | "after"): Context {
  let count = 0;
  return {
    ...ctx,
    transaction: async (work) => {
      const isHere = count++ === index;
      const result = await ctx.transaction(async (ctx) => {
        const result = await work(ctx);
        if (isHere && when === "before") crash();
        return result;
      });
      if (isHere) crash();
      return result;
    },
  };
}
