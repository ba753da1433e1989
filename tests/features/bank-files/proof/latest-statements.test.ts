import { expect, it } from "vitest";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { latestStatements } from "#app/features/money/bank-files/latest-statements.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { OWN_ACCOUNT } from "../../../support/bank-files/bookkeeper.ts";
import { camt, type CamtStatement } from "../../../support/camt.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { member, testPlatform } from "../../../support/platform.ts";

const OTHER_ACCOUNT = "CH5604835012345678009";

/** Opening and closing balance in francs. */
const balances = (opening: number, closing: number) =>
  [
    ["OPBD", opening],
    ["CLBD", closing],
  ]
    .map(
      ([code, francs]) =>
        `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${francs}.00</Amt>` +
        "<CdtDbtInd>CRDT</CdtDbtInd></Bal>",
    )
    .join("");

onDatabaseOfDay((open) => {
  const read = async (...statements: CamtStatement[]) => {
    const ctx = await member(testPlatform(await open()));
    for (const [at, statement] of statements.entries()) await importStatement(ctx, statement, at);
    return latestStatements(ctx);
  };

  it.each<[string, Partial<CamtStatement>[]]>([
    ["a day of making only", ["2026-11-17", "2026-11-20"].map((day) => ({ createdAt: `${day}T21:00:00` }))],
    ["no day of their own", [{ createdAt: "" }, { createdAt: "" }]],
  ])("statements with numbers and %s name what is missing between", async (_, days) => {
    const [first, second] = days;
    const { missing } = await read({ ...BARE, ...first, sequence: 83 }, { ...BARE, ...second, sequence: 86 });
    expect(missing.map(({ sequence }) => sequence)).toEqual([84, 85]);
  });

  it("statements with balances and a day of making only leave a gap between these days", async () => {
    const { missing, gaps } = await read(
      { ...BARE, createdAt: "2026-11-17T21:00:00", xml: balances(100, 200) },
      { ...BARE, createdAt: "2026-11-20T21:00:00", xml: balances(250, 300) },
    );
    expect(missing).toEqual([]);
    expect(gaps).toEqual([{ account: OWN_ACCOUNT, after: "2026-11-17", before: "2026-11-20" }]);
  });

  it("a number that is missing on one account does not hide a gap of another", async () => {
    const other = { ...BARE, account: OTHER_ACCOUNT };
    const { missing, gaps } = await read(
      { ...BARE, sequence: 1 },
      { ...BARE, sequence: 3 },
      { ...other, createdAt: "2026-11-17T21:00:00", xml: balances(100, 200) },
      { ...other, createdAt: "2026-11-20T21:00:00", xml: balances(250, 300) },
    );
    expect(missing).toEqual([{ account: OWN_ACCOUNT, sequence: 2 }]);
    expect(gaps.map(({ account }) => account)).toEqual([OTHER_ACCOUNT]);
  });
});

const BARE: CamtStatement = { account: OWN_ACCOUNT, from: "", to: "", createdAt: "2026-11-20T21:00:00" };

function importStatement(ctx: UserContext, statement: CamtStatement, at: number) {
  const xml = camt({ message: "camt.053", messageId: `MSG-${at}`, statements: [statement] });
  return importBankFiles(ctx, [{ name: "camt.xml", bytes: Buffer.from(xml) }], [OTHER_ACCOUNT]);
}
