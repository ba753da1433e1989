import type { Agent } from "node:http";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";

const LOOPBACK = ["127.0.0.1", "::1"];

/** Connects to no private address. It is checked when the connection is made: no name can change after it. */
export function publicAgent({ protocol }: URL, allowsLoopback: boolean): Agent {
  const filter = { keepAlive: false, ...(allowsLoopback ? { allowIPAddressList: LOOPBACK } : {}) };
  return protocol === "https:"
    ? new RequestFilteringHttpsAgent(filter)
    : new RequestFilteringHttpAgent(filter);
}
