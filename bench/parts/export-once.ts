import { monitorEventLoopDelay } from "node:perf_hooks";
import { dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { exportData } from "#app/features/front/exports/export-data.server.ts";
import { invoicePages } from "#app/features/front/exports/kinds/invoices.server.ts";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { signIn } from "../account.ts";
import { memoryOf } from "../servers.ts";

/** One export in this process, its figures printed as JSON: `export-once.ts DIR csv|excel|json|plain`. */
export interface ExportFigures {
  seconds: number;
  /** Longest time for which nobody else had their turn, ms. */
  stall: number;
  /** The most that the process took, MB. */
  memory: number;
}

const [dir = "", format = "csv"] = process.argv.slice(2);
const { ctx } = await signIn(dir);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const began = performance.now();
await (format === "plain" ? plain(ctx) : exported(ctx));
const seconds = (performance.now() - began) / 1000;
delay.disable();
await closeWorkbookPool();
await ctx.db.destroy();
const figures: ExportFigures = { seconds, stall: delay.max / 1e6, memory: memoryOf(process.pid).most };
console.log(JSON.stringify(figures));

async function exported(ctx: UserContext): Promise<number> {
  const file = await exportData(ctx, dataExportSchema.parse({ format, includeInvoices: true }));
  if ("entries" in file) throw new Error("one part is no archive");
  let size = 0;
  for await (const piece of file.pieces) size += piece.length;
  return size;
}

/** The same rows, written without any care for what stands in them. */
async function plain(ctx: UserContext): Promise<number> {
  let size = 0;
  for await (const page of invoicePages(ctx, { dateFrom: "", dateTo: "" })) {
    for (const invoice of page)
      size += `${Object.values({ ...invoice, ...invoice.recipient }).join(";")}\r\n`.length;
  }
  return size;
}
