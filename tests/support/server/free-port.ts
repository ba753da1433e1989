import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that systems give away by themselves (Linux from 32768, others from 49152): there, a port that is
 * free now may be that of somebody's outgoing connection before a server takes it, or while one restarts.
 */
const FIRST = 20_000;
const LAST = 32_000;

const given = new Set<number>();

/** A port that nobody listens on, and that this process has not been given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
