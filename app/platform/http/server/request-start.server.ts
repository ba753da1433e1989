import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { Platform } from "#app/platform/platform.server.ts";
import { pathWithoutToken } from "#app/platform/http/pages/public-path.ts";
import { traceFields } from "#app/platform/observability/tracing/spans.server.ts";
import type { RequestStart } from "#app/platform/http/request-context.server.ts";

/** Requested every few seconds and of no interest in a log or a trace. */
export const QUIET_PATHS = /^\/(healthz|readyz|assets\/|fonts\/|favicon)/;

export function startRequest(platform: Platform): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const requestId = randomUUIDv7();
    const log = platform.log.child({ requestId, ...traceFields() });
    const start: RequestStart = {
      platform,
      requestId,
      log,
      clientIp: request.ip ?? "",
      drained: () => drained(response),
      nonce: randomBytes(16).toString("base64url"),
      setCookie: (cookie) => void response.append("Set-Cookie", cookie),
      identities: {},
    };
    response.locals.start = start;
    response.setHeader("X-Request-Id", requestId);
    const began = performance.now();
    response.on("finish", () => {
      if (QUIET_PATHS.test(request.path) && response.statusCode < 400) return;
      const ms = Math.round(performance.now() - began);
      log.info({
        event: "request",
        method: request.method,
        path: pathWithoutToken(request.path),
        status: response.statusCode,
        ms,
      });
    });
    next();
  };
}

/** Node buffers what a slow client has not taken yet: senders of much data wait here. */
function drained(response: Response): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(false);
  if (!response.writableNeedDrain) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = () => {
      response.off("drain", settle).off("close", settle);
      resolve(!response.destroyed);
    };
    response.on("drain", settle).on("close", settle);
  });
}

export function startOf(response: Response): RequestStart {
  return response.locals.start as RequestStart;
}
