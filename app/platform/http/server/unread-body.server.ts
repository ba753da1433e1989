import type { NextFunction, Request, RequestHandler, Response } from "express";

/** Bytes; then the connection is cut. */
const MAX_DISCARDED = 20_000_000;

/** So many bytes come at least in each of these times (ms). */
const LEAST = { bytes: 300_000, within: 30_000 };

/** Unread, the body of a refused request would block the connection; cut at once, the caller would miss the answer. */
export function discardUnreadBody(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    response.on("finish", () => {
      if (request.complete || request.destroyed) return;
      let discarded = 0;
      let before = 0;
      const watch = setInterval(() => {
        if (discarded - before < LEAST.bytes) request.destroy();
        before = discarded;
      }, LEAST.within);
      request.once("close", () => clearInterval(watch));
      request.removeAllListeners("data");
      request.on("data", (chunk: Buffer) => {
        discarded += chunk.byteLength;
        if (discarded > MAX_DISCARDED) request.destroy();
      });
      request.resume();
    });
    next();
  };
}
