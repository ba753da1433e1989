import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openApiDocument } from "#app/features/programs/api-info/openapi.ts";
import { EVENT_TYPES } from "#app/features/running/events/event-types.ts";
import { signatureHeader } from "#app/features/programs/webhooks/delivery/signature.server.ts";
import type { Item, Property } from "../../packages/n8n-nodes-rappen/n8n.ts";
import { RappenApi } from "../../packages/n8n-nodes-rappen/credentials/RappenApi.credentials.ts";
import { EVENTS } from "../../packages/n8n-nodes-rappen/nodes/Rappen/events.ts";
import { pdfFile } from "../../packages/n8n-nodes-rappen/nodes/Rappen/file.ts";
import { orRefusal } from "../../packages/n8n-nodes-rappen/nodes/Rappen/refusal.ts";
import { pagesOf } from "../../packages/n8n-nodes-rappen/nodes/Rappen/pages.ts";
import { Rappen } from "../../packages/n8n-nodes-rappen/nodes/Rappen/Rappen.node.ts";
import { RappenTrigger } from "../../packages/n8n-nodes-rappen/nodes/Rappen/RappenTrigger.node.ts";
import { ROOT } from "../support/server/built-client.ts";

const FOLDER = path.join(ROOT, "packages/n8n-nodes-rappen");
const { properties } = new Rappen().description;

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
}

interface Described {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = openApiDocument("https://rappen.example") as unknown as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

const OPERATIONS = properties
  .filter(({ name }) => name === "operation")
  .flatMap(({ displayOptions, options = [] }) => {
    const resource = String(displayOptions?.show.resource?.[0]);
    return options.flatMap((option) => {
      if (!("value" in option)) return [];
      const { method = "", url = "" } = option.routing?.request ?? {};
      const place = url.replace(/^=/, "").replace(/\{\{.*?\}\}/, "{id}");
      return [
        [`${resource} ${option.value}`, { resource, value: option.value, method, place, url }] as const,
      ];
    });
  });

it("n8n's package is one that n8n finds, and needs nothing else", () => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(FOLDER, "package.json"), "utf8"));
  expect(manifest).toMatchObject({
    name: "n8n-nodes-rappen",
    keywords: expect.arrayContaining(["n8n-community-node-package"]) as string[],
    license: "MIT",
    n8n: { n8nNodesApiVersion: 1 },
    peerDependencies: { "n8n-workflow": "*" },
  });
  expect(manifest).not.toHaveProperty("dependencies");
});

it.each(OPERATIONS)("n8n's %s is a call of the API, with fields that the call has", (_name, found) => {
  const { resource, value, method, place, url } = found;
  const call = document.paths[place]?.[method.toLowerCase()];
  expect(call, place).toBeDefined();
  const fields = fieldsFor(properties, resource, value);
  const hasId = fields.some(({ name }) => name === `${resource}Id` && url.includes(`"${name}"`));
  expect(hasId).toBe(place.includes("{id}"));
  for (const field of fields) {
    const { type, property } = field.routing?.send ?? {};
    if (!property) continue;
    const names = property
      .replace(/^=/, "")
      .replace(/\[\{\{\$index\}\}\]/g, ".0")
      .split(".");
    const known = type === "query" ? parameterOf(call, property) : at(bodyOf(call), names);
    expect(known, property).toBeDefined();
    const choices = (field.options ?? []).flatMap((option) => ("value" in option ? [option.value] : []));
    if (choices.length) expect(enumIn(known), property).toEqual(expect.arrayContaining(choices));
  }
});

it("n8n offers every event, and tries a key at an address that there is", () => {
  expect(EVENTS).toEqual(EVENT_TYPES);
  expect(document.paths[new RappenApi().test.request.url]).toHaveProperty("get");
});

it("n8n's lists go on from page to page, and end where enough was read", async () => {
  const asked: unknown[] = [];
  const list = (wanted: Record<string, unknown>) =>
    pagesOf("clients").call(
      {
        getNodeParameter: (name, fallback) => wanted[name] ?? fallback,
        makeRoutingRequest: ({ options: { qs } }) => {
          asked.push(qs);
          const clients = Array.from({ length: Number(qs?.limit) }, (_, id) => ({ id }));
          const data = {
            clients,
            next_cursor: qs?.starting_after === "b" ? null : qs?.starting_after ? "b" : "a",
          };
          return Promise.resolve([{ json: { data } }]);
        },
        helpers: { prepareBinaryData: () => Promise.reject(new Error("No file here.")) },
      },
      { options: { qs: { q: "Muster" } } },
    );
  expect(await list({ limit: 120 })).toHaveLength(120);
  expect(asked).toEqual([
    { q: "Muster", limit: 100, total: "false" },
    { q: "Muster", limit: 20, total: "false", starting_after: "a" },
  ]);
  expect(await list({ returnAll: true })).toHaveLength(300);
});

it("n8n's file has the name that Rappen gives it", async () => {
  const helpers = {
    prepareBinaryData: (content: Buffer, fileName?: string, mimeType = "") =>
      Promise.resolve({ data: content.toString("utf8"), fileName: fileName ?? "", mimeType }),
  };
  const headers = { "content-disposition": "attachment; filename=\"F.pdf\"; filename*=UTF-8''F%C3%BCr.pdf" };
  const answer = { body: Buffer.from("%PDF"), headers, statusCode: 200 };
  const [item] = await pdfFile.call({ getNodeParameter: () => "", helpers }, [], answer);
  expect(item?.binary?.data).toEqual({ data: "%PDF", fileName: "Für.pdf", mimeType: "application/pdf" });
});

