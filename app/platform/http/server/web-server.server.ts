import type { RequestListener } from "node:http";
import path from "node:path";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";
import { sessionCookie } from "#app/platform/auth/session.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { closeConnectionsWhenStopping, type Stopping } from "./shut-down-gracefully.server.ts";
import { healthRoutes } from "./watching/health.server.ts";
import { countRequests, metricsRoutes } from "./watching/metrics.server.ts";
import { outboxRoutes } from "./outbox.server.ts";
import { publicPageHeaders } from "./public-page-headers.server.ts";
import { onePageAtATime } from "./one-page-at-a-time.server.ts";
import {
  answerFaults,
  apiPageIsRead,
  emptyHeadersStay,
  knownMethodsOnly,
  noFormerDataRequests,
  singleLinePathsOnly,
} from "./refusal.server.ts";
import { OTHER_ROUTE, patternsOf } from "./route-patterns.server.ts";
import { startRequest } from "./request-start.server.ts";
import { parsableTarget, wellFormedTargets } from "./request-target.server.ts";
import { openToAnyPage, sameOriginOnly } from "./same-origin.server.ts";
import { neverStored, securityHeaders, withoutPageHeaders } from "./security-headers.server.ts";
import { traceRequests } from "./watching/trace-requests.server.ts";
import { discardUnreadBody } from "./unread-body.server.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");

export interface WebParts {
  /** A function in development, where the screens change. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  pages: express.RequestHandler;
  isMigrated: () => Promise<boolean>;
  stopping?: Stopping;
  assets?: express.RequestHandler;
}

const OF_BUILD = { immutable: true, maxAge: "1y", index: false, setHeaders: withoutPageHeaders };

export function createWebServer(platform: Platform, parts: WebParts): RequestListener {
  const { build, pages, isMigrated, assets, stopping = { now: false } } = parts;
  const { env } = platform;
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  // One hop: the last entry is the proxy's own, those before it are whatever the caller wrote.
  app.set("trust proxy", env.TRUST_PROXY ? 1 : false);
  const routeOf = platform.metrics || platform.tracing ? patternsOf(build) : () => OTHER_ROUTE;
  app.use(traceRequests(platform, routeOf));
  app.use(startRequest(platform));
  app.use(countRequests(platform, routeOf));
  app.use(discardUnreadBody());
  app.use(closeConnectionsWhenStopping(stopping));
  app.use(healthRoutes(platform, { isMigrated, stopping }));
  app.use(metricsRoutes(platform));
  app.use(securityHeaders(env));
  app.use(publicPageHeaders(env));
  app.use(wellFormedTargets(env));
  app.use(compression());
  if (assets) app.use(assets);
  else app.use("/assets", express.static(path.join(ROOT, "build/client/assets"), OF_BUILD));
  app.use("/fonts", express.static(path.join(ROOT, "public/fonts"), OF_BUILD));
  app.get(
    /^\/([\w-]+\.(svg|ico|png|webmanifest|txt)|landing\/[\w-]+\.webp|offline\.css|service-worker\.js)$/,
    express.static(path.join(ROOT, "public"), { maxAge: "1h", index: false }),
  );
  app.use(neverStored());
  app.use(outboxRoutes(platform));
  app.use(openToAnyPage());
  app.use(knownMethodsOnly());
  app.use(apiPageIsRead());
  app.use(singleLinePathsOnly());
  app.use(noFormerDataRequests());
  app.use(emptyHeadersStay());
  app.use(sameOriginOnly(platform));
  app.use(onePageAtATime(sessionCookie(platform).name));
  app.all("*", pages);
  app.use(answerFaults());
  return (request, response) => {
    request.url = parsableTarget(request.url);
    app(request, response);
  };
}
