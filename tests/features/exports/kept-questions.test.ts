import {
  ColumnNode,
  ColumnUpdateNode,
  type CompiledQuery,
  type OperationNode,
  ReferenceNode,
  TableNode,
  UpdateQueryNode,
  ValueNode,
} from "kysely";
import { expect, it } from "vitest";
import { dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { downloadWorkbook } from "#app/features/front/exports/download-tax-workbook.server.ts";
import { downloadYearWorkbook } from "#app/features/front/exports/download-year.server.ts";
import { exportData } from "#app/features/front/exports/export-data.server.ts";
import {
  downloadBalances,
  keptJournal,
} from "#app/features/front/exports/journal/download-journal.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { EXPORT_PARTS } from "#app/features/front/exports/export-choices.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countedFor } from "#app/platform/database/changes/counted-for.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { freshSqlite, onDatabaseOfDay } from "../../support/databases/databases.ts";
import { recordQueries } from "../../support/databases/query-plans.ts";
import { makeLarge } from "../../support/heavy/large-member.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { later } from "../../support/platform.ts";
import { readZip } from "../../support/read/read-zip.ts";
import { registeredBusiness, useMethod, workedExpenses, workedYear } from "../../support/tax/worked-year.ts";

const SPAN = { from: "2026-01-01", to: "2026-12-31" };

const ALL_PARTS = Object.fromEntries(EXPORT_PARTS.map((part) => [part, "true"]));

type File = Parameters<typeof streamResponse>[0];

/** All that is kept, by its name. */
const KEPT: Record<string, (ctx: UserContext) => Promise<File | object>> = {
  json: (ctx) => exportData(ctx, dataExportSchema.parse({ format: "json", ...ALL_PARTS })),
  excel: (ctx) => exportData(ctx, dataExportSchema.parse({ format: "excel", ...ALL_PARTS })),
  csv: (ctx) => exportData(ctx, dataExportSchema.parse({ format: "csv", ...ALL_PARTS })),
  journal: (ctx) => keptJournal(ctx, SPAN, "xlsx"),
  balances: (ctx) => downloadBalances(ctx, SPAN),
  yearWorkbook: (ctx) => downloadYearWorkbook(ctx, "2026"),
  yearFigures: (ctx) => yearFigures(ctx, 2026),
  taxWorkbook: async (ctx) => downloadWorkbook(ctx, (await firstPeriod(ctx)).id),
  taxReturn: async (ctx) => taxReturn(ctx, await firstPeriod(ctx)),
  ownData: (ctx) => downloadMyData(ctx),
};

async function firstPeriod(ctx: UserContext) {
  const [period] = await listPeriods(ctx);
  if (!period) throw new Error("no period");
  return period;
}

async function bytesOf(file: File | object): Promise<Buffer> {
  if (!("pieces" in file) && !("entries" in file)) return Buffer.alloc(0);
  return Buffer.from(await streamResponse(file, () => Promise.resolve(true)).arrayBuffer());
}

async function worked(ctx: UserContext): Promise<UserContext> {
  await useMethod(ctx);
  await workedYear(ctx);
  await workedExpenses(ctx);
  return ctx;
}

it.each(Object.keys(KEPT))("%s reads nothing whose changes are not counted", async (name) => {
  const ctx = later(await worked(await registeredBusiness(await freshSqlite())));
  const queries: CompiledQuery[] = [];
  recordQueries(ctx.platform.database.db.getExecutor(), queries);
  const file = await KEPT[name]!(later(ctx));
  // What is asked before the file is begun is part of the question, or of who may ask it.
  if (name === "ownData") queries.splice(0);
  await bytesOf(file);
  const read = new Set(queries.flatMap(({ query }) => tablesIn(query)));
  expect(read.size).toBeGreaterThan(1);
  // How often pages were opened is part of the question as well.
  const isAsked = (table: string) => name === "ownData" && table === "public_views";
  expect([...read].filter((table) => !isAsked(table) && !isCounted(table))).toEqual([]);
});

/** Whether a change of all its columns counts for whoever shows them. */
function isCounted(table: string): boolean {
  const column = ReferenceNode.create(ColumnNode.create("first_name"));
  const update = UpdateQueryNode.create([TableNode.create(table)]);
  const change = UpdateQueryNode.cloneWithUpdates(update, [
    ColumnUpdateNode.create(column, ValueNode.create("")),
  ]);
  return countedFor(change, "") === "";
}

function tablesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(tablesIn);
  if (typeof node !== "object" || node === null) return [];
  if ("kind" in node && TableNode.is(node as OperationNode)) {
    const { table } = node as TableNode;
    return [table.identifier.name];
  }
  return Object.values(node).flatMap(tablesIn);
}

onDatabaseOfDay((open) => {
  it("what is kept of a large business is what was made, whatever was asked", async () => {
    const ctx = await worked(await registeredBusiness(await open()));
    await createClient(ctx, clientInput());
    await makeLarge(ctx);
    for (const [name, ask] of Object.entries(KEPT)) {
      const first = await ask(ctx);
      const bytes = await bytesOf(first);
      const rows = await kept(ctx);
      const second = await ask(ctx);
      expect({ name, same: (await bytesOf(second)).equals(bytes) }).toEqual({ name, same: true });
      if (bytes.byteLength === 0) expect(second).toStrictEqual(first);
      expect({ name, rows: await kept(ctx) }).toEqual({ name, rows });
    }
    expect(await kept(ctx)).toHaveLength(Object.keys(KEPT).length);
  });

  it("own data name the PDFs that are stored already, and hold them all the same", async () => {
    const ctx = await worked(await registeredBusiness(await open()));
    await createClient(ctx, clientInput());
    await makeLarge(ctx);
    const first = readZip(await bytesOf(await downloadMyData(ctx)));
    const sources = await ctx.db
      .selectFrom("kept_pieces")
      .select("source")
      .where("source", "is not", null)
      .execute();
    const pdfs = [...first.keys()].filter((name) => name.startsWith("invoices/"));
    expect(pdfs.length).toBeGreaterThan(0);
    expect(sources.filter(({ source }) => source?.startsWith("invoice "))).toHaveLength(pdfs.length);
    expect(readZip(await bytesOf(await downloadMyData(ctx)))).toEqual(first);
  });
});

function kept(ctx: UserContext) {
  return ctx.db.selectFrom("kept_results").select(["kind", "id"]).orderBy("id").execute();
}
