import { AsyncLocalStorage } from "node:async_hooks";
import type { UserContext } from "#app/platform/context.server.ts";

interface Steps {
  done: number;
  total: number;
}

/** Steps of the tasks that this process carries out in one transaction, whose rows nobody else sees yet. */
const live = new Map<string, Steps>();

export function liveSteps(id: string): Steps | undefined {
  return live.get(id);
}

export type TellSteps = (steps: Steps) => void;

/** Called outside of any transaction. Other processes hear of the steps by the row where it can be written. */
export function reportSteps(ctx: UserContext, id: string): { tell: TellSteps; end: () => Promise<void> } {
  const outside = AsyncLocalStorage.snapshot();
  const { db, dialect } = ctx.platform.database;
  let writing: Promise<void> | null = null;
  const write = (steps: Steps) =>
    db
      .updateTable("tasks")
      .set(steps)
      .where("id", "=", id)
      .execute()
      .then(
        () => undefined,
        (error: unknown) => ctx.log.warn({ event: "task.steps_untold", err: error }),
      )
      .finally(() => (writing = null));
  return {
    tell: (steps) => {
      live.set(id, steps);
      if (dialect.writesBeside) writing ??= outside(() => write(steps));
    },
    end: async () => {
      await writing;
      live.delete(id);
    },
  };
}
