import { expect, it } from "vitest";
import { unlessDone } from "#app/features/selling/papers/issue-paper.server.ts";
import { AppError } from "#app/platform/errors.ts";

const OVERTAKEN = new AppError("invoice.transition_not_allowed");

/** @returns how often the change was tried, once done or refused */
async function tries(done: boolean[], change: () => Promise<void>): Promise<number> {
  let count = 0;
  await unlessDone(
    "invoice",
    () => Promise.resolve(done.shift() ?? false),
    () => {
      count++;
      return change();
    },
  );
  return count;
}

it("what is done already is not done again", async () => {
  expect(await tries([true], () => Promise.reject(OVERTAKEN))).toBe(0);
});

it("what another call does meanwhile counts as done", async () => {
  expect(await tries([false, true], () => Promise.reject(OVERTAKEN))).toBe(1);
});

it("what is refused and still not done stays refused", async () => {
  await expect(tries([false, false], () => Promise.reject(OVERTAKEN))).rejects.toBe(OVERTAKEN);
});

it("another fault is told, whatever stands by now", async () => {
  const fault = new AppError("invoice.changed");
  await expect(tries([false, true], () => Promise.reject(fault))).rejects.toBe(fault);
});
