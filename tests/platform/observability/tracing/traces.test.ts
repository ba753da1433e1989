import { expect, it, onTestFinished } from "vitest";
import { someOfDay } from "../../../support/choice-of-day.ts";
import { ApiClient, Browser } from "../../../support/client.ts";
import { INVOICE } from "../../../support/invoices/invoice-input.ts";
import { PERSON } from "../../../support/person.ts";
import { FakeStripe } from "../../../support/server/fake-stripe.ts";
import { mailServer } from "../../../support/server/mail-server.ts";
import { startReceiver } from "../../../support/server/webhook-receiver.ts";
import { type Collector, type SentSpan, startCollector } from "../../../support/tracing/collector.ts";
import { startTraced, type TracedServer } from "../../../support/tracing/traced-server.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";

/** Each needs a server of its own. */
const TODAY = someOfDay(["page", "job", "webhook", "limit", "Stripe", "proxy"], 1, "traces");

const PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

itRarely("a request is one tree of spans, with its queries, its transaction and its PDF", async () => {
  const { collector, server, api } = await registered();
  const { data } = await api.call("POST", "/invoices", INVOICE);
  const id = String(data?.id);
  await pdfOf(server, api, id);
  const created = await spanNamed(collector, "POST /api/invoices");
  expect(created).toMatchObject({ kind: 2, parentId: "", status: 0 });
  expect(created.attributes).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/api/invoices",
    "http.response.status_code": 201,
  });
  const spans = collector.ofTrace(created);
  expect(treeOf(spans).size).toBe(spans.length);
  const transaction = spans.find(({ name }) => name === "transaction");
  const insert = spans.find(({ name }) => name === "INSERT invoices");
  expect(insert).toMatchObject({ kind: 3, parentId: transaction?.id });
  expect(insert?.attributes).toMatchObject({ "db.system.name": "sqlite", "db.collection.name": "invoices" });
  expect(insert?.attributes["db.query.text"]).toMatch(/^insert into "invoices" .*values \(\+\?/);
  expect(created.resource).toMatchObject({ "service.name": "rappen", "rappen.process": 0 });
  expect(created.resource["process.pid"]).toBe(server.child.pid);
  const drawn = await spanNamed(collector, "GET /api/invoices/:id/pdf");
  expect(collector.ofTrace(drawn).map(({ name }) => name)).toContain("thread invoice-pdf");
});

it.runIf(TODAY.includes("page"))(
  "a page that is drawn and its log lines belong to the trace of its request",
  async () => {
    const { collector, server } = await registered();
    await (await fetch(`${server.origin}/login`)).text();
    const page = await spanNamed(collector, "GET /login");
    expect(collector.ofTrace(page).map(({ name }) => name)).toContain("draw page");
    const line = server.lines.find(({ path }) => path === "/login");
    expect(line).toMatchObject({ event: "request", trace_id: page.traceId });
    await fetch(`${server.origin}/healthz`);
    await fetch(`${server.origin}/no-such-page`);
    const unknown = await spanNamed(collector, "GET");
    expect(unknown.attributes).not.toHaveProperty("http.route");
    expect(collector.spans.filter(({ name }) => name.includes("healthz"))).toEqual([]);
  },
);

it.runIf(TODAY.includes("job"))(
  "a job is a trace of its own, with the conversation with the mail server",
  async () => {
    const { collector, server } = await registered();
    const job = await spanNamed(collector, "job account.verification_email");
    expect(job).toMatchObject({ kind: 5, parentId: "", status: 0 });
    const spans = collector.ofTrace(job);
    expect(treeOf(spans).size).toBe(spans.length);
    const mail = spans.find(({ name }) => name === "send e-mail");
    expect(mail).toMatchObject({ kind: 3, parentId: job.id });
    expect(mail?.attributes).toMatchObject({ "server.address": "127.0.0.1" });
    const done = server.lines.find(({ event, job }) => event === "job.done" && job?.includes("verification"));
    expect(done?.trace_id).toBe(job.traceId);
  },
);

it.runIf(TODAY.includes("webhook"))(
  "a webhook has a span with the host alone, and carries no trace to the receiver",
  async () => {
    const { collector, api } = await registered();
    const receiver = await startReceiver();
    receiver.answer = (response) => void response.writeHead(500).end();
    await api.call("POST", "/webhooks", {
      url: `${receiver.url}?secret=planted`,
      events: ["invoice.created"],
    });
    await api.call("POST", "/invoices", INVOICE);
    const sent = await spanNamed(collector, "POST");
    expect(sent).toMatchObject({ kind: 3, status: 2 });
    expect(sent.attributes).toEqual({
      "http.request.method": "POST",
      "server.address": "127.0.0.1",
      "http.response.status_code": 500,
      "error.type": "status",
    });
    await expect
      .poll(() => collector.ofTrace(sent).map(({ name }) => name))
      .toContain("job webhook.delivery");
    expect(receiver.received[0]?.headers).not.toHaveProperty("traceparent");
  },
);

