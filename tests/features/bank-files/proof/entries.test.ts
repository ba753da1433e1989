import fc from "fast-check";
import { expect, it } from "vitest";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { countPayments } from "#app/features/money/payments/list-payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { OWN_ACCOUNT, sentInvoice } from "../../../support/bank-files/bookkeeper.ts";
import { importCsvText } from "../../../support/bank-files/csv-imports.ts";
import { breakingOff, hooked, listedEntries, placesOf } from "../../../support/bank-files/listed-entries.ts";
import { camt, type CamtEntry } from "../../../support/camt.ts";
import { FULL } from "../../../support/choice-of-day.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

const KINDS = [
  "exact",
  "part",
  "unknown",
  "reversal",
  "return",
  "outgoing",
  "undone debit",
  "pending",
  "zero",
  "batch",
  "mixed batch",
  "batch without details",
  "batch that does not add up",
] as const;
type Kind = (typeof KINDS)[number];

const statement = fc.array(fc.constantFrom(...KINDS), { maxLength: 7 });
const uploads = fc.array(fc.array(statement, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 });

/** How many lines the entry has: money going out, or not booked yet, is one, whatever it consists of. */
const LINES: Partial<Record<Kind, number>> = { batch: 3, "mixed batch": 2, "batch that does not add up": 2 };

onDatabaseOfDay((open) => {
  it("any mix of entries is listed exactly once, by file and by statement, also after a break-off", async () => {
    const platform = testPlatform(await open());
    let account = 0;
    await fc.assert(
      fc.asyncProperty(uploads, fc.nat(6), async (sequence, steps) => {
        const ctx = await member(platform, { email: `${account++}@example.ch` });
        await makePro(ctx);
        const { reference } = await sentInvoice(ctx, 100);
        for (const [number, statements] of sequence.entries()) {
          const xml = documentOf(statements, { reference, number });
          await imported(breakingOff(ctx, steps), xml).catch(() => null);
          const { file } = await imported(ctx, xml);
          const expected = statements.map((kinds, at) =>
            kinds.flatMap((kind, entry) => linesOf(kind).map((part) => `${at}.${entry}.${part}`)),
          );
          expect(placesOf(await listedEntries(ctx, file))).toEqual(expected.flat());
          for (const [at, places] of expected.entries()) {
            expect(placesOf(await listedEntries(ctx, file, at))).toEqual(places);
            const { entries, accounted, unaccounted } = file.statements[at]!.proof!;
            expect([accounted, unaccounted]).toEqual([entries, []]);
          }
        }
      }),
      { numRuns: FULL ? 100 : 4 },
    );
  });

  it("an import that broke off says, once repeated, what it would have said at once", async () => {
    const platform = testPlatform(await open());
    const results: object[] = [];
    for (const steps of [1_000, 3, 5]) {
      const ctx = await member(platform, { email: `broken-${steps}@example.ch` });
      await makePro(ctx);
      const { reference } = await sentInvoice(ctx, 100);
      const equal: CamtEntry[] = Array.from({ length: 5 }, () => ({ amount: "7.00", ref: "" }));
      const entries = [...entriesOf(["exact", "part", "outgoing", "pending"], reference), ...equal];
      const xml = camt({ statements: [{ account: OWN_ACCOUNT, entries }] });
      await imported(breakingOff(ctx, steps), xml).catch(() => null);
      const { file, counts, results: told } = await imported(ctx, xml);
      const listed = await listedEntries(ctx, file);
      results.push({
        counts: file.counts,
        lists: listed.map(({ list, reason, amount }) => [list, reason, amount]),
        ...(steps === 1_000
          ? {}
          : { told: told.map(({ outcome, payment }) => [outcome, payment?.amount]), counts }),
      });
    }
    const [whole, ...broken] = results;
    for (const one of broken) expect(one).toMatchObject(whole!);
    expect(broken[0]).toMatchObject({
      counts: { booked: 1, proposed: 0, unassigned: 6, known: 0, skipped: 2 },
    });
    expect(broken[0]).toEqual(broken[1]);
  });

  it("two imports of one file at once keep each entry once", async () => {
    const ctx = await member(testPlatform(await open()));
    const xml = documentOf([KINDS.filter((kind) => kind !== "exact")], { reference: "", number: 0 });
    const [one, other] = await Promise.all([imported(ctx, xml), imported(ctx, xml)]);
    expect(one.file.id).toBe(other.file.id);
    const places = placesOf(await listedEntries(ctx, one.file));
    expect(places).toHaveLength(new Set(places).size);
  });

  it("the list of the last page has the rest, and each statement its own", async () => {
    const ctx = await member(testPlatform(await open()));
    const many = Array.from({ length: 120 }, (): Kind => "outgoing");
    const { file } = await imported(
      ctx,
      documentOf([many.slice(0, 70), many.slice(70)], { reference: "", number: 0 }),
    );
    const listed = await listedEntries(ctx, file);
    expect(listed.map(({ statement, entryIndex }) => [statement, entryIndex])).toEqual([
      ...many.slice(0, 70).map((_, index) => [0, index]),
      ...many.slice(70).map((_, index) => [1, index]),
    ]);
    expect(await listedEntries(ctx, file, 1)).toEqual(listed.slice(70));
  });

  it("an undone file keeps no entries, and can be imported again", async () => {
    const ctx = await member(testPlatform(await open()));
    const xml = documentOf([["unknown", "outgoing", "batch", "pending"]], { reference: "", number: 0 });
    const { file } = await imported(ctx, xml);
    await undoBankFile(ctx, file.id);
    expect(await rowsOf(ctx, "bank_entries")).toEqual([]);
    const again = await imported(ctx, xml);
    expect([again.isNew, again.file.id === file.id]).toEqual([true, false]);
    expect(await listedEntries(ctx, again.file)).toHaveLength(6);
  });

  it("an import that is undone while it runs ends, and leaves nothing behind", async () => {
    const ctx = await member(testPlatform(await open()));
    const xml = documentOf([["unknown", "batch", "batch", "pending"]], { reference: "", number: 0 });
    // The undo begins after the first step, and the second step is taken just before it would end.
    const [begun, nearlyUndone, second, undone] = Array.from({ length: 4 }, () =>
      Promise.withResolvers<void>(),
    );
    const importing = hooked(ctx, (call) => {
      if (call === 3) begun!.resolve();
      if (call === 4) second!.resolve();
      return call === 3 ? nearlyUndone!.promise : call === 4 ? undone!.promise : null;
    });
    const running = imported(importing, xml).catch((error: unknown) => error);
    await begun!.promise;
    const [file] = await rowsOf(ctx, "bank_files");
    await undoBankFile(
      hooked(ctx, (call) => {
        if (call < 6) return null;
        nearlyUndone!.resolve();
        return second!.promise;
      }),
      file!.id,
    );
    undone!.resolve();
    expect(await running).toMatchObject({ code: "bank_file.undone" });
    expect([await rowsOf(ctx, "bank_entries"), await rowsOf(ctx, "bank_reports")]).toEqual([[], []]);
    expect(await countPayments(ctx)).toMatchObject({ unassigned: 0 });
  });

  it("rows of a CSV file are listed as well, without the text of what goes out", async () => {
    const ctx = await member(testPlatform(await open()));
    const rows = [
      "20.11.2026;100.00;Zbinden AG;Danke",
      "20.11.2026;-80.00;Lohn Meier;Lohn",
      "21.11.2026;0.00;;",
    ];
    const file = await importCsvText(ctx, ["Datum;Betrag;Zahler;Text", ...rows].join("\n"));
    const listed = await listedEntries(ctx, file);
    expect(listed.map(({ list, entryIndex, amount }) => [list, entryIndex, amount])).toEqual([
      ["unassigned", 0, 100_00],
      ["outgoing", 1, -80_00],
      ["nothing", 2, 0],
    ]);
    expect(JSON.stringify(await rowsOf(ctx, "bank_entries"))).not.toMatch(/Meier|Lohn/);
  });

  it("of money going out day, amount and the bank's short text are kept, and not who received it", async () => {
    const ctx = await member(testPlatform(await open()));
    const entry: CamtEntry = {
      amount: "4800.00",
      direction: "DBIT",
      text: `Zahlungsauftrag ${"x".repeat(100)}`,
      details: [{ payer: { name: "Lohn Meier" }, texts: ["Lohn November"], payerIban: OWN_ACCOUNT }],
    };
    const { file } = await imported(ctx, camt({ statements: [{ account: OWN_ACCOUNT, entries: [entry] }] }));
    const [kept] = await rowsOf(ctx, "bank_entries");
    expect(kept).toMatchObject({ outcome: "outgoing", amount: -4800_00, day: "2026-11-20" });
    expect(kept?.text).toHaveLength(70);
    expect(JSON.stringify([kept, file])).not.toMatch(/Meier|Lohn/);
  });
});

