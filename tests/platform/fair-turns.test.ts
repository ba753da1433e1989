import { afterEach, expect, it, vi } from "vitest";
import { Exhausted, ExhaustionPrice } from "#app/platform/exhaustion-price.server.ts";
import { FairTurns } from "#app/platform/fair-turns.server.ts";

afterEach(() => void vi.useRealTimers());

const refusal = "server.busy";

/** Work that is over when it is told so, and which pieces of it have begun. */
function workshop(turns: FairTurns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (owner: string, name: string) =>
    turns.run({ owner, refusal }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  return { begun, ask, end: (name: string) => ends.get(name)?.() };
}

it("whoever brings much waits behind the others", async () => {
  const { begun, ask, end } = workshop(new FairTurns({ atOnce: 1, patience: 1000 }));
  const asked = [ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("b", "b1")];
  for (const name of ["a1", "b1", "a2", "a3"]) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all(asked)).toEqual(["a1", "a2", "a3", "b1"]);
});

it("of each owner one piece of work runs, of all of them so many", async () => {
  const { begun, ask, end } = workshop(new FairTurns({ atOnce: 2, patience: 1000 }));
  const asked = [ask("a", "a1"), ask("a", "a2"), ask("b", "b1"), ask("c", "c1")];
  await expect.poll(() => begun).toEqual(["a1", "b1"]);
  end("b1");
  await expect.poll(() => begun).toEqual(["a1", "b1", "c1"]);
  for (const name of ["a1", "c1"]) end(name);
  await expect.poll(() => begun).toContain("a2");
  end("a2");
  await Promise.all(asked);
});

it("whoever waits too long is told that others are being served, and the rest goes on", async () => {
  vi.useFakeTimers();
  const { begun, ask, end } = workshop(new FairTurns({ atOnce: 1, patience: 1000 }));
  const first = ask("a", "a1");
  const second = expect(ask("b", "b1")).rejects.toMatchObject({ code: refusal, retryAfter: 10 });
  await vi.advanceTimersByTimeAsync(1000);
  await second;
  const third = ask("c", "c1");
  end("a1");
  await first;
  await vi.advanceTimersByTimeAsync(0);
  end("c1");
  await third;
  expect(begun).toEqual(["a1", "c1"]);
});

it("work that fails ends its turn", async () => {
  const turns = new FairTurns({ atOnce: 1, patience: 1000 });
  await expect(turns.run({ owner: "a", refusal }, () => Promise.reject(new Error("x")))).rejects.toThrow("x");
  expect(await turns.run({ owner: "a", refusal }, () => Promise.resolve(1))).toBe(1);
});

it("work that takes longer leaves its place to others, as far as there are places for long work", async () => {
  vi.useFakeTimers();
  const { begun, ask, end } = workshop(new FairTurns({ atOnce: 1, long: 1, patience: 10_000 }));
  const asked = [ask("a", "a1"), ask("b", "b1"), ask("c", "c1"), ask("a", "a2")];
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual(["a1"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(["a1", "b1"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toEqual(["a1", "b1"]);
  end("a1");
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(["a1", "b1", "c1"]);
  for (const name of ["b1", "c1"]) end(name);
  await vi.advanceTimersByTimeAsync(0);
  end("a2");
  await Promise.all(asked);
});

it("whoever exhausted a thread waits before the next file, twice as long each time, and others do not", async () => {
  vi.useFakeTimers();
  const price = new ExhaustionPrice();
  const turns = new FairTurns({ atOnce: 1, long: 1, patience: 30_000, price });
  const exhaust = () => turns.run({ owner: "a", refusal }, () => Promise.reject(new Exhausted()));
  const waits: (number | null)[] = [];
  for (let time = 0; time < 4; time++) {
    const asked = expect(exhaust()).rejects.toMatchObject({ code: "file.unread" });
    await vi.advanceTimersByTimeAsync(price.waitOf("a") ?? 0);
    await asked;
    waits.push(price.waitOf("a"));
    expect(await turns.run({ owner: "b", refusal }, () => Promise.resolve("read"))).toBe("read");
  }
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000]);
  await expect(exhaust()).rejects.toMatchObject({ code: refusal, retryAfter: 40 });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(price.waitOf("a")).toBeNull();
});

it("whoever exhausted a thread takes no place that others wait for", async () => {
  vi.useFakeTimers();
  const price = new ExhaustionPrice();
  price.charge("a");
  const { begun, ask, end } = workshop(new FairTurns({ atOnce: 1, long: 1, patience: 30_000, price }));
  await vi.advanceTimersByTimeAsync(5_000);
  const asked = [ask("a", "a1"), ask("b", "b1"), ask("c", "c1")];
  await vi.advanceTimersByTimeAsync(2_000);
  expect(begun).toEqual(["a1", "b1"]);
  end("b1");
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(["a1", "b1", "c1"]);
  for (const name of ["a1", "c1"]) end(name);
  await Promise.all(asked);
});
