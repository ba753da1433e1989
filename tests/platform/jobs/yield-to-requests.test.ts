import { afterEach, describe, expect, it, vi } from "vitest";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";

/** Others take a millisecond of each turn of the event loop, so many times; time stands still otherwise. */
function busyFor(turns: number) {
  const others = { time: 0, done: 0, stop: () => (turns = 0) };
  vi.spyOn(performance, "now").mockImplementation(() => others.time);
  const work = () => {
    if (others.done >= turns) return;
    others.done++;
    others.time++;
    setImmediate(work);
  };
  setImmediate(work);
  return others;
}

describe("giving way", () => {
  afterEach(() => vi.restoreAllMocks());

  it("waits until the others have nothing to do", async () => {
    const others = busyFor(7);
    await yieldToRequests();
    expect(others.done).toBe(7);
  });

  it("goes on at once when nobody else has anything to do", async () => {
    const others = busyFor(0);
    await yieldToRequests();
    expect(others.time).toBe(0);
  });

  it("has its turn in the end, however busy the others are", async () => {
    const others = busyFor(Infinity);
    await yieldToRequests();
    expect(others.done).toBeGreaterThanOrEqual(20);
    others.stop();
  });
});
