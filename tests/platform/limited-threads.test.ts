import { afterAll, expect, it } from "vitest";
import { exhaustionPrice } from "#app/platform/exhaustion-price.server.ts";
import { LimitedThreads } from "#app/platform/limited-threads.server.ts";

const MB = 1_000_000;

const threads = new LimitedThreads(new URL("../support/heavy/spending.worker.ts", import.meta.url), {
  processorTime: 1_500,
  resourceLimits: { maxOldGenerationSizeMb: 64 },
  outsideHeapMb: 100,
});

afterAll(() => threads.close());

const run = (name: string, input: number, owner: string) =>
  threads.run(input, { name, owner, refusal: "server.busy" });

const UNREAD = { code: "file.unread", retryAfter: 10 };

it("a file that takes more processor time than it may is unread, and only its owner pays for it", async () => {
  await expect(run("spend", 60_000, "spender")).rejects.toMatchObject(UNREAD);
  expect(await run("spend", 1, "other")).toBe("spent");
  expect(exhaustionPrice.waitOf("spender")).toBeGreaterThan(0);
  expect(exhaustionPrice.waitOf("other")).toBeNull();
});

it("so is one that takes more memory than it may, outside of the heap too", async () => {
  await expect(run("hold", 200 * MB, "holder")).rejects.toMatchObject(UNREAD);
});

it("threads that have worked before begin each file with all its time", async () => {
  for (let file = 0; file < 4; file++) expect(await run("spend", 600, "usual")).toBe("spent");
});

it("a fault of the product is one, and costs nobody anything", async () => {
  await expect(run("fail", 0, "faulty")).rejects.toThrow("a fault of the product");
  expect(await run("spend", 1, "faulty")).toBe("spent");
});
