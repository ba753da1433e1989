import { execFileSync } from "node:child_process";
import { fillInvoices, makeFolder, newAccount, removeFolder } from "../account.ts";
import { median } from "../interleave.ts";
import { bounded, compared, type Row } from "../row.ts";
import { SMALL_HEAP } from "../servers.ts";
import type { ExportFigures } from "./export-once.ts";

const FEW = 1_000;
const MANY = 100_000;
const FORMATS = ["csv", "excel", "json"] as const;
const HEAPS = { "default heap": [], "384 MB heap": SMALL_HEAP };
const ROUNDS = 3;

/** Longest time for which nobody else has their turn, ms. */
const STALL = 50;

/** P8: exports of 1,000 and of 100,000 invoices; each in a process of its own, whose memory is nobody else's. */
export async function exportingData(): Promise<Row[]> {
  const [few, many] = [await filled(FEW), await filled(MANY)];
  const rows: Row[] = [];
  for (const format of FORMATS) {
    for (const [heap, args] of Object.entries(HEAPS)) {
      const runs = Array.from({ length: ROUNDS }, () => ({
        few: once(few, format, args),
        many: once(many, format, args),
        plain: format === "csv" ? once(many, "plain", args) : null,
      }));
      const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
      rows.push(
        compared({
          part: "P8",
          what: `${format}: memory at 100,000 rows, ${heap}`,
          ours: { value: of(({ many }) => many.memory), unit: "MB" },
          baseline: { name: "at 1,000 rows", value: of(({ few }) => few.memory), unit: "MB" },
          goal: { atMost: 1.3 },
        }),
        bounded(
          ...(["P8", `${format}: longest stall at 100,000 rows, ${heap}`] as const),
          ...([{ value: of(({ many }) => many.stall), unit: "ms" }, STALL] as const),
        ),
      );
      if (format === "csv")
        rows.push(
          compared({
            part: "P8",
            what: `csv: time for 100,000 rows, ${heap}`,
            ours: { value: of(({ many }) => many.seconds), unit: "s" },
            baseline: { name: "a plain generator", value: of(({ plain }) => plain!.seconds), unit: "s" },
            goal: { atMost: 1.5 },
          }),
        );
    }
  }
  [few, many].forEach(removeFolder);
  return rows;
}

async function filled(count: number): Promise<string> {
  const dir = makeFolder();
  const { ctx } = await newAccount(dir);
  await fillInvoices(ctx, count);
  await ctx.db.destroy();
  return dir;
}

function once(dir: string, format: string, nodeArgs: string[]): ExportFigures {
  const program = new URL("export-once.ts", import.meta.url).pathname;
  const args = ["--disable-warning=ExperimentalWarning", ...nodeArgs, program, dir, format];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as ExportFigures;
}
