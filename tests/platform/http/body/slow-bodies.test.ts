import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withUpload } from "#app/platform/http/body/large-body.server.ts";
import { readBody } from "#app/platform/http/body/read-body.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends so many bytes each second, until it is told to end. */
function dripping(bytesEachSecond: number, headers: Record<string, string> = {}) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const timer = setInterval(() => void writer.write(new Uint8Array(bytesEachSecond)), 1000);
  const init = { method: "POST", body: readable, headers, duplex: "half" } as const;
  const end = () => {
    clearInterval(timer);
    void writer.close();
  };
  return { request: new Request("http://localhost/", init), end };
}

it.each([0, 1, 5_000])("security 37: a body of %s bytes a second is given up", async (bytes) => {
  const { request } = dripping(bytes);
  const read = expect(readBody(request)).rejects.toMatchObject({ code: "input.too_slow" });
  await vi.advanceTimersByTimeAsync(61_000);
  await read;
});

it("security 37: a body of 11 kB a second is read to its end", async () => {
  const { request, end } = dripping(11_000);
  const read = readBody(request);
  await vi.advanceTimersByTimeAsync(80_000);
  end();
  expect((await read).byteLength).toBe(880_000);
});

it("security 37: time in which nobody could take the body does not count", async () => {
  const { request, end } = dripping(11_000);
  const room = () => new Promise<void>((resolve) => setTimeout(resolve, 20_000));
  const read = readBody(request, 1_000_000, room);
  await vi.advanceTimersByTimeAsync(60_000);
  end();
  await vi.advanceTimersByTimeAsync(3_000_000);
  expect((await read).byteLength).toBe(660_000);
});

it("security 37: an account's second large upload waits for the first, and another account's does not", async () => {
  const large = { "Content-Length": "90000000" };
  const upload = (owner: string) =>
    withUpload(dripping(0, large).request, { owner, busy: "bank_file.busy" }, () => new Promise(() => {}));
  const began: string[] = [];
  void upload("a");
  void withUpload(dripping(0, large).request, { owner: "b" }, () => Promise.resolve(began.push("b")));
  const second = expect(upload("a")).rejects.toMatchObject({ code: "bank_file.busy", retryAfter: 10 });
  await vi.advanceTimersByTimeAsync(10_000);
  await second;
  expect(began).toEqual(["b"]);
});

it("security 37: what large uploads hold in memory is counted, and small ones have room of their own", async () => {
  const large = { "Content-Length": "90000000" };
  const hold = (owner: string, headers: Record<string, string>, bytes: number) => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const done = withUpload(dripping(0, headers).request, { owner }, async (admit) => {
      await admit(bytes);
      await over;
    });
    return { done, end };
  };
  const held = ["c", "d"].map((owner) => hold(owner, large, 100_000_000));
  const third = hold("e", large, 100_000_000);
  const refused = expect(third.done).rejects.toMatchObject({ code: "server.busy" });
  const small = hold("f", { "Content-Length": "1000" }, 1000);
  small.end();
  await small.done;
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  const fourth = hold("g", large, 100_000_000);
  for (const { end } of [...held, fourth]) end();
  await Promise.all([...held, fourth].map(({ done }) => done));
});
