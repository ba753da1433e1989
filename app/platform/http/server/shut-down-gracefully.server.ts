import type { Server } from "node:http";
import net from "node:net";
import type { NextFunction, Request, RequestHandler, Response } from "express";

export interface Stopping {
  now: boolean;
}

/** How long an idle connection may still bring a request under way (ms). */
const KEEP_ALIVE_GRACE = 1_000;

/** How often finished connections are closed after that (ms). */
const LOOK_EVERY = 50;

/**
 * Accepts no new connection, answers running requests, and resolves when all are done. Cutting idle connections at
 * once, as `server.close()` does, would hit the next request of a balancer that keeps them open.
 */
export async function shutDownGracefully(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
  const began = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - began > KEEP_ALIVE_GRACE) server.closeIdleConnections();
  }, LOOK_EVERY);
  await closed;
  clearInterval(timer);
}

/** While stopping, every answer closes its connection. */
export function closeConnectionsWhenStopping(stopping: Stopping): RequestHandler {
  return (_request: Request, response: Response, next: NextFunction) => {
    if (stopping.now) response.setHeader("Connection", "close");
    next();
  };
}
