import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { DocumentStore } from "#app/platform/storage/document-store.ts";
import { collectOrphans, ORPHANS_KEPT_DAYS } from "#app/platform/storage/collect-orphans.server.ts";
import { moveDocuments } from "#app/platform/storage/move-documents.server.ts";
import type { TestPlatform } from "../../support/platform.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { issueInvoice } from "../../support/invoices/issue-invoice.ts";
import { PERSON } from "../../support/person.ts";
import { sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { s3ServerOfTest } from "../../support/storage/s3-server-of-test.ts";
import { keptDocuments, withoutObject } from "../../support/storage/kept-documents.ts";
import { documentsOfEachKind } from "../../support/storage/stored-documents.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const DAY = 24 * 60 * 60 * 1000;

async function collectAfter(platform: TestPlatform, days: number): Promise<void> {
  platform.pass(days * DAY);
  await collectOrphans(visitor(platform), {});
}

onDatabaseOfDay((open) => {
  /** A document that was moved, and whose row has gone since. */
  async function orphan() {
    const server = await s3ServerOfTest();
    const platform = testPlatform(await open(), { STORAGE_URL: server.url });
    const ctx = await sendingMember(platform);
    const pdf = Buffer.from("%PDF-1.7");
    await issueInvoice(ctx, pdf);
    await moveDocuments(ctx);
    await ctx.db.deleteFrom("invoice_pdfs").execute();
    return { server, platform, ctx, pdf };
  }

  const records = ({ db }: { db: Awaited<ReturnType<typeof open>>["db"] }) =>
    db.selectFrom("stored_objects").selectAll().execute();

  itRarely("what is named stays, however old it is", async () => {
    const { platform, ctx, server } = await documentsOfEachKind(await open());
    await moveDocuments(ctx);
    for (const days of [2, 40, 400]) await collectAfter(platform, days);
    expect(server.objects.size).toBe(3);
    expect(await withoutObject(ctx, server)).toEqual([]);
  });

  itRarely(
    "what was moved less than a day ago is not given up: its document may be about to be written",
    async () => {
      const { platform, ctx } = await orphan();
      platform.pass(DAY - 1);
      await collectAfter(platform, 0);
      expect(await records(ctx)).toMatchObject([{ orphaned_at: null }]);
      platform.pass(1);
      await collectAfter(platform, 0);
      expect(await records(ctx)).toMatchObject([{ orphaned_at: platform.now().toISOString() }]);
    },
  );

  it("when an account ends its offers are collected, its issued invoices after the ten years", async () => {
    const { platform, ctx, server, invoiceId } = await documentsOfEachKind(await open());
    await createReminder(ctx, invoiceId);
    await moveDocuments(ctx);
    expect(server.objects.size).toBe(4);
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    platform.pass(31 * DAY);
    await purgeAccounts(visitor(platform));
    await collectAfter(platform, 2);
    await collectAfter(platform, ORPHANS_KEPT_DAYS - 1);
    expect(server.objects.size).toBe(4);
    await collectAfter(platform, 1);
    expect(server.objects.size).toBe(3);
    platform.pass(12 * 366 * DAY);
    await purgeAccounts(visitor(platform));
    await collectAfter(platform, 1);
    await collectAfter(platform, ORPHANS_KEPT_DAYS);
    expect(server.objects.size).toBe(0);
    expect(await records(ctx)).toEqual([]);
  });

  it("an object is kept when a document has its hash again within the 30 days", async () => {
    const { platform, ctx, pdf, server } = await orphan();
    await collectAfter(platform, 2);
    await issueInvoice(ctx, pdf);
    await collectAfter(platform, ORPHANS_KEPT_DAYS + 1);
    await moveDocuments(ctx);
    await collectAfter(platform, ORPHANS_KEPT_DAYS + 1);
    expect(server.objects.size).toBe(1);
    expect(await withoutObject(ctx, server)).toEqual([]);
  });

  it("a document that comes while its object is being removed is moved after that", async () => {
    const { platform, ctx, pdf, server } = await orphan();
    await collectAfter(platform, 2);
    const store = platform.storage!;
    const meanwhile: DocumentStore = {
      ...store,
      remove: async (name) => {
        await issueInvoice(ctx, pdf);
        await moveDocuments({ ...ctx, platform: { ...platform, storage: store } });
        expect(await keptDocuments(ctx)).toMatchObject([{ inStore: false }]);
        await store.remove(name);
      },
    };
    platform.storage = meanwhile;
    await collectAfter(platform, ORPHANS_KEPT_DAYS);
    expect(server.objects.size).toBe(0);
    platform.storage = store;
    await moveDocuments(ctx);
    expect(await keptDocuments(ctx)).toMatchObject([{ inStore: true }]);
    expect(await withoutObject(ctx, server)).toEqual([]);
  });

  it("a mover that waits for a collector leaves the document in the database", async () => {
    const { platform, ctx, pdf, server } = await orphan();
    await collectAfter(platform, 2);
    await issueInvoice(ctx, pdf);
    const store = platform.storage!;
    const late: DocumentStore = {
      ...store,
      get: async (name) => {
        const back = await store.get(name);
        const removing_at = platform.now().toISOString();
        await ctx.db.updateTable("stored_objects").set({ removing_at }).execute();
        return back;
      },
    };
    await moveDocuments({ ...ctx, platform: { ...platform, storage: late } });
    expect(await keptDocuments(ctx)).toMatchObject([{ inStore: false, size: pdf.length }]);
    await collectAfter(platform, 1);
    expect([server.objects.size, await records(ctx)]).toEqual([0, []]);
  });

  it.each(["dropped before", "dropped after", "500"] as const)(
    "a removal that was %s is tried again the next day, and meanwhile no document takes the name",
    async (conduct) => {
      const { platform, ctx, pdf, server } = await orphan();
      await collectAfter(platform, 2);
      server.conduct = conduct;
      await collectAfter(platform, ORPHANS_KEPT_DAYS);
      server.conduct = null;
      expect(await records(ctx)).toHaveLength(1);
      await issueInvoice(ctx, pdf);
      await moveDocuments(ctx);
      expect(await keptDocuments(ctx)).toMatchObject([{ inStore: false }]);
      await collectAfter(platform, 1);
      await moveDocuments(ctx);
      expect(await withoutObject(ctx, server)).toEqual([]);
      expect(await keptDocuments(ctx)).toMatchObject([{ inStore: true }]);
    },
  );

  itRarely("collectors and movers at once never leave a document without its object", async () => {
    const { platform, ctx, pdf, server } = await orphan();
    await collectAfter(platform, 2);
    for (let round = 0; round < 15; round++) {
      const long = new Date(0).toISOString();
      await ctx.db.updateTable("stored_objects").set({ orphaned_at: long, touched_at: long }).execute();
      const works = [
        () => collectOrphans(visitor(platform), {}),
        () => moveDocuments(visitor(platform)),
        () => issueInvoice(ctx, pdf),
        () => moveDocuments(visitor(platform)),
      ];
      await Promise.all(works.map((work) => work()));
      expect(await withoutObject(ctx, server)).toEqual([]);
      if (round % 2) await ctx.db.deleteFrom("invoice_pdfs").execute();
    }
  });
});
