import { z } from "zod";
import { taskJob } from "#app/features/people/progress/run-task.server.ts";
import { beginTask } from "#app/features/people/progress/tasks.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { findImport } from "./imports.server.ts";
import { runImport } from "./run-import.server.ts";

/** Rows that are brought in while one waits. */
const AT_ONCE = 200;

/** @returns the task of a long one, null when all is done @throws AppError as `runImport` */
export async function beginImport(ctx: UserContext, id: string): Promise<string | null> {
  const { waiting } = await findImport(ctx, id);
  if (!waiting?.isMapped || waiting.table.rows.length <= AT_ONCE) {
    await runImport(ctx, id);
    return null;
  }
  const task = { kind: "import" as const, job: "import.run", key: `import:${id}` };
  return beginTask(ctx, { ...task, total: 0, payload: { id } });
}

const payloadSchema = z.object({ id: z.string() });

export function importOf(payload: unknown): string {
  return payloadSchema.parse(payload).id;
}

export const carryOutImport = taskJob(
  async (ctx, { payload }, { tell }) => {
    await runImport(ctx, importOf(payload), tell);
    return "done";
  },
  { isWhole: true },
);
