import type { Server } from "node:http";
import net from "node:net";
import type { NextFunction, Request, RequestHandler, Response } from "express";

/** Whether this process has been told to stop. */
export interface Stopping {
  now: boolean;
}

/** How long a connection that is idle may still bring a request that was on its way (ms). */
const KEEP_ALIVE_GRACE = 1_000;

/** How often finished connections are closed after that (ms). */
const LOOK_EVERY = 50;

/**
 * Takes no new connection, answers what is running and what is on its way, and resolves when everybody has gone. Cutting
 * idle connections at once, as `server.close()` does, would meet the next request of a balancer that keeps them.
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

/** From then on every answer says that its connection will not be used again. */
export function closeConnectionsWhenStopping(stopping: Stopping): RequestHandler {
  return (_request: Request, response: Response, next: NextFunction) => {
    if (stopping.now) response.setHeader("Connection", "close");
    next();
  };
}
