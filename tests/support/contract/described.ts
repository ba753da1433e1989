import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect } from "vitest";
import { closedDocument } from "../read/closed-document.ts";

/** What the tests read of the OpenAPI file. */
export interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
}

export interface Described {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema; example: Record<string, unknown> }> };
  responses: Record<string, Answer>;
}

interface Schema {
  properties?: Record<string, Schema>;
  enum?: unknown[];
}

export interface Place {
  path: string;
  method: string;
  operation: Described;
}

export interface Sent {
  url: string;
  body?: string | Buffer<ArrayBuffer> | undefined;
  key?: string;
  headers?: Record<string, string>;
}

export const JSON_TYPE = "application/json";

export async function readOpenApi(origin: string): Promise<OpenApi> {
  const file = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as OpenApi;
  return withAnswers(file);
}

/** Answers that several calls share stand in the components of the file. */
export function withAnswers<File extends WithAnswers>(file: File): File {
  const shared = file.components?.responses ?? {};
  for (const methods of Object.values(file.paths))
    for (const { responses } of Object.values(methods))
      for (const [status, { $ref = "" }] of Object.entries(responses)) {
        const answer = shared[$ref.replace("#/components/responses/", "")];
        if (answer) responses[status] = answer;
      }
  return file;
}

interface WithAnswers {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components?: { responses?: Record<string, Answer> };
}

interface Answer {
  $ref?: string;
  content?: Record<string, object>;
  headers?: object;
}

export function placesIn({ paths }: OpenApi): Place[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

export interface Answered {
  status: number;
  /** The content of an answer in JSON. */
  answer?: unknown;
}

/** Sends a call and holds its answer against the file. */
export function checker(origin: string, token: string, file: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(closedDocument(file), "api");
  const pointer = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
  return async ({ path, method, operation }: Place, sent: Sent): Promise<Answered> => {
    const { url, body, key = token, headers = {} } = sent;
    const response = await fetch(`${origin}/api/v1${url}`, {
      method: method.toUpperCase(),
      headers: { "Content-Type": JSON_TYPE, Authorization: `Bearer ${key}`, ...headers },
      body: body ?? null,
    });
    const where = `${operation.operationId} ${response.status} ${url} ${String(body).slice(0, 300)}`;
    const described = operation.responses[String(response.status)];
    expect(described, where).toBeDefined();
    const type = response.headers.get("Content-Type")?.split(";")[0];
    if (response.status === 304) return { status: 304 };
    expect(Object.keys(described!.content ?? {}), where).toContain(type);
    if (type !== JSON_TYPE) return { status: response.status };
    const steps = ["paths", path, method, "responses", String(response.status), "content", JSON_TYPE];
    const validate = ajv.getSchema(`api#/${[...steps, "schema"].map(pointer).join("/")}`)!;
    const answer: unknown = await response.json();
    validate(answer);
    expect(validate.errors ?? [], where).toEqual([]);
    return { status: response.status, answer };
  };
}
