import { mayBegin } from "#app/features/taxes/tax/reconciliation/begin-reconciliation.server.ts";
import { compareWithFiled } from "#app/features/taxes/tax/reconciliation/compare.server.ts";
import { type ComparedLine } from "#app/features/taxes/tax/reconciliation/compared-lines.ts";
import { type Reconciled, reconciledIn } from "#app/features/taxes/tax/reconciliation/reconciled.server.ts";
import { fileUntil } from "#app/features/taxes/tax/periods/period.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { requireMoved } from "#app/features/books/book/closed-days.server.ts";
import { spanOfYear } from "#app/features/taxes/year/year-figures.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Day } from "#app/swiss/dates.ts";

interface YearsReconciliation {
  reconciled: Reconciled;
  lines: ComparedLine[];
  fileUntil: Day;
  /** `open` once it was begun; `ready` when it may be; else what it waits for. */
  state: "running" | "unfiled" | "mixed" | "ready" | "open";
}

/** @throws AppError `year.not_found`, also for a year without VAT returns, `journal.being_moved` */
export async function readReconciliation(ctx: BusinessContext, year: number): Promise<YearsReconciliation> {
  await requireMoved(ctx);
  const days = await spanOfYear(ctx, year);
  await listPeriods(ctx);
  const reconciled = await reconciledIn(ctx, days);
  if (!reconciled) throw new AppError("year.not_found");
  const { lines } = await compareWithFiled(ctx, reconciled);
  const isReady = mayBegin(reconciled, days, ctx.today);
  return {
    reconciled,
    lines,
    fileUntil: fileUntil({ endsOn: reconciled.to, kind: "reconciliation" }),
    state: reconciled.open ? "open" : isReady ? "ready" : waitingFor(reconciled, days.to < ctx.today),
  };
}

function waitingFor({ unfiled }: Reconciled, isOver: boolean): "running" | "unfiled" | "mixed" {
  if (!isOver) return "running";
  return unfiled.length > 0 ? "unfiled" : "mixed";
}
