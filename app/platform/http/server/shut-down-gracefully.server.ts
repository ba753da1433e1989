import type { Server } from "node:http";
import net from "node:net";
import type { NextFunction, Request, RequestHandler, Response } from "express";

export interface Stopping {
  now: boolean;
}

/** ms in which an idle connection may still bring a request under way. */
const KEEP_ALIVE_GRACE = 1_000;

const LOOK_EVERY_MS = 50;

/** `server.close()` would cut idle connections at once, and hit the next request of a balancer that keeps them open. */
export async function shutDownGracefully(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
  const began = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - began > KEEP_ALIVE_GRACE) server.closeIdleConnections();
  }, LOOK_EVERY_MS);
  await closed;
  clearInterval(timer);
}

export function closeConnectionsWhenStopping(stopping: Stopping): RequestHandler {
  return (_request: Request, response: Response, next: NextFunction) => {
    if (stopping.now) response.setHeader("Connection", "close");
    next();
  };
}
