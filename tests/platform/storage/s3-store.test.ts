import { expect, it } from "vitest";
import { StoreFault } from "#app/platform/storage/document-store.ts";
import { openS3Store } from "#app/platform/storage/s3-store.server.ts";
import { parseStorageUrl } from "#app/platform/storage/storage-url.ts";
import { s3ServerOfTest } from "../../support/storage/s3-server-of-test.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const BYTES = Buffer.from("%PDF-1.7 é");

async function start(withinMs?: number) {
  const server = await s3ServerOfTest();
  const operations: string[] = [];
  const store = openS3Store(parseStorageUrl(server.url)!, {
    ...(withinMs === undefined ? {} : { withinMs }),
    observe: (operation, outcome) => void operations.push(`${operation} ${outcome}`),
  });
  return { server, store, operations };
}

it("puts, gets and removes an object with requests that are signed", async () => {
  const { server, store, operations } = await start();
  await store.put("ab/x.pdf", BYTES);
  expect([...server.objects]).toEqual([["documents/pdf/ab/x.pdf", BYTES]]);
  expect(await store.get("ab/x.pdf")).toEqual(BYTES);
  await store.remove("ab/x.pdf");
  await store.remove("ab/x.pdf");
  expect(await store.get("ab/x.pdf")).toBeNull();
  expect(server.requests).toEqual(["PUT 200", "GET 200", "DELETE 204", "DELETE 204", "GET NoSuchKey"]);
  expect(operations).toEqual(["put ok", "get ok", "remove ok", "remove ok", "get missing"]);
});

it("a wrong key, secret or bucket is a fault that names it, and not a missing object", async () => {
  const { server } = await start();
  const wrong = { AKIDEXAMPLE: "403 InvalidAccessKeyId", KEY: "403 SignatureDoesNotMatch" };
  for (const [part, reason] of Object.entries({ ...wrong, documents: "404 NoSuchBucket" })) {
    const store = openS3Store(parseStorageUrl(server.url.replace(part, "other"))!);
    const result = await store.get("x").catch((error: unknown) => error);
    expect(result).toBeInstanceOf(StoreFault);
    expect((result as Error).message).toContain(reason);
  }
});

it.each(["500", "SlowDown", "dropped before", "dropped after", "cut"] as const)(
  "an object is read, written and removed again after the store was %s",
  async (conduct) => {
    const { server, store } = await start();
    await store.put("x", BYTES);
    server.conduct = conduct;
    const again = expect.poll(() => server.requests.length).toBeGreaterThan(1);
    const reading = store.get("x");
    await again;
    server.conduct = null;
    expect(await reading).toEqual(BYTES);
  },
);

it.each(["500", "SlowDown", "dropped before", "cut"] as const)(
  "a store that stays %s is a fault after a few attempts",
  async (conduct) => {
    const { server, store, operations } = await start();
    await store.put("x", BYTES);
    server.conduct = conduct;
    await expect(store.get("x")).rejects.toBeInstanceOf(StoreFault);
    expect(server.requests.filter((line) => line.startsWith("GET")).length).toBeLessThanOrEqual(6);
    expect(operations.at(-1)).toBe("get failed");
  },
);

it("what may have been removed is not removed a second time", async () => {
  const { server, store } = await start();
  server.conduct = "dropped after";
  await expect(store.remove("x")).rejects.toBeInstanceOf(StoreFault);
  expect(server.requests).toEqual(["DELETE dropped after"]);
});

itRarely("a store that never answers is given up, and others wait no longer than it", async () => {
  const { server, store } = await start(500);
  server.conduct = "silent";
  const reads = Array.from({ length: 40 }, () => store.get("x").catch((error: Error) => error.message));
  expect(new Set(await Promise.all(reads))).toEqual(new Set(["get: no answer in time"]));
});

itRarely("a store that is not there is a fault", async () => {
  const { server, store } = await start();
  await server.stop();
  await expect(store.get("x")).rejects.toThrow("get: ECONNREFUSED");
});
