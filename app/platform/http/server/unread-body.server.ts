import type { NextFunction, Request, RequestHandler, Response } from "express";

/** Bytes; then the connection is cut. */
const MAX_DISCARDED = 20_000_000;

/** Unread, the body of a refused request would block the connection; cut at once, the caller would miss the answer. */
export function discardUnreadBody(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    response.on("finish", () => {
      if (request.complete || request.destroyed) return;
      let discarded = 0;
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
