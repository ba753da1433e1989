import { z } from "zod";
import { recordSteps, taskJob } from "#app/features/progress/run-task.server.ts";
import { beginTask } from "#app/features/progress/tasks.server.ts";
import { remindersOf } from "#app/features/reminders/reminders.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type Chosen, remindChosen, type RunResult } from "./remind-chosen.server.ts";

/** Letters that are written while one waits. */
const AT_ONCE = 10;

const LETTERS_A_STEP = 10;

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

/** Of the letters of the step that broke off some may be there already. */
export const carryOutReminders = taskJob(async (ctx, task, { isAgain }) => {
  const { chosen } = payloadSchema.parse(task.payload);
  let counts = runResultOf(task.counts);
  for (let before = task.done; before < chosen.length; before += LETTERS_A_STEP) {
    const step = chosen.slice(before, before + LETTERS_A_STEP);
    const mayBeThere = isAgain && before === task.done;
    const result = await remindChosen(ctx, step, async (one) =>
      mayBeThere && (await isWritten(ctx, one)) ? outcomeOf(one) : null,
    );
    counts = sumOf(counts, result);
    const done = before + step.length;
    if (!(await recordSteps(ctx, task.id, { before, done, counts: { ...counts } }))) return "lost";
  }
  return "done";
});

function sumOf(a: RunResult, b: RunResult): RunResult {
  return { sent: a.sent + b.sent, written: a.written + b.written, refused: a.refused + b.refused };
}

function outcomeOf({ send }: Chosen): "sent" | "written" {
  return send ? "sent" : "written";
}

async function isWritten(ctx: UserContext, { invoiceId, level, send }: Chosen): Promise<boolean> {
  const state = send ? "sent" : "ready";
  const reminders = await remindersOf(ctx, [invoiceId]);
  return reminders.some((one) => one.level === level && one.state === state && one.createdOn === ctx.today);
}
