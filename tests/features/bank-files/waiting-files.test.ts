import { expect, it } from "vitest";
import { insertBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import type { CsvMapping } from "#app/features/money/bank-files/csv/csv-mapping.ts";
import {
  findMapping,
  isKeptMapping,
  keepMapping,
} from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import {
  endWaitingFile,
  findWaitingFile,
  keepWaitingFile,
} from "#app/features/money/bank-files/csv/waiting-files.server.ts";
import {
  forgetUploads,
  keepUploads,
  keptUploads,
  packUploads,
} from "#app/features/money/bank-files/long/kept-uploads.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { later, member, testPlatform } from "../../support/platform.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS = [{ line: 2, cells: ["1.11.2026"] }];
const FILE = { name: "konto.csv", sha256: "", table: { headings: ["Datum"], rows: ROWS, accounts: [] } };
const UNKNOWN = { code: "csv_file.not_found" };

onDatabaseOfDay((open) => {
  async function two() {
    const platform = testPlatform(await open());
    return {
      platform,
      ctx: await member(platform),
      other: await member(platform, { email: "other@example.ch" }),
    };
  }

  it("a CSV file waits for a day, only for the business that uploaded it", async () => {
    const { platform, ctx, other } = await two();
    const id = await keepWaitingFile(ctx, FILE);
    await expect(findWaitingFile(other, id)).rejects.toMatchObject(UNKNOWN);
    const bankFileId = await insertBankFile(ctx, { name: "konto.csv", sha256: "", csv: null });
    await endWaitingFile(other, id, bankFileId);
    await endWaitingFile(ctx, await keepWaitingFile(ctx, FILE), bankFileId);
    platform.pass(DAY_MS - 1);
    expect(await findWaitingFile(later(ctx), id)).toEqual({ id, ...FILE, bankFileId: null });
    await endWaitingFile(ctx, id, bankFileId);
    expect(await findWaitingFile(later(ctx), id)).toMatchObject({ bankFileId, table: { rows: [] } });
    platform.pass(1);
    await expect(findWaitingFile(later(ctx), id)).rejects.toMatchObject(UNKNOWN);
  });

  it("of the CSV files of a business the five latest wait", async () => {
    const { ctx, other } = await two();
    const theirs = await keepWaitingFile(other, FILE);
    const ids: string[] = [];
    for (let file = 0; file < 6; file++) ids.push(await keepWaitingFile(ctx, FILE));
    const [first = "", ...others] = ids;
    await expect(findWaitingFile(ctx, first)).rejects.toMatchObject(UNKNOWN);
    for (const id of others) expect(await findWaitingFile(ctx, id)).toMatchObject({ id });
    expect(await findWaitingFile(other, theirs)).toMatchObject({ id: theirs });
    for (let file = 0; file < 5; file++) await keepWaitingFile(other, FILE);
    await keepWaitingFile(ctx, FILE);
    for (const id of others.slice(1)) expect(await findWaitingFile(ctx, id)).toMatchObject({ id });
  });

  it("how a file is read is known by its id, to the business that said so", async () => {
    const { ctx, other } = await two();
    const mapping: CsvMapping = { columns: ["date"], dayOrder: "dmy", decimal: ".", currency: "CHF" };
    const [id, second] = [
      await keepMapping(ctx, { account: "", bank: "", headings: ["Datum"], mapping }),
      await keepMapping(ctx, { account: "", bank: "", headings: ["Tag"], mapping }),
    ];
    for (const one of [id, second]) expect(await isKeptMapping(ctx, one)).toBe(true);
    expect(await isKeptMapping(ctx, "00000000-0000-7000-8000-000000000000")).toBe(false);
    expect(await isKeptMapping(other, id)).toBe(false);
    expect(await findMapping(ctx, second)).toMatchObject({ id: second, headings: ["Tag"], mapping });
    for (const by of [other, ctx])
      await expect(findMapping(by, by === ctx ? "x\0" : id)).rejects.toMatchObject({
        code: "csv_mapping.not_found",
      });
  });

  it("files of a long import are kept for a day, until they are taken or replaced", async () => {
    const { platform, ctx, other } = await two();
    const id = await insertBankFile(ctx, { name: "long.xml", sha256: "", csv: null });
    const second = await insertBankFile(ctx, { name: "second.xml", sha256: "", csv: null });
    const keep = async (text: string, of = id) =>
      keepUploads(ctx, of, await packUploads([{ name: text, bytes: Buffer.from(text) }]));
    const kept = async (ctx: UserContext, of = id) =>
      (await keptUploads(ctx, of)).map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]);
    await keep("first");
    await keep("another", second);
    await keep("later");
    expect(await kept(ctx)).toEqual([["later", "later"]]);
    expect(await kept(ctx, second)).toEqual([["another", "another"]]);
    expect(await kept(other)).toEqual([]);
    await forgetUploads(other, id);
    platform.pass(DAY_MS - 1);
    await purgeRows(later(ctx), "kept_uploads");
    expect(await kept(ctx)).toHaveLength(1);
    platform.pass(1);
    await purgeRows(later(ctx), "kept_uploads");
    expect(await kept(ctx)).toEqual([]);
  });
});