it("n8n shows what the API says of each field, for calls, lists and files", async () => {
  const body = {
    error: "Some fields are wrong.",
    errors: [{ field: "items[0].unitPrice", message: "Required." }],
  };
  const context = {
    getNodeParameter: () => "",
    helpers: { prepareBinaryData: () => Promise.reject(new Error()) },
  };
  for (const answered of [body, Buffer.from(JSON.stringify(body))])
    await expect(
      orRefusal.call(context, [], { body: answered, headers: {}, statusCode: 422 }),
    ).rejects.toMatchObject({
      message: "Some fields are wrong. items[0].unitPrice: Required.",
      description: "HTTP 422\nitems[0].unitPrice: Required.",
    });
  const items = [{ json: { data: 1 } }];
  expect(await orRefusal.call(context, items, { body: {}, headers: {}, statusCode: 200 })).toBe(items);
  const routings = properties
    .filter(({ name }) => name === "operation")
    .flatMap(({ options = [] }) => options.map((option) => ("value" in option ? option.routing : undefined)));
  for (const routing of routings) {
    expect(routing?.request?.ignoreHttpStatusErrors).toBe(true);
    expect(routing?.output?.postReceive[0]).toBe(orRefusal);
  }
});

it("n8n subscribes once, again after the webhook was deleted or its events changed, and unsubscribes", async () => {
  const kept: Item["json"] = {};
  const calls: string[] = [];
  let events = ["invoice.paid"];
  let stored: object | null = null;
  const context = {
    getNodeParameter: () => events,
    getNodeWebhookUrl: () => "https://n8n.example/webhook/1",
    getWorkflowStaticData: () => kept,
    getCredentials: () => Promise.resolve({ baseUrl: "https://rappen.example/" }),
    helpers: {
      httpRequestWithAuthentication: (_: string, { method, url, baseURL, body }: Request) => {
        calls.push(`${method} ${baseURL}${url}`);
        if (method === "POST") stored = { ...body, id: "w1", isActive: true, secret: "whsec_1" };
        if (!stored) return Promise.reject(Object.assign(new Error("Not found"), { httpCode: "404" }));
        const data = stored;
        if (method === "DELETE") stored = null;
        return Promise.resolve({ data });
      },
    },
  };
  const { checkExists, create, delete: end } = new RappenTrigger().webhookMethods.default;
  expect(await checkExists.call(context)).toBe(false);
  await create.call(context);
  expect(kept).toEqual({ webhookId: "w1", webhookSecret: "whsec_1" });
  expect(await checkExists.call(context)).toBe(true);
  events = ["invoice.created"];
  expect(await checkExists.call(context)).toBe(false);
  expect(stored).toBeNull();
  expect(await checkExists.call(context)).toBe(false);
  await end.call(context);
  expect(kept).toEqual({});
  expect(calls.slice(0, 2)).toEqual([
    "POST https://rappen.example/api/v1/webhooks",
    "GET https://rappen.example/api/v1/webhooks/w1",
  ]);
});

it("n8n starts for what Rappen has signed, and for nothing else", async () => {
  const heard = (type: string, { secret = "whsec_1", age = 0 } = {}) => {
    const body = JSON.stringify({ id: "e1", type, data: {} });
    const at = new Date(Date.now() - age);
    const answered: unknown[] = [];
    const context = {
      getWorkflowStaticData: () => ({ webhookSecret: "whsec_1" }),
      getHeaderData: () => ({ "rappen-signature": signatureHeader({ secrets: [secret], at, body }) }),
      getRequestObject: () => ({ rawBody: Buffer.from(body) }),
      getResponseObject: () => ({ status: (code: number) => ({ send: () => answered.push(code) }) }),
    };
    return RappenTrigger.prototype.webhook.call(context).then((answer) => [answer, ...answered]);
  };
  const event = { id: "e1", type: "invoice.paid", data: {} };
  expect(await heard("invoice.paid")).toEqual([{ workflowData: [[{ json: event }]] }]);
  expect(await heard("ping")).toEqual([{ webhookResponse: "OK" }]);
  for (const fault of [{ secret: "whsec_2" }, { age: 301_000 }])
    expect(await heard("invoice.paid", fault)).toEqual([{ noWebhookResponse: true }, 401]);
});

interface Request {
  method?: string;
  url: string;
  baseURL?: string;
  body?: object;
}

/** The fields, those inside collections included. */
function fieldsFor(all: Property[], resource: string, operation: string): Property[] {
  return all
    .filter(({ displayOptions: { show } = { show: {} } }) => show.operation?.includes(operation))
    .filter(({ displayOptions: { show } = { show: {} } }) => show.resource?.includes(resource))
    .flatMap(withInner);
}

function withInner(property: Property): Property[] {
  const inner = (property.options ?? []).flatMap((option) => {
    if ("values" in option) return option.values.flatMap(withInner);
    return "type" in option ? withInner(option) : [];
  });
  return [property, ...inner];
}

function parameterOf(call: Described | undefined, name: string): Schema | undefined {
  return call?.parameters?.find((parameter) => parameter.in === "query" && parameter.name === name)?.schema;
}

function bodyOf(call: Described | undefined): Schema | undefined {
  return call?.requestBody?.content["application/json"]?.schema;
}

function at(schema: Schema | undefined, [name, ...rest]: string[]): Schema | undefined {
  if (name === undefined) return schema;
  for (const kind of kindsOf(schema)) {
    const inner = name === "0" ? kind.items : kind.properties?.[name];
    if (inner) return at(inner, rest);
  }
  return undefined;
}

function kindsOf(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const named = schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] : undefined;
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...kindsOf(named), ...parts.flatMap(kindsOf)];
}

function enumIn(schema: Schema | undefined): unknown[] {
  return kindsOf(schema).flatMap((kind) => [...(kind.enum ?? []), ...enumIn(kind.items)]);
}
