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

/** `/healthz`: alive. `/readyz`: the database answers and has room, no migration is pending, no stop was requested. */
export function healthRoutes(platform: Platform, { isMigrated, stopping }: HealthFacts): Router {
  const router = Router();
  router.get("/healthz", (_request: Request, response: Response) => void response.type("text").send("ok\n"));
  router.get("/readyz", async (_request: Request, response: Response) => {
    const answer = isReady(platform, isMigrated).catch(() => false);
    const ready = !stopping.now && (await Promise.race([answer, pause(ANSWER_WITHIN, false)]));
    response
      .status(ready ? 200 : 503)
      .type("text")
      .send(ready ? "ready\n" : "not ready\n");
  });
  return router;
}

async function isReady(platform: Platform, isMigrated: () => Promise<boolean>): Promise<boolean> {
  await sql`select 1`.execute(platform.database.db);
  return (await platform.database.hasRoom()) && isMigrated();
}
