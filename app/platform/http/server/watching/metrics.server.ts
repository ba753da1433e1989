import cluster from "node:cluster";
import { timingSafeEqual } from "node:crypto";
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from "express";
import type { Metrics } from "#app/platform/observability/metrics.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { metricsOfAll } from "../workers.server.ts";

/** For Prometheus; without `METRICS_TOKEN` it does not exist. */
export function metricsRoutes({ env, metrics }: Platform): Router {
  const router = Router();
  const token = env.METRICS_TOKEN;
  if (!token || !metrics) return router;
  router.get("/metrics", async (request: Request, response: Response) => {
    if (!isSame(request.get("authorization") ?? "", `Bearer ${token}`)) {
      response.status(401).setHeader("WWW-Authenticate", "Bearer");
      return void response.type("text").send("unauthorized\n");
    }
    response.setHeader("Cache-Control", "no-store");
    response.type(metrics.registry.contentType).send(await textOf(metrics));
  });
  return router;
}

function textOf(metrics: Metrics): Promise<string> {
  return cluster.isWorker ? metricsOfAll() : metrics.registry.metrics();
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function countRequests({ metrics }: Platform, routeOf: (path: string) => string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (!metrics) return next();
    const began = performance.now();
    const { method, path } = request;
    const route = routeOf(path);
    metrics.requestBegan(route);
    // Also when the client leaves before the end.
    response.on("close", () => {
      const seconds = (performance.now() - began) / 1000;
      metrics.requestEnded({ method, route, status: response.statusCode, seconds });
    });
    next();
  };
}
