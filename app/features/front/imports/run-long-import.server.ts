import { z } from "zod";
import { taskJob } from "#app/features/people/progress/run-task.server.ts";
import { beginTask } from "#app/features/people/progress/tasks.server.ts";
import { IMPORT_CHOICES, type ImportChoice } from "#app/features/front/imports/mapping/import-kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { findImport } from "./imports.server.ts";
import { bringIn } from "./run-import.server.ts";

/** Rows that are brought in while one waits. */
const AT_ONCE = 200;

/** @returns the task of a long one, or how many rows wait for corrections. @throws AppError as `bringIn` */
export async function beginImport(
  ctx: UserContext,
  id: string,
  choice: ImportChoice,
): Promise<{ task: string } | { waiting: number }> {
  const { waiting } = await findImport(ctx, id);
  if (!waiting?.isMapped || waiting.table.rows.length <= AT_ONCE) return bringIn(ctx, id, { choice });
  const key = `import:${id}:${waiting.mapping.taken.length}`;
  const begun = { kind: "import" as const, job: "import.run", key, total: 0, payload: { id, choice } };
  return { task: await beginTask(ctx, begun) };
}

const payloadSchema = z.object({ id: z.string(), choice: z.enum(IMPORT_CHOICES).default("whole") });

export function importOf(payload: unknown): string {
  return payloadSchema.parse(payload).id;
}

export const carryOutImport = taskJob(
  async (ctx, { payload }, { tell }) => {
    const { id, choice } = payloadSchema.parse(payload);
    await bringIn(ctx, id, { choice, tell });
    return "done";
  },
  { isWhole: true },
);
