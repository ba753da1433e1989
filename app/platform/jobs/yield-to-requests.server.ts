import { setImmediate } from "node:timers/promises";

/** A turn of the event loop that was over sooner than this had nothing to do (ms). */
const IDLE = 0.2;

/** Somebody is always first in a busy server; after so long it is the caller's turn again (ms). */
const PATIENCE = 20;

/** Between two pieces of long work: lets requests go first, until a turn of the event loop had nothing to do for them. */
export async function giveWay(): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (let began = performance.now(), now = 0; now < end; began = now) {
    await setImmediate();
    now = performance.now();
    if (now - began < IDLE) return;
  }
}
