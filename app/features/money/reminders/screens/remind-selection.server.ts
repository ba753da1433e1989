import { createHash } from "node:crypto";
import { beginTask, taskOfKey } from "#app/features/people/progress/tasks.server.ts";
import { dueReminders, waitingDrafts } from "#app/features/money/reminders/run/due-reminders.server.ts";
import { type Chosen, REMIND_CHOSEN } from "#app/features/money/reminders/run/remind-many.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { rowsOfLevels } from "./run-page.server.ts";
import type { RunRow } from "./run-row.ts";

const ROWS_AT_ONCE = 100;

/** Those of a selection whose time has come; by e-mail only where one may send. */
export async function dueOfSelection(ctx: UserContext, ids: readonly string[]): Promise<RunRow[]> {
  const settings = await findReminderSettings(ctx);
  if (settings.mode === "off" || ids.length === 0) return [];
  const wanted = new Set(ids);
  const levels = new Map<string, Level>();
  const add = (due: { invoiceId: string; level: Level }[]) => {
    for (const { invoiceId, level } of due) if (wanted.has(invoiceId)) levels.set(invoiceId, level);
  };
  add(await waitingDrafts(ctx, ids.length));
  for await (const due of dueReminders(ctx, settings)) add(due);
  const maySend = ctx.user.emailVerified && (await isPro(ctx));
  const rows: RunRow[] = [];
  const all = [...levels];
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
    const some = await rowsOfLevels(ctx, settings, all.slice(from, from + ROWS_AT_ONCE));
    rows.push(...some.map((row) => ({ ...row, byEmail: row.byEmail && maySend })));
    await yieldToRequests();
  }
  return rows;
}

/** Stands for the letters that a page has shown. */
export function seenLetters(rows: readonly RunRow[]): string {
  const shown = rows.map(({ id, level, rappen, byEmail }) => [id, level, rappen, byEmail]);
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
}

/**
 * @param key of the page: sent twice it begins one task
 * @returns the task @throws AppError `batch.selection_changed`, `batch.nothing_to_send`
 */
export async function remindSelection(
  ctx: UserContext,
  ids: readonly string[],
  { seen, key }: { seen: string; key: string },
): Promise<string> {
  const begun = { ...REMIND_CHOSEN, key: `reminders:selection:${key}` };
  const earlier = await taskOfKey(ctx, begun.key);
  if (earlier) return earlier;
  const rows = await dueOfSelection(ctx, ids);
  if (seenLetters(rows) !== seen) throw new AppError("batch.selection_changed");
  if (rows.length === 0) throw new AppError("batch.nothing_to_send");
  const chosen = rows.map(({ id, level, byEmail, rappen }): Chosen => ({
    invoiceId: id,
    level,
    send: byEmail,
    amount: rappen,
  }));
  return beginTask(ctx, { ...begun, total: chosen.length, payload: { chosen } });
}
