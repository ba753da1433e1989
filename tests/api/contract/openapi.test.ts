import { randomUUID } from "node:crypto";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, it } from "vitest";
import { SERIES_EXAMPLE, TEMPLATE_EXAMPLE, WEBHOOK_EXAMPLE } from "#app/features/api-info/examples.ts";
import { OPERATIONS } from "#app/features/api-info/operations/operations.ts";
import { camt, CAMT_ACCOUNT } from "../../support/camt.ts";
import { keyClient } from "../../support/api-key.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { closedDocument } from "../../support/read/closed-document.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { flatRoutes } from "../../support/routes.ts";
import { serve } from "../../support/server/server.ts";

interface Schema {
  properties?: Record<string, Schema>;
  enum?: unknown[];
}

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
}

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema; example: Record<string, unknown> }> };
  responses: Record<string, { content?: Record<string, object> }>;
}

const JSON_TYPE = "application/json";

/** What stands where a value belongs, to see that every refusal is described as well. */
const ODD = [null, 0, -1, 1e300, "", " ", "\u0000", "x".repeat(600), [], {}, [{}], true];
const ODD_QUERY = ["", "-1", "0", "101", "x", "%00", "2026-02-30", "2026-11-21", "2026-11-21T08:00:00Z"];

/** Parameters without which there is no good answer. */
const REQUIRED: Record<string, string> = { exportData: "?format=csv&includeInvoices=true" };

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const { api } = await keyClient(origin, await sendingMember(platform));
  const text = await (await fetch(`${origin}/api/v1/openapi.json`)).text();
  const file = JSON.parse(text) as OpenApi;
  return { origin, api, text, file, check: checker(origin, api.token, closedDocument(file)) };
}

it("the OpenAPI file is valid 3.1, as an independent validator sees it, and open to everybody", async () => {
  const { file, text } = await start();
  expect(file.openapi).toBe("3.1.0");
  expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toEqual({
    valid: true,
  });
});

it("the OpenAPI file names every call of /api/v1 and no other", async () => {
  const { origin, api, file } = await start();
  const described = Object.keys(file.paths).map((path) => `/api/v1${path.replace(/\{(\w+)\}/g, ":$1")}`);
  const routes = (await flatRoutes()).map(({ path }) => path).filter((path) => path.startsWith("/api/v1/"));
  expect(described.toSorted()).toEqual(routes.filter((path) => !path.endsWith(".json")).toSorted());
  for (const [path, methods] of Object.entries(file.paths)) {
    const url = `${origin}/api/v1${path.replace(/\{\w+\}/g, "none")}`;
    const wrong = await fetch(url, { method: "OPTIONS", headers: { Authorization: `Bearer ${api.token}` } });
    const allowed = wrong.headers
      .get("Allow")!
      .split(", ")
      .map((method) => method.toLowerCase());
    expect(Object.keys(methods).toSorted(), path).toEqual(allowed.toSorted());
  }
  expect(OPERATIONS).toHaveLength(88);
});

