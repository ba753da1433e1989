import { setImmediate } from "node:timers/promises";

/** ms; a turn of the event loop shorter than this had nothing to do. */
const IDLE = 0.2;

/** ms: in a busy server requests never end. */
const LONGEST_WAIT = 20;

/** Waits until a turn of the event loop had no request to serve. */
export async function yieldToRequests(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  for (let began = performance.now(), now = 0; now < end; began = now) {
    await setImmediate();
    now = performance.now();
    if (now - began < IDLE) return;
  }
}
