import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { SpanStatusCode } from "@opentelemetry/api";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { expect, it, onTestFinished } from "vitest";
import { postWebhook } from "#app/features/programs/webhooks/delivery/post-webhook.server.ts";
import { insideTrace, type Trace } from "#app/platform/observability/tracing/spans.server.ts";
import { startReceiver } from "../../../support/server/webhook-receiver.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";

/** Enough for anything that answers at all. */
const TIMEOUT = 10_000;

function post(url: string, { allowsLoopback = true, timeoutMs = TIMEOUT } = {}) {
  return postWebhook({
    url: new URL(url),
    body: "{}",
    signature: { "Rappen-Signature": "t=0,v1=x" },
    timeoutMs,
    allowsLoopback,
  });
}

it("every 2xx is a success, anything else is not, and redirects lead nowhere", async () => {
  const receiver = await startReceiver();
  const target = await startReceiver();
  const outcomes: Record<number, string> = { 200: "ok", 204: "ok", 299: "ok", 400: "status", 404: "status" };
  for (const [status, outcome] of Object.entries({ ...outcomes, 410: "status", 500: "status" })) {
    receiver.answer = (response) => void response.writeHead(Number(status)).end();
    expect(await post(receiver.url)).toMatchObject({ statusCode: Number(status), outcome });
  }
  for (const status of [300, 301, 302, 303, 307, 308]) {
    receiver.answer = (response) => void response.writeHead(status, { Location: target.url }).end();
    expect(await post(receiver.url)).toMatchObject({ statusCode: status, outcome: "redirect" });
  }
  expect(target.received).toEqual([]);
});

it("of a huge answer the beginning is read and a line is kept", async () => {
  const receiver = await startReceiver();
  let written = 0;
  receiver.answer = (response) => {
    const chunk = Buffer.alloc(16 * 1024, "x\u0000\n");
    const more = () => {
      while (!response.destroyed && written < 512 * 1024 * 1024) {
        written += chunk.length;
        if (!response.write(chunk)) return void response.once("drain", more);
      }
    };
    more();
  };
  const { statusCode, outcome, extract } = await post(receiver.url);
  expect({ statusCode, outcome }).toEqual({ statusCode: 200, outcome: "ok" });
  expect(extract).toMatch(/^(x ){149}x ?$/);
  expect(written).toBeLessThan(64 * 1024 * 1024);
});

it("an answer that comes in parts is read to its end", async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) =>
    void response.write("first, ", () => setImmediate(() => response.end("then the rest")));
  expect((await post(receiver.url)).extract).toBe("first, then the rest");
});

itRarely("an answer that never ends counts by its status", async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) => void response.writeHead(200).write("wait");
  expect(await post(receiver.url, { timeoutMs: 3_000 })).toMatchObject({
    statusCode: 200,
    outcome: "ok",
    extract: "wait",
  });
});

it("says what went wrong where nobody answers", async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) => void response.destroy();
  expect(await post(receiver.url)).toMatchObject({ statusCode: null, outcome: "broken_off" });
  receiver.answer = () => undefined;
  expect(await post(receiver.url, { timeoutMs: 100 })).toMatchObject({ outcome: "timeout" });
  expect(await post(receiver.url.replace("http:", "https:"))).toMatchObject({ outcome: "tls" });
  expect(await post("http://127.0.0.1:1/")).toMatchObject({ outcome: "refused" });
});

it.each([
  "127.0.0.1",
  "2130706433",
  "017700000001",
  "0x7f000001",
  "0x7f.1",
  "127.1",
  "0.0.0.0",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[64:ff9b::7f00:1]",
  "10.0.0.7",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.169.254",
  "[fd00::1]",
  "[fe80::1]",
  "localhost",
])("%s is not called", async (host) => {
  const receiver = await startReceiver(host.includes("::1") ? "::1" : "127.0.0.1");
  for (const scheme of ["http", "https"])
    expect(await post(`${scheme}://${host}:${receiver.port}/`, { allowsLoopback: false })).toMatchObject({
      statusCode: null,
      outcome: "private_address",
      extract: "",
    });
  expect(receiver.received).toEqual([]);
});

it.each([["127.0.0.1"], ["10.1.2.3"], ["192.168.0.9"], ["::1"], ["fd12::1"], ["::ffff:10.0.0.1"]])(
  "a name that leads to %s is not called, even where this machine may be",
  async (address) => {
    const receiver = await startReceiver(address === "::1" ? "::1" : "127.0.0.1");
    leadTo(["93.184.215.14", address]);
    expect(await post(`http://hooks.example.ch:${receiver.port}/`, { allowsLoopback: false })).toMatchObject({
      statusCode: null,
      outcome: "private_address",
    });
    expect(receiver.received).toEqual([]);
  },
);

it("on somebody's own machine programs there are called, other private addresses are not", async () => {
  const receiver = await startReceiver();
  expect(await post(receiver.url)).toMatchObject({ outcome: "ok" });
  expect(await post(`http://localhost:${receiver.port}/`)).toMatchObject({ outcome: "ok" });
  expect(receiver.received).toHaveLength(2);
  leadTo(["10.0.0.1"]);
  expect(await post("http://hooks.example.ch/")).toMatchObject({ outcome: "private_address" });
});

it("its span says the status of the answer, or what went wrong where nobody answers", async () => {
  const receiver = await startReceiver();
  const exporter = new InMemorySpanExporter();
  const spanProcessors = [new SimpleSpanProcessor({ exporter })];
  const tracer = new TracerProvider({ spanProcessors }).getTracer("test");
  const startChild: Trace["startChild"] = (name, { attributes = {} }) =>
    tracer.startSpan(name, { attributes });
  await insideTrace({ root: tracer.startSpan("calls"), startChild }, async () => {
    await post(receiver.url);
    await post("http://127.0.0.1:1/");
  });
  const [answered, refused] = exporter.getFinishedSpans();
  const called = { "http.request.method": "POST", "server.address": "127.0.0.1" };
  expect(answered).toMatchObject({ name: "POST", status: { code: SpanStatusCode.UNSET } });
  expect(answered?.attributes).toEqual({ ...called, "http.response.status_code": 200 });
  expect(refused).toMatchObject({ name: "POST", status: { code: SpanStatusCode.ERROR } });
  expect(refused?.attributes).toEqual({ ...called, "error.type": "refused" });
});

/** Lets every name lead to these addresses until the test ends. */
function leadTo(addresses: string[]): void {
  const { lookup } = dns;
  const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const fake = (_name: string, options: dns.LookupOptions, callback: (...answer: unknown[]) => void) =>
    options.all ? callback(null, found) : callback(null, found.at(-1)?.address, found.at(-1)?.family);
  Object.assign(dns, { lookup: fake });
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(dns, { lookup });
    syncBuiltinESMExports();
  });
}