it("every answer to a call made from the file is one that the file describes", async () => {
  const { origin, api, file: description, check } = await start();
  const seen = new Set<string>();
  const nothing = () => Promise.resolve("");
  const idOf = async (url: string, body: object) => String((await api.call("POST", url, body)).data?.id);
  const ofOwnClient = async () => ({
    ...SERIES_EXAMPLE,
    template: { ...SERIES_EXAMPLE.template, clientId: await makers.clients!() },
  });
  const makers: Record<string, () => Promise<string>> & { sent: () => Promise<string> } = {
    invoices: () => idOf("/v1/invoices", INVOICE),
    catalogue: () => idOf("/v1/catalogue", { name: { de: "Konzept" }, unitPrice: 140 }),
    clients: () => idOf("/v1/clients", CLIENT),
    sent: async () => {
      const id = await makers.invoices!();
      await api.call("PUT", `/v1/invoices/${id}/status`, { status: "sent" });
      return id;
    },
    overdue: async () => {
      const dates = { issueDate: "2026-09-01", dueDate: "2026-10-01" };
      const id = await idOf("/v1/invoices", { ...INVOICE, ...dates });
      await api.call("PUT", `/v1/invoices/${id}/status`, { status: "sent" });
      return id;
    },
    templates: () => idOf("/v1/templates", { ...TEMPLATE_EXAMPLE, name: randomUUID() }),
    markPaid: () => makers.sent(),
    markUnpaid: () => makers.sent(),
    createReminder: () => makers.overdue!(),
    downloadReminder: async () => {
      const id = await makers.overdue!();
      return `${id} ${await idOf(`/v1/invoices/${id}/reminders`, {})}`;
    },
    "reminder-settings": () => Promise.resolve(""),
    issueCreditNote: () => makers.sent(),
    withdrawCreditNote: async () =>
      idOf(`/v1/invoices/${await makers.sent()}/credit-notes`, { reason: "Storniert" }),
    payments: async () => idOf("/v1/payments", { invoiceId: await makers.sent(), amount: 1.05 }),
    recordRefund: async () => idOf("/v1/payments", { invoiceId: await makers.sent(), amount: 1_000 }),
    writeOff: () => makers.sent(),
    undoWriteOff: async () => {
      const id = await makers.sent();
      await api.call("POST", `/v1/invoices/${id}/write-off`, { reason: "Konkurs" });
      return id;
    },
    series: async () => idOf("/v1/series", await ofOwnClient()),
    resumeSeries: async () => {
      const id = await makers.series!();
      await api.call("POST", `/v1/series/${id}/pause`);
      return id;
    },
    webhooks: async () => {
      const { data } = await api.call("GET", "/v1/webhooks");
      for (const { id } of data?.webhooks as { id: string }[]) await api.call("DELETE", `/v1/webhooks/${id}`);
      return idOf("/v1/webhooks", WEBHOOK_EXAMPLE);
    },
    resendDelivery: async () => {
      const id = await makers.webhooks!();
      await api.call("POST", `/v1/webhooks/${id}/test`);
      const { data } = await api.call("GET", `/v1/webhooks/${id}/deliveries`);
      return String((data?.deliveries as { id: string }[])[0]?.id);
    },
    events: async () => {
      await makers.clients!();
      const { data } = await api.call("GET", "/v1/events?limit=1");
      return String((data?.events as { id: string }[])[0]?.id);
    },
    "bank-files": async () => {
      const answer = await importFile(origin, api.token, camt({ messageId: randomUUID() }));
      return answer.data.id;
    },
  };
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const kind = path.split("/")[1]!;
      /** What the call is about, as it was made: a new one after each call that may have changed it. */
      let made: string | null = null;
      const fresh = async () => {
        made ??= await (makers[operation.operationId] ?? makers[kind] ?? nothing)();
        const [id = "", rid = ""] = made.split(" ");
        const query =
          operation.operationId === "downloadInvoices"
            ? `?ids=${id}`
            : (REQUIRED[operation.operationId] ?? "");
        return path.replace("{id}", id).replace("{rid}", rid) + query;
      };
      const at = async (call: { url: string } & Sent) => {
        const status = await check({ path, method, operation }, call);
        if (status < 300 && method !== "get") made = null;
        seen.add(`${operation.operationId} ${status}`);
        return status;
      };
      const example = operation.requestBody?.content[JSON_TYPE]?.example;
      const file = operation.requestBody?.content["application/xml"] && camt();
      const headers: Record<string, string> = file ? { "Content-Type": "application/xml" } : {};
      const real = {
        ...(operation.operationId === "recordPayment" ? { invoiceId: await makers.sent() } : {}),
        ...(kind === "templates" && example && method !== "patch" ? { name: randomUUID() } : {}),
        ...(kind === "catalogue" && method !== "patch" ? { number: randomUUID().slice(0, 30) } : {}),
        ...(example && kind === "series" && method !== "patch" ? await ofOwnClient() : {}),
      };
      const good = { body: file ?? (example && JSON.stringify({ ...example, ...real })), headers };
      expect(await at({ url: await fresh(), ...good }), operation.operationId).toBeLessThan(300);
      await at({ url: await fresh(), ...good, key: "" });
      const idempotent = { "Idempotency-Key": `walk ${operation.operationId}` };
      await at({
        url: await fresh(),
        ...good,
        headers: { ...headers, "If-Match": '"none"', "If-None-Match": "*" },
      });
      if (method === "post")
        await at({ url: await fresh(), ...good, headers: { ...headers, ...idempotent } });
      if (file) await at({ url: await fresh(), body: "nothing", headers: { "Content-Type": "text/plain" } });
      if (file) await at({ url: await fresh(), body: "nothing", headers });
      if (path.includes("{id}")) await at({ url: path.replace(/\{\w+\}/g, "0".repeat(36)), ...good });
      if (example) {
        await at({ url: await fresh(), body: "[" });
        await at({ url: await fresh(), body: "x".repeat(1_000_001) });
        await at({ url: await fresh(), body: "x", headers: { "Content-Type": "text/plain" } });
        for (const body of oddBodies(operation, example)) await at({ url: await fresh(), body });
      }
      for (const { name, in: place } of operation.parameters ?? [])
        if (place === "query")
          for (const value of ODD_QUERY) {
            const url = operation.operationId === "downloadInvoices" ? path : await fresh();
            await at({ url: withParameter(url, name, value) });
          }
    }
  for (const status of [401, 404, 412, 413, 415, 422, 400])
    expect(
      [...seen].some((entry) => entry.endsWith(` ${status}`)),
      String(status),
    ).toBe(true);
});