it.runIf(TODAY.includes("limit"))(
  "a trace has at most 500 spans, and says how many were left out",
  async () => {
    const { collector, api } = await registered();
    const answer = await api.call("POST", "/invoices/bulk", { invoices: Array(100).fill(INVOICE) });
    expect(answer.status).toBeLessThan(300);
    const batch = await spanNamed(collector, "POST /api/invoices/bulk");
    expect(batch.attributes["rappen.spans_left_out"]).toBeGreaterThan(0);
    expect(collector.ofTrace(batch)).toHaveLength(501);
  },
);

it.runIf(TODAY.includes("Stripe"))(
  "a question to Stripe has a span with method, host and status alone",
  async () => {
    const stripe = new FakeStripe(() => Date.now());
    onTestFinished(await stripe.listen());
    const { collector, api } = await registered({ ...stripe.env, DEFAULT_PLAN: "free" });
    await api.call("POST", "/user/checkout-session", { billingPeriod: "monthly" });
    const request = await spanNamed(collector, "POST /api/user/checkout-session");
    const [asked] = collector.ofTrace(request).filter(({ name }) => name === "POST");
    expect(asked?.attributes).toEqual({
      "http.request.method": "POST",
      "server.address": "localhost",
      "http.response.status_code": 200,
    });
  },
);

itRarely("nothing of what people type, search or hold reaches the collector", async () => {
  const { collector, server, api } = await registered();
  const recipient = { ...INVOICE.recipient, name: "Planted Client", email: "planted@example.net" };
  const { data } = await api.call("POST", "/invoices", { ...INVOICE, recipient });
  const id = String(data?.id);
  await api.call("GET", "/invoices?q=PlantedSearch&status=PlantedStatus");
  const issued = await api.call("POST", `/invoices/${id}/mark-sent`);
  const link = JSON.stringify(issued.data).match(/\/i\/([\w-]+)/)?.[1] ?? "";
  expect(link).toMatch(/^[\w-]{20,}$/);
  const headers = { "User-Agent": "PlantedAgent", "X-Planted": "PlantedHeader", Cookie: "a=PlantedCookie" };
  const response = await fetch(`${server.origin}/i/${link}?utm=PlantedQuery`, { headers });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("Planted Client")]);
  const form = { email: "planted-form@example.net", password: "PlantedPassword" };
  await new Browser(server.origin).post("/login", form);
  await fetch(`${server.origin}/PlantedPath/${id}`);
  for (const name of ["GET /i/:token", "POST /login", "GET"]) await spanNamed(collector, name);
  const bytes = Buffer.concat(collector.bodies);
  expect(bytes.includes("INSERT invoices")).toBe(true);
  const planted = [
    ...["Planted", "planted", "Šárka", "kundin@", "Winterthur", "Konzept", id, link, api.token],
    ...[PERSON.email, PERSON.password, PERSON.lastName, "CH93", "9300762", "Seestrasse"],
  ];
  expect(planted.filter((text) => bytes.includes(text))).toEqual([]);
});

it.runIf(TODAY.includes("proxy"))(
  "the trace of a caller is gone on with behind a trusted proxy only",
  async () => {
    for (const [TRUST_PROXY, isGoneOnWith] of [
      ["0", false],
      ["1", true],
    ] as const) {
      const collector = await startCollector();
      const server = await startTraced({ ...settingsOf(collector), TRUST_PROXY });
      await (await fetch(`${server.origin}/help`, { headers: { traceparent: PARENT } })).text();
      const { traceId, parentId } = await spanNamed(collector, "GET /help");
      expect([PARENT.includes(traceId), PARENT.includes(parentId || "none")]).toEqual([
        isGoneOnWith,
        isGoneOnWith,
      ]);
    }
  },
);

function settingsOf(collector: Collector): Record<string, string> {
  return { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
}

/** A traced server with a mail server, on which a person has registered. */
async function registered(settings: Record<string, string> = {}) {
  const collector = await startCollector();
  const { url } = await mailServer();
  const mail = { SMTP_URL: url, MAIL_FROM: "rappen@example.ch" };
  const server = await startTraced({ ...settingsOf(collector), ...mail, ...settings });
  const api = new ApiClient(server.origin);
  expect((await api.register(PERSON)).status).toBe(201);
  return { collector, server, api };
}

async function pdfOf({ origin }: TracedServer, { token }: ApiClient, id: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/invoices/${id}/pdf`, { headers });
  expect([response.status, (await response.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
}

async function spanNamed(collector: Collector, name: string): Promise<SentSpan> {
  await expect.poll(() => collector.spans.map(({ name }) => name)).toContain(name);
  return collector.named(name)[0]!;
}

/** The ids that can be reached from the first span. */
function treeOf(spans: SentSpan[]): Set<string> {
  const reached = new Set(spans.filter(({ parentId }) => parentId === "").map(({ id }) => id));
  expect(reached.size).toBe(1);
  for (const id of reached) for (const span of spans) if (span.parentId === id) reached.add(span.id);
  return reached;
}
