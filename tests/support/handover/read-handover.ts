import { createHash } from "node:crypto";
import { expect } from "vitest";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import type { Handover } from "#app/features/books/journal/handover/handovers.server.ts";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { journalJson } from "#app/features/books/journal/journal-json.server.ts";
import { handoverZip } from "#app/features/front/exports/handover/handover-zip.server.ts";
import { openAt } from "#app/features/taxes/year/open-items.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { readCsv } from "../read/read-csv.ts";
import { readXlsx } from "../read/read-xlsx.ts";
import { readZip } from "../read/read-zip.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

export type Files = Map<string, Buffer>;

export async function zipOf(ctx: UserContext, id: string, from = 0, to?: number): Promise<Buffer> {
  const file = await handoverZip(ctx, id);
  const pieces: Uint8Array[] = [];
  for await (const piece of file.read(from, to ?? file.size)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Rows of a file below its headings. */
export function rowsIn(files: Files, name: string): string[][] {
  return readCsv(files.get(name)?.toString("utf8") ?? "", ";").slice(1);
}

/** Rappen. */
export function rappenIn(text: string | undefined): number {
  return Math.round(Number(text) * 100);
}

function sumOf(rows: string[][], column: number): number {
  return rows.reduce((sum, row) => sum + rappenIn(row[column]), 0);
}

export async function handedOver(
  ctx: UserContext,
  to: string,
): Promise<{ handover: Handover; files: Files }> {
  const handover = await handOver(ctx, to);
  return { handover, files: readZip(await zipOf(ctx, handover.id)) };
}

/** Every sum in every file is that of the book. */
export async function expectOfTheBook(ctx: UserContext, { from, to }: Handover, files: Files): Promise<void> {
  const { bookings } = await journalJson(ctx, { from, to, limit: 5000, after: null });
  const booked = bookings.map(({ day, number, debitAccount, creditAccount, amount }) => [
    ...[day, number, debitAccount, creditAccount],
    rappenIn(String(amount)),
  ]);
  expectJournals(files, booked);
  const { accounts } = await balancesJson(ctx, { from, to });
  const balances = accounts.map(({ number, openingBalance, debit, credit, closingBalance }) => [
    number,
    ...[openingBalance, debit, credit, closingBalance].map((amount) => rappenIn(String(amount))),
  ]);
  const trial = rowsIn(files, "trial-balance.csv");
  expect(trial.map(([number, , ...amounts]) => [number, ...amounts.map(rappenIn)])).toEqual(balances);
  const sheets = accounts.map(({ number }) => {
    const [opening, ...rows] = rowsIn(files, `accounts/${number}.csv`);
    return [
      ...[number, rappenIn(opening?.[6]), sumOf(rows, 4), sumOf(rows, 5)],
      rappenIn((rows.at(-1) ?? opening)?.[6]),
    ];
  });
  expect(sheets).toEqual(balances);
  expect([...files.keys()].filter((name) => name.startsWith("accounts/"))).toHaveLength(balances.length);
  const open = await openAt(ctx, to);
  expect(sumOf(rowsIn(files, "open-items.csv"), 5)).toBe(open);
  expect(sumOf(rowsIn(files, "ageing.csv"), 6)).toBe(open);
  for (const row of rowsIn(files, "ageing.csv"))
    expect(row.slice(1, 6).reduce((sum, amount) => sum + rappenIn(amount), 0)).toBe(rappenIn(row[6]));
  await expectVat(ctx, { from, to }, files);
  expectIndex(files);
}

function expectJournals(files: Files, booked: unknown[][]): void {
  const pick = (rows: string[][], columns: number[]) =>
    rows.map((row) => [...columns.slice(0, 4).map((column) => row[column]), rappenIn(row[columns[4] ?? 0])]);
  expect(pick(rowsIn(files, "journal/journal.csv"), [0, 1, 3, 4, 5])).toEqual(booked);
  const banana = readCsv(files.get("journal/banana.txt")?.toString() ?? "", "\t").slice(1);
  expect(pick(banana, [0, 1, 3, 4, 5])).toEqual(booked);
  const bexio = rowsIn(files, "journal/bexio.csv").map(([day = "", ...others]) => [
    day.split(".").toReversed().join("-"),
    ...others,
  ]);
  expect(pick(bexio, [0, 1, 3, 4, 5])).toEqual(booked);
  const workbook = readXlsx(files.get("journal/journal.xlsx") ?? Buffer.alloc(0));
  const cells = [...workbook.values()][0]?.slice(1) ?? [];
  expect(cells.map((row) => Math.round(Number(row[5]?.value) * 100))).toEqual(booked.map((row) => row[4]));
  const xml = files.get("journal/abacus.xml")?.toString() ?? "";
  const transactions = xml.split("<Transaction ").slice(1);
  const all = (text: string, tag: string) =>
    [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, value]) => value);
  expect(
    transactions.map((one) => [
      all(one, "EntryDate")[0],
      ...all(one, "Account"),
      ...all(one, "KeyAmount").map(rappenIn),
    ]),
  ).toEqual(booked.map(([day, , debit, credit, amount]) => [day, debit, credit, amount, amount]));
  const datev = [...files].filter(([name]) => name.includes("EXTF_"));
  const lines = datev.flatMap(([name, bytes]) => {
    const [, , ...rows] = readCsv(bytes.toString("latin1"), ";");
    const year = name.slice(-8, -4);
    return rows.map((row) => [
      `${year}-${row[9]?.slice(2)}-${row[9]?.slice(0, 2)}`,
      ...[row[6], row[7], rappenIn(row[0]?.replace(",", "."))],
    ]);
  });
  expect(lines).toEqual(booked.map(([day, , debit, credit, amount]) => [day, debit, credit, amount]));
}

/** Codes of turnover are what stands on the accounts of VAT, but for what returns have settled. */
async function expectVat(ctx: UserContext, { from, to }: DaySpan, files: Files): Promise<void> {
  const codes = rowsIn(files, "vat/vat-codes.csv");
  const ofKind = (kind: string) => codes.filter(([code]) => code?.startsWith(kind));
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["debit", "credit", "amount", "holder"])
    .where("business_id", "=", ctx.businessId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  const moved = (account: string) =>
    rows
      .filter(({ holder }) => holder !== "return")
      .reduce(
        (sum, { debit, credit, amount }) =>
          sum + amount * (Number(credit === account) - Number(debit === account)),
        0,
      );
  expect(sumOf([...ofKind("sales"), ...ofKind("acquisition")], 4)).toBe(moved("vat"));
  expect(sumOf(ofKind("input"), 4)).toBe(0 - moved("inputTax"));
}

function expectIndex(files: Files): void {
  const others = [...files].filter(([name]) => name !== "index.csv");
  expect(rowsIn(files, "index.csv")).toEqual(
    others.map(([name, bytes]) => [
      ...[name, String(bytes.byteLength), createHash("sha256").update(bytes).digest("hex")],
    ]),
  );
}