function withParameter(url: string, name: string, value: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${name}=${value}`;
}

async function importFile(origin: string, token: string, xml: string) {
  const account = new URLSearchParams({ account: CAMT_ACCOUNT });
  const response = await fetch(`${origin}/api/v1/bank-files?${account}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/xml" },
    body: xml,
  });
  return (await response.json()) as { data: { id: string } };
}

/** The example with each field that the schema knows left out, and with odd values in its place. */
function* oddBodies({ requestBody }: Described, example: Record<string, unknown>): Generator<string> {
  for (const name of Object.keys(requestBody?.content[JSON_TYPE]?.schema.properties ?? {})) {
    yield JSON.stringify({ ...example, [name]: undefined });
    for (const value of ODD) yield JSON.stringify({ ...example, [name]: value });
  }
}

interface Sent {
  body?: string | undefined;
  key?: string;
  headers?: Record<string, string>;
}

/** Sends a call and holds its answer against the file. @returns its status */
function checker(origin: string, token: string, file: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(file, "api");
  const pointer = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
  return async (
    { path, method, operation }: { path: string; method: string; operation: Described },
    { url, body, key = token, headers = {} }: { url: string } & Sent,
  ): Promise<number> => {
    const sent = { "Content-Type": JSON_TYPE, Authorization: `Bearer ${key}`, ...headers };
    const response = await fetch(`${origin}/api/v1${url}`, {
      ...{ method: method.toUpperCase(), headers: sent, body: body ?? null },
    });
    const where = `${operation.operationId} ${response.status} ${url} ${String(body).slice(0, 300)}`;
    const described = operation.responses[String(response.status)];
    expect(described, where).toBeDefined();
    const type = response.headers.get("Content-Type")?.split(";")[0];
    if (response.status === 304) return 304;
    expect(Object.keys(described!.content ?? {}), where).toContain(type);
    if (type !== JSON_TYPE) return response.status;
    const place = [
      "paths",
      path,
      method,
      "responses",
      String(response.status),
      "content",
      JSON_TYPE,
      "schema",
    ];
    const validate = ajv.getSchema(`api#/${place.map(pointer).join("/")}`)!;
    validate(await response.json());
    expect(validate.errors ?? [], where).toEqual([]);
    return response.status;
  };
}
