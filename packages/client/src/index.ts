import type { FieldProblem } from "./error.ts";
import { listOf } from "./list.ts";
import { OPERATIONS } from "./operations.ts";
import { send, type Settings } from "./send.ts";
import type { Rappen } from "./schema.ts";
import type { CallOptions, Entry, PreviewOptions } from "./types.ts";

export { type FieldProblem, RappenError } from "./error.ts";
export type * from "./schema.ts";
export type { Rappen as Client } from "./schema.ts";
export type { AnswerDetails, CallOptions, List, PreviewOptions } from "./types.ts";
export { verifyWebhook } from "./webhook.ts";
export type { Settings };
export type { Event as WebhookEvent } from "./schema.ts";

/** A client with a method for each operation of the API: `rappen.invoices.create({ … })`. */
export function createClient(settings: Settings): Rappen {
  const groups = Object.entries(OPERATIONS).map(([group, entries]) => {
    const methods = Object.entries(entries).map(
      ([name, entry]) => [name, (...given: unknown[]) => run(settings, entry, given)] as const,
    );
    return [group, Object.fromEntries(methods)];
  });
  return Object.fromEntries(groups) as unknown as Rappen;
}

/** @param given what stands in the path, the body, the query and the options, as far as the operation has them */
function run(settings: Settings, entry: Entry, given: unknown[]): unknown {
  const rest = [...given];
  const ids = rest.splice(0, entry.path.split("{").length - 1);
  const body = entry.body ? rest.shift() : undefined;
  const query = ((entry.query ? rest.shift() : undefined) ?? {}) as Query;
  const options = (rest.shift() ?? {}) as CallOptions & Partial<PreviewOptions>;
  const { signal, onAnswer, preview } = options;
  const headers = headersOf(settings, entry, { body, options });
  const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  const answered = (response: Response, warnings: FieldProblem[] = []) =>
    onAnswer?.({ status: response.status, headers: response.headers, warnings });
  const ask = async (query: Query) => {
    const url = `${settings.baseUrl.replace(/\/+$/, "")}/api/v1${pathOf(entry, ids)}`;
    const text = queryText(preview ? { ...query, preview } : query, entry.repeated);
    const method = entry.method.toUpperCase();
    return send(settings, { method, url: url + text, headers, body: sent, signal });
  };
  const read = async (query: Query): Promise<Query> => {
    const response = await ask(query);
    const { data, warnings } = (await response.json()) as { data: Query; warnings?: FieldProblem[] };
    answered(response, warnings);
    return data;
  };
  const download = async () => {
    const response = await ask(query);
    answered(response);
    return new Uint8Array(await response.arrayBuffer());
  };
  if (entry.file) return download();
  return entry.rows ? listOf(read, query, entry.rows) : read(query);
}

type Query = Record<string, unknown>;

/** An empty id would lead to another operation. */
function pathOf({ path }: Entry, ids: unknown[]): string {
  const left = [...ids];
  return path.replace(/\{\w+\}/g, () => {
    const id = left.shift();
    if (typeof id !== "string" || !/^[\w-]+$/.test(id)) throw new TypeError(`${String(id)} is not an id`);
    return id;
  });
}

function headersOf(
  { apiKey, language }: Settings,
  { method }: Entry,
  { body, options }: { body: unknown; options: CallOptions },
): Record<string, string> {
  const type = body instanceof Blob ? body.type : "application/json";
  return {
    Authorization: `Bearer ${apiKey}`,
    ...(body === undefined ? {} : { "Content-Type": type }),
    ...(language ? { "Accept-Language": language } : {}),
    // The same for every attempt, so that a repeat changes nothing twice.
    ...(method === "post" ? { "Idempotency-Key": options.idempotencyKey ?? crypto.randomUUID() } : {}),
    ...(options.confirmation ? { Confirmation: options.confirmation } : {}),
    ...(options.ifMatch ? { "If-Match": options.ifMatch } : {}),
  };
}

function queryText(query: Query, repeated: readonly string[] = []): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    const values = Array.isArray(value) && repeated.includes(name) ? value : [value];
    for (const one of values) params.append(name, String(one));
  }
  const text = params.toString();
  return text && `?${text}`;
}
