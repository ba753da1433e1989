import type { NextFunction, Request, RequestHandler, Response } from "express";

/** Bytes read of a body whose request is answered already; then the connection is cut. */
const MAX_DISCARDED = 20_000_000;

/**
 * A refused request may still be sending its body. Unread, it would block the connection; cut at once, the caller would
 * see a broken connection instead of the answer.
 */
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
