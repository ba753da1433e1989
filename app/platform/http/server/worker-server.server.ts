import type { RequestListener } from "node:http";
import express from "express";
import type { Platform } from "#app/platform/platform.server.ts";
import { healthRoutes } from "./watching/health.server.ts";
import { closeConnectionsWhenStopping } from "./shut-down-gracefully.server.ts";
import { metricsRoutes } from "./watching/metrics.server.ts";
import type { WebParts } from "./web-server.server.ts";

/** What a process that only runs jobs answers: its health and its figures. */
export function createWorkerServer(
  platform: Platform,
  { isMigrated, stopping }: Required<Pick<WebParts, "isMigrated" | "stopping">>,
): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.use(closeConnectionsWhenStopping(stopping));
  app.use(healthRoutes(platform, { isMigrated, stopping }));
  app.use(metricsRoutes(platform));
  app.use((_request, response) => void response.status(404).type("text").send("not found\n"));
  return app;
}
