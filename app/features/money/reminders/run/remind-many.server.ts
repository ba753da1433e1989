import { z } from "zod";
import { recordSteps, taskJob } from "#app/features/people/progress/run-task.server.ts";
import { beginTask } from "#app/features/people/progress/tasks.server.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { inParallel } from "#app/platform/in-parallel.ts";

const payloadSchema = z.object({
  chosen: z.array(
    z.object({
      invoiceId: z.string(),
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      send: z.boolean(),
      /** Rappen that the letter claims which the page showed. */
      amount: z.number().optional(),
    }),
  ),
});

export type Chosen = z.output<typeof payloadSchema>["chosen"][number];

export interface RunResult {
  sent: number;
  written: number;
  /** Invoices that were paid, paused or reminded meanwhile, or whose slip breaks a rule. */
  refused: number;
}

export const REMIND_CHOSEN = { kind: "reminders", job: "reminders.run_chosen" } as const;

/** Letters that are written while one waits. */
const MOST_AT_ONCE = 10;

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
  if (chosen.length <= MOST_AT_ONCE) return remindChosen(ctx, chosen);
  const begun = { ...REMIND_CHOSEN, key: `reminders:${key}` };
  return { task: await beginTask(ctx, { ...begun, total: chosen.length, payload: { chosen } }) };
}

const NONE = { sent: 0, written: 0, refused: 0 };

const OUTCOMES = ["sent", "written", "refused"] as const;

export function runResultOf(counts: Record<string, number>): RunResult {
  return { ...NONE, ...counts };
}

/** When the task is carried out again, some letters of the step that broke off may be there already. */
export const carryOutReminders = taskJob(async (ctx, task, { isAgain }) => {
  const { chosen } = payloadSchema.parse(task.payload);
  const counts = runResultOf(task.counts);
  for (let before = task.done; before < chosen.length; before += LETTERS_A_STEP) {
    const step = chosen.slice(before, before + LETTERS_A_STEP);
    const there = isAgain && before === task.done ? await writtenAlready(ctx, step) : [];
    for (const { send } of there) counts[send ? "sent" : "written"] += 1;
    const result = await remindChosen(
      ctx,
      step.filter((one) => !there.includes(one)),
    );
    for (const outcome of OUTCOMES) counts[outcome] += result[outcome];
    const done = before + step.length;
    if (!(await recordSteps(ctx, task.id, { before, done, counts: { ...counts } }))) return "lost";
  }
  return "done";
});

async function writtenAlready(ctx: UserContext, step: Chosen[]): Promise<Chosen[]> {
  const ids = step.map(({ invoiceId }) => invoiceId);
  const today = (await remindersOf(ctx, ids)).filter(({ createdOn }) => createdOn === ctx.today);
  return step.filter(({ invoiceId, level, send }) =>
    today.some(
      (one) => one.invoiceId === invoiceId && one.level === level && one.state === (send ? "sent" : "ready"),
    ),
  );
}

/** While one letter is written to the database, the next is drawn. */
const AT_ONCE = 2;

/** Reminds in a transaction each. @throws AppError what refuses all: `plan.pro_required`, `request.too_many`, … */
export async function remindChosen(ctx: UserContext, chosen: Chosen[]): Promise<RunResult> {
  const result = { sent: 0, written: 0, refused: 0 };
  await inParallel(chosen, AT_ONCE, async (one) => {
    const outcome = await remindOne(ctx, one);
    result[outcome] += 1;
  });
  return result;
}

async function remindOne(
  ctx: UserContext,
  { invoiceId, level, send, amount }: Chosen,
): Promise<keyof RunResult> {
  try {
    await createReminder(ctx, invoiceId, { level, send, seen: { amount } });
    return send ? "sent" : "written";
  } catch (error) {
    if (!isOfOne(error)) throw error;
    return "refused";
  }
}

function isOfOne(error: unknown): boolean {
  return error instanceof AppError && /^(reminder|invoice)\./.test(error.code);
}
