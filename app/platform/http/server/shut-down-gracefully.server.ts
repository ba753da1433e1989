import type { Server } from "node:http";
import net, { type Socket } from "node:net";
import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import type { NextFunction, Request, RequestHandler, Response } from "express";

export interface Stopping {
  now: boolean;
}

const KEEP_ALIVE_GRACE_MS = 1_000;
const LOOK_EVERY_MS = 50;
const SHORT_TURN_MS = 1;

export function openConnections(server: Server): Set<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return open;
}

/** `server.close()` would cut idle connections at once, and hit the next request of a balancer that keeps them open. */
export async function shutDownGracefully(server: Server, open: Set<Socket>): Promise<void> {
  const began = performance.now();
  await acceptWaitingConnections(server, began + KEEP_ALIVE_GRACE_MS);
  const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
  const timer = setInterval(() => {
    if (performance.now() - began > KEEP_ALIVE_GRACE_MS) void closeIdleConnections(server, open);
  }, LOOK_EVERY_MS);
  await closed;
  clearInterval(timer);
}

/** Closing resets connections that wait to be accepted, one each turn; more arrive during a long one. */
async function acceptWaitingConnections(server: Server, giveUpAt: number): Promise<void> {
  let isQuiet = false;
  const note = () => (isQuiet = false);
  server.on("connection", note);
  while (!isQuiet && performance.now() < giveUpAt) {
    isQuiet = true;
    const took = await readWhatHasArrived();
    isQuiet &&= took < SHORT_TURN_MS;
  }
  server.off("connection", note);
}

async function closeIdleConnections(server: Server, open: Set<Socket>): Promise<void> {
  await readWhatHasArrived();
  server.closeIdleConnections();
  for (const socket of open) {
    const hasNeverAsked = socket.bytesRead === 0;
    if (hasNeverAsked) socket.destroy();
  }
}

async function readWhatHasArrived(): Promise<number> {
  await turnOfEventLoop();
  const began = performance.now();
  await turnOfEventLoop();
  return performance.now() - began;
}

export function closeConnectionsWhenStopping(stopping: Stopping): RequestHandler {
  return (_request: Request, response: Response, next: NextFunction) => {
    if (stopping.now) response.setHeader("Connection", "close");
    next();
  };
}
