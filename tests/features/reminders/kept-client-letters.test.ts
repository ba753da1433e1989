import { expect, it } from "vitest";
import { findLetters } from "#app/features/money/bank-files/matching/find-letters.server.ts";
import type { Archive } from "#app/platform/http/responses/zip-response.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import {
  downloadClientLetter,
  listClientLetters,
} from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import { findLetterPlan } from "#app/features/money/reminders/planning/plan-letters.server.ts";
import { downloadReminder } from "#app/features/money/reminders/reminders.server.ts";
import { lettersForThePost } from "#app/features/money/reminders/screens/for-the-post.server.ts";
import { severalOverdue } from "#app/features/money/reminders/screens/several-overdue.server.ts";
import { moveDocuments } from "#app/platform/storage/move-documents.server.ts";
import { digestRows } from "../../../db/backups/row-digest.ts";
import { onDatabaseOfDay, onEachNewDatabase } from "../../support/databases/databases.ts";
import { watched } from "../../support/databases/query-plans.ts";
import { later, member, testPlatform } from "../../support/platform.ts";
import { overdueClient, writeLetters } from "../../support/reminders/client-letters.ts";
import { keptDocuments, withoutObject } from "../../support/storage/kept-documents.ts";
import { s3ServerOfTest } from "../../support/storage/s3-server-of-test.ts";

onDatabaseOfDay((open) => {
  it("its PDF is kept once, moves to the store, and is once in all data", async () => {
    const server = await s3ServerOfTest();
    const ctx = await member(testPlatform(await open(), { STORAGE_URL: server.url }));
    const { clientId, ids } = await overdueClient(ctx, [100, 200]);
    const [written] = await writeLetters(ctx, clientId);
    const { letter, reminders } = written!;
    const read = async () => Buffer.from((await downloadClientLetter(later(ctx), letter.id)).content);
    const before = await read();
    await moveDocuments(ctx);
    expect(server.objects.size).toBe(3);
    expect(await withoutObject(ctx, server)).toEqual([]);
    expect((await keptDocuments(ctx)).filter(({ inStore }) => inStore)).toHaveLength(3);
    expect((await read()).equals(before)).toBe(true);
    const own = await downloadReminder(later(ctx), ids[0]!, reminders[0]!.id);
    expect(Buffer.from(own.content).equals(before)).toBe(true);
    const names: string[] = [];
    for await (const { name } of ((await downloadMyData(later(ctx))) as Archive).entries) names.push(name);
    expect(names.filter((name) => name.startsWith("reminder"))).toEqual([
      "reminder-letters.json",
      "reminder-letters/2026-11-21 Zahlungserinnerung, 2 überfällige Rechnungen.pdf",
    ]);
  });

  it("a backup finds its reminders sound, though they have no document of their own", async () => {
    const ctx = await member(testPlatform(await open()));
    const { clientId } = await overdueClient(ctx, [100, 200]);
    await writeLetters(ctx, clientId);
    for (const name of ["reminders", "reminder_letters"] as const) {
      const rows = await ctx.db.selectFrom(name).selectAll().execute();
      const columns = Object.keys(rows[0]!);
      const digest = await digestRows(
        { name, columns },
        rows.map((row) => ({ ...row })),
      );
      expect(digest).toMatchObject({ rows: name === "reminders" ? 2 : 1, damagedPdfs: [] });
    }
  });
});

onEachNewDatabase((open) => {
  it("letters and overdue invoices of a client are found by an index, however many there are", async () => {
    const database = watched(await open());
    const ctx = await member(testPlatform(database));
    const { clientId } = await overdueClient(ctx, [100, 200]);
    const [written] = await writeLetters(ctx, clientId);
    await database.fullScans();
    await findLetterPlan(ctx, clientId);
    await findLetterPlan(ctx, clientId, { isEarly: true });
    await listClientLetters(ctx, clientId);
    await lettersForThePost(ctx);
    await severalOverdue(ctx, [{ clientId, client: "Kulturhaus" }]);
    await findLetters(ctx, [written!.letter.reference]);
    expect(await database.fullScans()).toEqual([]);
  });
});
