import { randomUUIDv7 } from "node:crypto";
import { type Context, createContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

export const MOVE_JOB = "document.move";

const MINUTE = 60_000;

const queuedFor = new WeakMap<Platform, number>();

/**
 * After a document was written. Outside of its transaction: a key that another one is about to write would make this
 * one wait for it. What gets lost here, the hourly run finds.
 */
export function queueMoveAfterCommit({ platform, afterCommit }: Context): void {
  if (!platform.storage || platform.storage.isReadOnly) return;
  afterCommit(() => {
    queueNextMove(platform).catch((error: unknown) => {
      platform.log.warn({ event: "document_move.not_queued", err: error });
    });
  });
}

/** Queues for the beginning of the next minute, once over all processes. */
export async function queueNextMove(platform: Platform): Promise<void> {
  const next = Math.floor(platform.now().getTime() / MINUTE + 1) * MINUTE;
  if (queuedFor.get(platform) === next) return;
  const runAt = new Date(next);
  const ctx = createContext({ platform, locale: "en", requestId: randomUUIDv7(), log: platform.log });
  await enqueueJob(ctx, { name: MOVE_JOB, payload: {}, key: `${MOVE_JOB}:${runAt.toISOString()}`, runAt });
  queuedFor.set(platform, next);
}
