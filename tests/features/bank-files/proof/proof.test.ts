import { expect, it } from "vitest";
import { bankFileJson } from "#app/features/money/bank-files/bank-file-json.ts";
import { proofRows } from "#app/features/money/bank-files/proof/proof-rows.ts";
import { StatementAccounting } from "#app/features/money/bank-files/proof/statement-accounting.ts";
import { newStatement } from "#app/features/money/bank-files/read/camt-reading.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../../support/bank-files/bookkeeper.ts";
import type { CamtEntry } from "../../../support/camt.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

type Balance = [code: string, amount: string, direction: "CRDT" | "DBIT"];

const balances = (...stated: Balance[]) =>
  stated
    .map(
      ([code, amount, direction]) =>
        `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount}</Amt>` +
        `<CdtDbtInd>${direction}</CdtDbtInd></Bal>`,
    )
    .join("");

const credit = (amount: string, reference: string): CamtEntry => ({
  amount,
  ref: `C${amount}`,
  details: [{ reference }],
});
const debit = (amount: string): CamtEntry => ({ amount, direction: "DBIT", ref: `D${amount}` });

onDatabaseOfDay((open) => {
  async function start() {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const { reference } = await sentInvoice(ctx, 100);
    const entries: CamtEntry[] = [
      credit("100.00", reference),
      credit("55.50", ""),
      debit("30.20"),
      { ...credit("7.00", ""), status: "PDNG", ref: "P" },
    ];
    return { ctx, entries };
  }

  const imported = async (ctx: UserContext, entries: CamtEntry[], xml: string, messageId = "MSG-1") => {
    const { file } = await importEntries(ctx, entries, { messageId, statements: [{ xml }] });
    const [row] = proofRows(file.statements, "en");
    return { file, row: row! };
  };

  it("opening balance and entries make the closing balance, and each entry is accounted for", async () => {
    const { ctx, entries } = await start();
    const stated = balances(["OPBD", "1000.00", "CRDT"], ["CLBD", "1125.30", "CRDT"]);
    const { file, row } = await imported(ctx, entries, stated);
    expect(row).toMatchObject({
      day: "20 Nov 2026",
      state: "adds_up",
      opening: "1'000.00",
      closing: "1'125.30",
      credits: { count: 2, amount: "155.50" },
      debits: { count: 1, amount: "−30.20" },
      difference: "0.00",
      entries: 4,
      accounted: 4,
      outcomes: [
        { outcome: "booked", count: 1, amount: "100.00" },
        { outcome: "unassigned", count: 1, amount: "55.50" },
        { outcome: "outgoing", count: 1, amount: "−30.20" },
        { outcome: "pending", count: 1, amount: "7.00" },
      ],
    });
    expect(bankFileJson(file).statements).toMatchObject([
      { openingBalance: 1000, closingBalance: 1125.3, credits: 155.5, debits: 30.2, proof: "adds_up" },
    ]);
  });

  it("entries that are known already are accounted for as well", async () => {
    const { ctx, entries } = await start();
    const stated = balances(["PRCD", "20.00", "DBIT"], ["CLBD", "105.30", "CRDT"]);
    await imported(ctx, entries, stated);
    const { row } = await imported(ctx, entries, stated, "MSG-2");
    expect(row).toMatchObject({ state: "adds_up", opening: "−20.00", accounted: 4 });
    expect(row.outcomes[0]).toMatchObject({ outcome: "known", count: 2, amount: "155.50" });
  });

  it("a file that lacks an entry does not add up, and says by how much", async () => {
    const { ctx, entries } = await start();
    const stated = balances(["OPBD", "1000.00", "CRDT"], ["CLBD", "1125.30", "CRDT"]);
    const { row } = await imported(ctx, entries.slice(1), stated);
    expect(row).toMatchObject({ state: "differs", difference: "−100.00", entries: 3, accounted: 3 });
  });

  it("without both balances it is not checked, nor with an entry in another currency", async () => {
    const { ctx, entries } = await start();
    const opening = balances(["OPBD", "1000.00", "CRDT"]);
    expect((await imported(ctx, entries, opening)).row).toMatchObject({ state: "unchecked", accounted: 4 });
    const foreign = [{ ...debit("5.00"), currency: "EUR" }];
    const both = balances(["OPBD", "1000.00", "CRDT"], ["CLBD", "1000.00", "CRDT"]);
    const { row } = await imported(ctx, foreign, both, "MSG-2");
    expect(row).toMatchObject({ state: "unchecked", credits: null, difference: "" });
  });
});

it.each([
  [4, [0, 1, 3], "3"],
  [4, [1, 2, 3], "1"],
  [30, [0], "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, …"],
])("of %i entries those that nothing became of are named by their number", (entries, taken, named) => {
  const balances = { opening: 0, closing: 0 };
  const accounting = new StatementAccounting({ ...newStatement(), entries, balances });
  accounting.take(taken.map((entryIndex) => ({ list: "known", entryIndex, amount: 0 })));
  const [row] = proofRows([{ ...SUMMARY, proof: accounting.proof() }], "en");
  expect(row).toMatchObject({
    state: "differs",
    isDifferent: false,
    accounted: taken.length,
    unaccounted: named,
  });
});

it("amounts of a list are left out once one of them is not stated", () => {
  const accounting = new StatementAccounting(newStatement());
  for (const amount of [100, null, 100]) accounting.take([{ list: "pending", entryIndex: 0, amount }]);
  expect(accounting.proof().outcomes.pending).toEqual({ count: 3, amount: null });
});

const SUMMARY = {
  message: "camt.053",
  account: "CH1",
  id: "S1",
  sequence: null,
  from: "",
  to: "",
  pending: 0,
  outgoing: 0,
  withoutDetails: 0,
  incomplete: 0,
  unknownReversals: 0,
};
