import { type Request, type Response, Router } from "express";
import { sql } from "kysely";
import type { Platform } from "../platform.server.ts";
import type { Stopping } from "./close-gently.server.ts";

interface HealthFacts {
  isMigrated: () => Promise<boolean>;
  stopping: Stopping;
}

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers and has room, no migration is waiting, and nobody
 * said to stop.
 */
export function healthRoutes(platform: Platform, { isMigrated, stopping }: HealthFacts): Router {
  const router = Router();
  router.get("/healthz", (_request: Request, response: Response) => void response.type("text").send("ok\n"));
  router.get("/readyz", async (_request: Request, response: Response) => {
    const ready = !stopping.now && (await isReady(platform, isMigrated).catch(() => false));
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
