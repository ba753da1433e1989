import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { makeFolder, newAccount, removeFolder, signIn } from "../account.ts";
import { interleaved, type Measure } from "../interleave.ts";
import { fillPayable, payingFile } from "../payable-invoices.ts";
import { compared, type Row } from "../row.ts";

const MANY_FOLDER = path.join(import.meta.dirname, "../../data/bench/payable");
const FEW = 10_000;
const MANY = 1_000_000;
const SIZE = 1_000;

/** P15: importing a bank file of 1,000 payments for somebody with 10,000 invoices and with 1,000,000. */
export async function matching(): Promise<Row[]> {
  const dir = makeFolder();
  const few = (await newAccount(dir)).ctx;
  await fillPayable(few, FEW);
  await seedMany();
  const many = (await signIn(MANY_FOLDER)).ctx;
  const measures = { few: await importing(few, FEW), many: await importing(many, MANY) };
  const ms = await interleaved(measures, { rounds: 5 });
  for (const ctx of [few, many]) await ctx.db.destroy();
  await closeBankFilePool();
  removeFolder(dir);
  return [
    compared({
      part: "P15",
      what: `a bank file of ${SIZE} payments at 1,000,000 invoices`,
      ours: { value: ms.many, unit: "ms" },
      baseline: { name: "at 10,000", value: ms.few, unit: "ms" },
      goal: { atMost: 1.5 },
    }),
  ];
}

/** Each round imports a file of other payments. */
async function importing(ctx: UserContext, count: number): Promise<Measure> {
  const { files } = await ctx.db
    .selectFrom("bank_files")
    .select(({ fn }) => fn.countAll<number>().as("files"))
    .executeTakeFirstOrThrow();
  let round = files;
  return async () => {
    const bytes = await payingFile(ctx, { round: round++, size: SIZE, count });
    const began = performance.now();
    const { counts } = await importBankFiles(ctx, [{ name: "camt.xml", bytes }]);
    const ms = performance.now() - began;
    if (counts.booked + counts.proposed !== SIZE) throw new Error("payments were not matched");
    return ms;
  };
}

/** Kept for later runs. */
async function seedMany(): Promise<void> {
  if (existsSync(MANY_FOLDER)) return;
  const unfinished = `${MANY_FOLDER}-unfinished-${process.pid}`;
  const { ctx } = await newAccount(unfinished);
  await fillPayable(ctx, MANY);
  await ctx.db.destroy();
  renameSync(unfinished, MANY_FOLDER);
}
