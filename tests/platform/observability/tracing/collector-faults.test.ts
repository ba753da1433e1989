import { describe, expect, inject, it } from "vitest";
import { FULL, someOfDay } from "../../../support/choice-of-day.ts";
import { freshPostgresUrl } from "../../../support/databases/fresh-postgres.ts";
import { ApiClient } from "../../../support/client.ts";
import { INVOICE } from "../../../support/invoices/invoice-input.ts";
import { PERSON } from "../../../support/person.ts";
import { freePort } from "../../../support/server/free-port.ts";
import { stop } from "../../../support/server/server-process.ts";
import { startCollector } from "../../../support/tracing/collector.ts";
import { startTraced, type TracedServer } from "../../../support/tracing/traced-server.ts";

const TODAY = someOfDay(["packages", "refuses", "stop", "variables"], 1, "collector");

const LOADED = `
  import { createRequire } from "node:module";
  process.on("SIGUSR2", () => {
    const names = Object.keys(createRequire("/").cache).filter((name) => name.includes("@opentelemetry"));
    console.log(JSON.stringify({ event: "loaded", reason: names.length > 0 ? "some" : "none" }));
  });`;

it.runIf(TODAY.includes("packages"))(
  "without the address of a collector none of the packages is loaded",
  async () => {
    const asking = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(LOADED)}` };
    const collector = await startCollector();
    const plain = await startTraced(asking);
    const traced = await startTraced({ ...asking, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const off = await startTraced({
      ...asking,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SDK_DISABLED: "true",
    });
    const loaded = async (server: TracedServer) => {
      await ask(server);
      server.child.kill("SIGUSR2");
      const find = () => server.lines.find(({ event }) => event === "loaded");
      await expect.poll(find).toBeDefined();
      return find()?.reason;
    };
    expect([await loaded(plain), await loaded(traced), await loaded(off)]).toEqual(["none", "some", "none"]);
    expect(requestOf(plain)).not.toHaveProperty("trace_id");
  },
);

it.runIf(TODAY.includes("refuses"))(
  "a collector that refuses costs one line of the log, and one more when it takes spans again",
  async () => {
    const collector = await startCollector();
    collector.status = 400;
    const server = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const deliveries = () => collector.headers.length;
    for (const count of [1, 2, 3]) {
      await ask(server);
      await expect.poll(deliveries).toBeGreaterThanOrEqual(count);
    }
    const about = () =>
      server.lines.map(({ event }) => event).filter((event) => event?.startsWith("traces."));
    await expect.poll(about).toEqual(["traces.lost"]);
    collector.status = 200;
    await ask(server);
    await expect.poll(about).toEqual(["traces.lost", "traces.arrive"]);
    expect(server.complaints).toEqual([]);
  },
);

it.runIf(FULL).each(["is not there", "never answers"])(
  "a stop does not wait for a collector that %s",
  async (fault) => {
    const collector = await startCollector();
    collector.status = null;
    const url = fault === "is not there" ? `http://127.0.0.1:${await freePort()}` : collector.url;
    const server = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
    await ask(server);
    expect(await stop(server)).toBe(0);
    expect(server.complaints).toEqual([]);
  },
);

it.runIf(TODAY.includes("stop"))("what was not sent yet is sent when the server stops", async () => {
  const collector = await startCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: "60000" };
  const server = await startTraced(settings);
  await ask(server);
  expect(collector.spans).toEqual([]);
  expect(await stop(server)).toBe(0);
  expect(collector.named("GET /help")).toHaveLength(1);
});

it.runIf(TODAY.includes("variables"))(
  "honours name, attributes, headers, compression and sampler of the standard variables",
  async () => {
    const collector = await startCollector();
    const common = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: "invoices" };
    const none = await startTraced({
      ...common,
      OTEL_TRACES_SAMPLER: "traceidratio",
      OTEL_TRACES_SAMPLER_ARG: "0",
    });
    await ask(none);
    expect(await stop(none)).toBe(0);
    expect(collector.headers).toEqual([]);
    expect(requestOf(none)).not.toHaveProperty("trace_id");
    const server = await startTraced({
      ...common,
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test,team=a%20b",
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=abc=,x-other=1",
    });
    await ask(server);
    await expect.poll(() => collector.named("GET /help")).toHaveLength(1);
    const [span] = collector.named("GET /help");
    expect(span?.resource).toMatchObject({
      "service.name": "invoices",
      "deployment.environment.name": "test",
      team: "a b",
    });
    expect(collector.headers[0]).toMatchObject({ path: "/v1/traces", "x-key": "abc=", "x-other": "1" });
  },
);

const base = inject("postgresUrl");

describe.runIf(base && FULL)("on Postgres", () => {
  it("each of several processes is an instance of its own, with the number of its process", async () => {
    const collector = await startCollector();
    const server = await startTraced({
      DATABASE_URL: await freshPostgresUrl(base ?? ""),
      WEB_CONCURRENCY: "2",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const processes = () => new Set(collector.spans.map(({ resource }) => resource["rappen.process"]));
    await expect
      .poll(async () => {
        await Promise.all([ask(server), ask(server)]);
        return [...processes()].toSorted();
      })
      .toEqual([1, 2]);
    const instances = new Set(collector.spans.map(({ resource }) => resource["service.instance.id"]));
    expect(instances.size).toBe(2);
    expect(await stop(server)).toBe(0);
  });

  it("statements on pooled connections belong to the requests that made them", async () => {
    const collector = await startCollector();
    const server = await startTraced({
      DATABASE_URL: await freshPostgresUrl(base ?? ""),
      DATABASE_POOL: "2",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const api = new ApiClient(server.origin);
    await api.register(PERSON);
    await Promise.all(Array.from({ length: 8 }, () => api.call("POST", "/invoices", INVOICE)));
    await expect.poll(() => collector.named("POST /api/invoices")).toHaveLength(8);
    const inserts = collector.named("POST /api/invoices").map((request) => {
      const spans = collector.ofTrace(request);
      const [insert, ...more] = spans.filter(({ name }) => name === "INSERT invoices");
      const above = spans.find(({ id }) => id === insert?.parentId);
      return [insert?.attributes["db.system.name"], above?.name, above?.parentId === request.id, more.length];
    });
    expect(inserts).toEqual(Array(8).fill(["postgresql", "transaction", true, 0]));
  });
});

async function ask({ origin }: TracedServer): Promise<void> {
  const response = await fetch(`${origin}/help`, { headers: { Connection: "close" } });
  await response.text();
  expect(response.status).toBe(200);
}

function requestOf({ lines }: TracedServer) {
  return lines.find(({ event, path }) => event === "request" && path === "/help");
}
