import { expect, it } from "vitest";
import { sql } from "kysely";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { reportRows } from "#app/features/money/bank-files/preview/report-rows.server.ts";
import { uploadBankFiles } from "#app/features/money/bank-files/upload-bank-files.server.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { bankFile, importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import type { CamtEntry } from "../../support/camt.ts";
import { freshSqlite, onDatabaseOfDay } from "../../support/databases/databases.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const ACCOUNT = "CH5604835012345678009";

onDatabaseOfDay((open) => {
  async function start() {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    return ctx;
  }

  function report(entries: CamtEntry[], account?: string) {
    return { name: "report.xml", bytes: Buffer.from(bankFile(entries, { message: "camt.052" }, account)) };
  }

  async function rowCounts(ctx: UserContext) {
    const counts: Record<string, number> = {};
    for (const table of Object.keys(ROW_LIVES).filter((name) => name !== "rate_limits")) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
        ctx.db,
      );
      counts[table] = Number(rows[0]?.n);
    }
    return counts;
  }

  it("an intraday report says what each entry would settle, booked or pending, and writes nothing", async () => {
    const ctx = await start();
    const [first, second] = [await sentInvoice(ctx, 100), await sentInvoice(ctx, 80)];
    await importEntries(ctx, [{ amount: "7.00", ref: "K" }]);
    const entries: CamtEntry[] = [
      {
        amount: "100.00",
        ref: "A",
        details: [{ reference: first.reference, payer: { name: "Zbinden AG" } }],
      },
      { amount: "70.00", ref: "B", status: "PDNG", details: [{ reference: second.reference }] },
      { amount: "5.00", ref: "C", status: "INFO" },
      { amount: "9.00", ref: "D", direction: "DBIT" },
      { amount: "7.00", ref: "K" },
      { amount: "7.00", ref: "K2" },
    ];
    const before = await rowCounts(ctx);
    const uploaded = await uploadBankFiles(ctx, [report(entries)]);
    expect(await rowCounts(ctx)).toEqual(before);
    if (uploaded.kind !== "preview") throw new Error(`no preview, but ${uploaded.kind}`);
    const { preview } = uploaded;
    expect(preview.counts).toMatchObject({ booked: 1, proposed: 1, known: 1, unassigned: 1, skipped: 2 });
    const { rows, hidden } = await reportRows(ctx, preview);
    expect(hidden).toBe(0);
    expect(rows).toMatchObject([
      {
        payer: "Zbinden AG",
        isPending: false,
        outcome: "booked",
        amount: "CHF\u00a0100.00",
        invoices: [{ id: first.id, number: first.number, amount: "100.00" }],
      },
      { isPending: true, outcome: "proposed", invoices: [{ number: second.number, amount: "70.00" }] },
      { outcome: "known", invoices: [] },
      { outcome: "unassigned", invoices: [] },
    ]);
  });

  it("an account that is said to be one's own is not remembered by a preview", async () => {
    const ctx = await start();
    const foreign = report([{ amount: "1.00" }], ACCOUNT);
    const refused = { fields: [{ code: "bank_file.foreign_account" }] };
    await expect(uploadBankFiles(ctx, [foreign])).rejects.toMatchObject(refused);
    const again = report([{ amount: "1.00" }], ACCOUNT);
    expect(await uploadBankFiles(ctx, [again], { accounts: [ACCOUNT] })).toMatchObject({ kind: "preview" });
    const third = report([{ amount: "1.00" }], ACCOUNT);
    await expect(uploadBankFiles(ctx, [third])).rejects.toMatchObject(refused);
  });

  it("a report is neither imported nor taken together with statements", async () => {
    const ctx = await start();
    const statement = { name: "a.xml", bytes: Buffer.from(bankFile([{ amount: "1.00" }])) };
    await expect(uploadBankFiles(ctx, [report([]), statement])).rejects.toMatchObject({
      fields: [{ code: "bank_file.report_apart", params: { file: "report.xml" } }],
    });
    await expect(importBankFiles(ctx, [report([])])).rejects.toMatchObject({
      fields: [{ code: "bank_file.not_camt" }],
    });
    const csv = { name: "a.csv", bytes: Buffer.from("Datum;Betrag\n1.1.2026;1") };
    const camt = { name: "a.xml", bytes: Buffer.from(bankFile([{ amount: "1.00" }])) };
    await expect(uploadBankFiles(ctx, [camt, csv])).rejects.toMatchObject({
      fields: [{ code: "bank_file.csv_alone", params: { file: "a.csv" } }],
    });
  });
});

it("a business uploads so many files an hour, also of those that cannot be read", async () => {
  const ctx = await member(testPlatform(await freshSqlite(), { RATE_LIMIT_FACTOR: "0.005" }));
  const upload = () => uploadBankFiles(ctx, [{ name: "x.xml", bytes: Buffer.from("<x/>") }]);
  for (const code of ["input.invalid", "input.invalid", "request.too_many"])
    await expect(upload()).rejects.toMatchObject({ code });
});
