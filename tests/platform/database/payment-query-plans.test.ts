import { expect, it } from "vitest";
import { entryCounts } from "#app/features/money/bank-files/entries/entry-counts.ts";
import { entryRows } from "#app/features/money/bank-files/entries/entry-rows.server.ts";
import { listEntries } from "#app/features/money/bank-files/entries/list-entries.server.ts";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import {
  countReversals,
  listReversals,
  waitingReversals,
} from "#app/features/money/bank-files/reversals/list-reversals.server.ts";
import { REVERSAL_STATES } from "#app/features/money/bank-files/reversals/reversal-state.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { clientCredit } from "#app/features/money/payments/client-credit.server.ts";
import { countPayments, listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { camt, type CamtDetails } from "../../support/camt.ts";
import { importCsvText } from "../../support/bank-files/csv-imports.ts";
import { freshSqlite, onEachNewDatabase } from "../../support/databases/databases.ts";
import { watched } from "../../support/databases/query-plans.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const ACCOUNT = "CH9300762011623852957";

/** One that is looked up by everything the bank may say of it; the payers are known to have paid before. */
const NAMED: CamtDetails = {
  reference: "RF18539007547034",
  uetr: "8a562c67-ca16-48ba-b074-65581be6f001",
  ref: "T1",
  payer: { name: "Zbinden AG" },
  payerIban: "CH5604835012345678009",
  texts: ["Rechnung R-10"],
};
const UNNAMED: CamtDetails = { payer: { name: "Zbinden AG" }, payerIban: "CH5604835012345678009" };

const FILE = camt({
  statements: [
    {
      account: ACCOUNT,
      entries: [
        { amount: "100.00", ref: "E1", details: [NAMED] },
        { amount: "70.00", ref: "E2", details: [UNNAMED] },
        { amount: "100.00", ref: "E1", direction: "DBIT", reversal: true, details: [NAMED] },
      ],
    },
  ],
});

const ENTRIES = camt({
  messageId: "MSG-2",
  statements: [
    { account: ACCOUNT, entries: [{ amount: "100.00", ref: "E1", details: [NAMED] }, { status: "PDNG" }] },
  ],
});

/** Lists of all payments of a business, or of one state, client or bank file. */
const LISTS: Record<string, (ctx: UserContext) => Promise<unknown>> = {
  "the payments": (ctx) => list(ctx, {}),
  "a later page": (ctx) => list(ctx, { page: "900" }),
  "payments in every state": async (ctx) => {
    for (const state of ["booked", "proposed", "unassigned", "ignored", "reversed"])
      await list(ctx, { state });
  },
  "payments with a word": (ctx) => list(ctx, { q: "zbinden 12" }),
  "payments in a state with a word": (ctx) => list(ctx, { state: "proposed", q: "zbinden" }),
  "payments of a client": (ctx) => list(ctx, { client: ctx.newId() }),
  "payments of a bank file": (ctx) => list(ctx, { bank_file: ctx.newId() }),
  "a client's credit": (ctx) => clientCredit(ctx, ctx.newId()),
  "what the bank took back": async (ctx) => {
    for (const state of REVERSAL_STATES) await listReversals(ctx, { state, page: 1 });
    await countReversals(ctx);
    await waitingReversals(ctx, 3);
  },
};

/** Work whose lookups must not depend on how much the business has. */
const WORKS: Record<string, (ctx: UserContext) => Promise<unknown>> = {
  "a client's credit": (ctx) => clientCredit(ctx, ctx.newId()),
  "an import": importOnce,
  "an import of a CSV file": importCsvOnce,
  "the entries of a bank file": async (ctx) => {
    const { file } = await importBankFiles(ctx, [{ name: "camt.xml", bytes: Buffer.from(ENTRIES) }]);
    for (const { list } of entryCounts(file.statements, null))
      await entryRows(ctx, file, await listEntries(ctx, file, { list, statement: 0, page: 1 }));
  },
  "an import that is undone": async (ctx) => undoBankFile(ctx, await importOnce(ctx)),
};

async function importCsvOnce(ctx: UserContext): Promise<unknown> {
  const row = "20.11.2026;100.00;Zbinden AG;RF18539007547034;R-10";
  return importCsvText(ctx, `Datum;Betrag;Zahler;Referenz;Text\n${row}`);
}

onEachNewDatabase((open) => {
  it("no list of payments, import or undo goes through a whole table", async () => {
    const found: Record<string, string[]> = {};
    for (const [name, work] of Object.entries({ ...LISTS, ...WORKS, counts: countPayments })) {
      const { database, ctx } = await start(await open());
      await database.fullScans();
      await work(ctx);
      const scans = await database.fullScans();
      if (scans.length) found[name] = scans;
    }
    expect(found).toEqual({});
  });

  it("payments come newest first from an index in that order", async () => {
    const { database, ctx } = await start(await open());
    await database.sorts();
    for (const read of Object.values(LISTS)) await read(ctx);
    expect(await database.sorts()).toEqual([]);
  });
});

it("an import looks rows up by more than their business, however many it has", async () => {
  for (const work of Object.values(WORKS)) {
    const { database, ctx } = await start(await freshSqlite());
    await database.searches();
    await work(ctx);
    const tables =
      /^SEARCH (invoices|payments|payment_allocations|bank_files|bank_entries|bank_transactions) /;
    const searches = (await database.searches()).filter((step) => tables.test(step));
    expect(searches).not.toEqual([]);
    expect(searches.filter((step) => /\((business_id|state)=\?\)/.test(step))).toEqual([]);
  }
});

it("payments are counted and summed by an index alone", async () => {
  const { database, ctx } = await start(await freshSqlite());
  await database.searches();
  await countPayments(ctx);
  await list(ctx, { state: "booked" });
  const searches = (await database.searches()).filter((step) => /count\(\*\)/.test(step));
  expect(searches).toHaveLength(2);
  for (const step of searches) expect(step).toMatch(/^SEARCH payments USING COVERING INDEX/);
});

async function start(opened: Parameters<typeof watched>[0]) {
  const database = watched(opened);
  const ctx = await member(testPlatform(database));
  await makePro(ctx);
  return { database, ctx };
}

function list(ctx: UserContext, params: Record<string, string>) {
  return listPayments(ctx, readPaymentQuery(new URLSearchParams(params)));
}

async function importOnce(ctx: UserContext): Promise<string> {
  const { file, counts } = await importBankFiles(ctx, [{ name: "camt.xml", bytes: Buffer.from(FILE) }]);
  expect(counts).toMatchObject({ unassigned: 2, reversed: 1 });
  return file.id;
}
