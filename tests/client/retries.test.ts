import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { apiKeyOf } from "../support/api-key.ts";
import { builtClient } from "../support/server/built-client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

/** A server that answers as it is told to, until the test ends. @returns its address */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A client of that server, which notes for how long it would wait (ms). */
async function clientOf(baseUrl: string, settings: { apiKey?: string; timeout?: number } = {}) {
  const { createClient } = await builtClient();
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  return { rappen: createClient({ apiKey: "rpn_live_x", baseUrl, wait, ...settings }), waits };
}

/** A proxy that passes calls on, and loses as many answers. */
async function losing(origin: string, count: number) {
  let left = count;
  const keys: unknown[] = [];
  const url = await answering((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "GET", headers } = request;
      keys.push(headers["idempotency-key"]);
      const passed = new Headers({ Authorization: String(headers.authorization) });
      for (const name of ["content-type", "idempotency-key"])
        if (headers[name]) passed.set(name, String(headers[name]));
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      void fetch(origin + request.url, { method, headers: passed, body }).then(async (answer) => {
        const text = await answer.text();
        if (left-- > 0) return response.destroy();
        return response.writeHead(answer.status, { "Content-Type": "application/json" }).end(text);
      });
    });
  });
  return { url, keys };
}

const refusal = (code: string) =>
  JSON.stringify({ success: false, error: "Later.", code, errors: [], requestId: "r" });

itRarely("a POST whose answers are lost is repeated with one key, and writes once", async () => {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const { secret: apiKey } = await apiKeyOf(await sendingMember(platform));
  const { url, keys } = await losing(origin, 3);
  const { rappen, waits } = await clientOf(url, { apiKey });
  const { invoiceNumber } = await rappen.invoices.create(INVOICE);
  expect(waits).toHaveLength(3);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  const page = await rappen.invoices.list();
  expect(page.invoices.map((invoice) => invoice.invoiceNumber)).toEqual([invoiceNumber]);
  await rappen.invoices.create(INVOICE, { idempotencyKey: "order-1" });
  await rappen.invoices.create(INVOICE, { idempotencyKey: "order-1" });
  expect((await rappen.invoices.list()).total).toBe(2);
});

it.each([
  [429, "request.too_many"],
  [503, "server.busy"],
  [409, "idempotency.running"],
])("a call refused for now (%i) is repeated after the time that it is told", async (status, code) => {
  let asked = 0;
  const { rappen, waits } = await clientOf(
    await answering((_request, response) => {
      if (++asked > 2) response.end(JSON.stringify({ success: true, data: { languages: [] } }));
      else response.writeHead(status, { "Retry-After": "7" }).end(refusal(code));
    }),
  );
  expect(await rappen.qrBill.listLanguages()).toEqual({ languages: [] });
  expect(waits).toEqual([7_000, 7_000]);
});

it.each([
  [429, "3600", "request.too_many", 1],
  [429, "1", "request.too_many", 5],
  [409, "0", "invoice.changed", 1],
  [500, "0", "server.failed", 1],
])("gives up: %i told to wait %s s (%s) is asked %i times", async (status, seconds, code, times) => {
  let asked = 0;
  const { rappen } = await clientOf(
    await answering((_request, response) => {
      asked++;
      response.writeHead(status, { "Retry-After": seconds }).end(refusal(code));
    }),
  );
  await expect(rappen.account.read()).rejects.toMatchObject({ status, code, retryAfter: Number(seconds) });
  expect(asked).toBe(times);
});

it("an answer that is no JSON is an error too, and so is none at all", async () => {
  const proxy = await clientOf(
    await answering((_request, response) => response.writeHead(502).end("<html>Bad gateway</html>")),
  );
  await expect(proxy.rappen.account.read()).rejects.toMatchObject({ status: 502, code: "http.502" });
  const silent = await clientOf(await answering(() => {}), { timeout: 0.01 });
  await expect(silent.rappen.account.read()).rejects.toMatchObject({ status: 0, code: "network.failed" });
  expect(silent.waits).toHaveLength(4);
});

it("whoever calls a call off is not repeated", async () => {
  const { rappen, waits } = await clientOf(await answering(() => {}));
  const signal = AbortSignal.abort();
  await expect(rappen.account.read({ signal })).rejects.toMatchObject({ code: "network.failed" });
  expect(waits).toEqual([]);
});
