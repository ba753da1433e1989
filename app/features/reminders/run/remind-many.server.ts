import { z } from "zod";
import { recordStep, taskJob } from "#app/features/progress/run-task.server.ts";
import { beginTask } from "#app/features/progress/tasks.server.ts";
import { remindersOf } from "#app/features/reminders/reminders.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type Chosen, remindChosen, remindOne, type RunResult } from "./remind-chosen.server.ts";

/** Letters that are written while one waits. */
const AT_ONCE = 10;

/**
 * @param key of the page: submitted twice, many letters are one task
 * @returns the task of many, or what has been done @throws AppError as `remindChosen`
 */
export async function remindMany(
  ctx: UserContext,
  chosen: Chosen[],
  key: string,
): Promise<{ task: string } | RunResult> {
  if (chosen.length <= AT_ONCE) return remindChosen(ctx, chosen);
  const begun = { kind: "reminders" as const, job: "reminders.run_chosen", key: `reminders:${key}` };
  return { task: await beginTask(ctx, { ...begun, total: chosen.length, payload: { chosen } }) };
}

const payloadSchema = z.object({
  chosen: z.array(
    z.object({
      invoiceId: z.string(),
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      send: z.boolean(),
      amount: z.number().optional(),
    }),
  ),
});

const NONE = { sent: 0, written: 0, refused: 0 };

export function runResultOf(counts: Record<string, number>): RunResult {
  return { ...NONE, ...counts };
}

/** Only the letter of the step that broke off may be there already. */
export const carryOutReminders = taskJob(async (ctx, task, { isAgain }) => {
  const { chosen } = payloadSchema.parse(task.payload);
  const counts = runResultOf(task.counts);
  for (const [index, one] of chosen.entries()) {
    if (index < task.done) continue;
    const isThere = isAgain && index === task.done && (await isWritten(ctx, one));
    counts[isThere ? outcomeOf(one) : await remindOne(ctx, one)] += 1;
    if (!(await recordStep(ctx, task.id, { before: index, counts: { ...counts } }))) return "lost";
  }
  return "done";
});

function outcomeOf({ send }: Chosen): "sent" | "written" {
  return send ? "sent" : "written";
}

async function isWritten(ctx: UserContext, { invoiceId, level, send }: Chosen): Promise<boolean> {
  const state = send ? "sent" : "ready";
  const reminders = await remindersOf(ctx, [invoiceId]);
  return reminders.some((one) => one.level === level && one.state === state && one.createdOn === ctx.today);
}