function imported(ctx: UserContext, xml: string) {
  return importBankFiles(ctx, [{ name: "camt.xml", bytes: Buffer.from(xml) }]);
}

function rowsOf(ctx: UserContext, table: "bank_files" | "bank_entries" | "bank_reports") {
  return ctx.db
    .selectFrom(table as "bank_entries")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .execute();
}

function documentOf(
  statements: Kind[][],
  { reference, number }: { reference: string; number: number },
): string {
  return camt({
    messageId: `MSG-${number}`,
    statements: statements.map((kinds, at) => ({
      id: `STM-${at}`,
      account: OWN_ACCOUNT,
      entries: entriesOf(kinds, reference),
    })),
  });
}

function linesOf(kind: Kind): number[] {
  return [...Array(LINES[kind] ?? 1).keys()];
}

/** Files of one sequence share references of the bank, so that some entries are known. */
function entriesOf(kinds: readonly Kind[], reference: string): CamtEntry[] {
  return kinds.map((kind, at) => ({ ref: `${kind} ${at}`, ...ENTRIES[kind](reference) }));
}

const ENTRIES: Record<Kind, (reference: string) => CamtEntry> = {
  exact: (reference) => ({ amount: "100.00", details: [{ reference }] }),
  part: (reference) => ({ amount: "40.00", details: [{ reference }] }),
  unknown: () => ({ amount: "5.55" }),
  reversal: (reference) => ({ amount: "40.00", direction: "DBIT", reversal: true, details: [{ reference }] }),
  return: () => ({ amount: "5.55", direction: "DBIT", family: "RRTN" }),
  outgoing: () => ({ amount: "80.00", direction: "DBIT", details: [{}, {}] }),
  "undone debit": () => ({ amount: "80.00", reversal: true }),
  pending: () => ({ amount: "12.00", status: "PDNG", details: [{ amount: "4.00" }, { amount: "8.00" }] }),
  zero: () => ({ amount: "0.00" }),
  batch: () => ({ amount: "6.00", details: ["1.00", "2.00", "3.00"].map((amount) => ({ amount })) }),
  "mixed batch": () => ({
    amount: "6.00",
    details: [{ amount: "8.00" }, { amount: "2.00", direction: "DBIT" }],
  }),
  "batch without details": () => ({ amount: "9.00", batch: 3, family: "VCOM" }),
  "batch that does not add up": () => ({
    amount: "9.00",
    details: [{ amount: "1.00" }, { amount: "2.00" }],
  }),
};
