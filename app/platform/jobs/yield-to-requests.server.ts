import { setImmediate } from "node:timers/promises";

/** A turn of the event loop shorter than this had nothing to do (ms). */
const IDLE = 0.2;

/** In a busy server requests never end: the work goes on after this time at the latest (ms). */
const LONGEST_WAIT = 20;

/** Call between two pieces of long work: waits until a turn of the event loop had no request to serve. */
export async function yieldToRequests(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  for (let began = performance.now(), now = 0; now < end; began = now) {
    await setImmediate();
    now = performance.now();
    if (now - began < IDLE) return;
  }
}
