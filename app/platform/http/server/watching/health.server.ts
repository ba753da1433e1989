import { setTimeout as pause } from "node:timers/promises";
import { type Request, type Response, Router } from "express";
import { sql } from "kysely";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Stopping } from "../shut-down-gracefully.server.ts";

/** ms; callers give up after a few seconds. */
const ANSWER_WITHIN = 1_500;

interface HealthFacts {
  isMigrated: () => Promise<boolean>;
  stopping: Stopping;
}

const AWAY = "the database does not answer";

/** `/healthz`: alive. `/readyz`: no stop was requested, no migration waits, the database answers and takes writes. */
export function healthRoutes(platform: Platform, { isMigrated, stopping }: HealthFacts): Router {
  const router = Router();
  router.get("/healthz", (_request: Request, response: Response) => void response.type("text").send("ok\n"));
  router.get("/readyz", async (_request: Request, response: Response) => {
    const found = hindrance(platform, isMigrated).catch(() => AWAY);
    const why = stopping.now ? "the process stops" : await Promise.race([found, pause(ANSWER_WITHIN, AWAY)]);
    response
      .status(why ? 503 : 200)
      .type("text")
      .send(why ? `not ready: ${why}\n` : "ready\n");
  });
  return router;
}

/** Why nobody should be sent here; empty without a reason. */
async function hindrance({ database }: Platform, isMigrated: () => Promise<boolean>): Promise<string> {
  await sql`select 1`.execute(database.db);
  if (!(await isMigrated())) return "a migration is pending";
  return (await database.takesWrites()) ? "" : "the database takes no changes";
}
