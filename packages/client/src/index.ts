import { listOf } from "./list.ts";
import { OPERATIONS } from "./operations.ts";
import { type Call, send, type Settings } from "./send.ts";
import type { CallOptions, Client, Entry } from "./types.ts";

export { type FieldProblem, RappenError } from "./error.ts";
export type { components } from "./schema.ts";
export type { CallOptions, Client, Invoice, List, WebhookEvent } from "./types.ts";
export { verifyWebhook } from "./webhook.ts";
export type { Settings };

/** A client with a method for each operation of the API: `rappen.invoices.create({ … })`. */
export function createClient(settings: Settings): Client {
  const groups = Object.entries(OPERATIONS).map(([group, entries]) => {
    const methods = Object.entries(entries as Record<string, Entry>).map(
      ([name, entry]) => [name, (...given: unknown[]) => run(settings, entry, given)] as const,
    );
    return [group, Object.fromEntries(methods)];
  });
  return Object.fromEntries(groups) as unknown as Client;
}

/** @param given what stands in the path, the body, the query and the options, as far as the operation has them */
function run(settings: Settings, entry: Entry, given: unknown[]): unknown {
  const rest = [...given];
  const path = entry.path.replace(/\{\w+\}/g, () => encodeURIComponent(String(rest.shift())));
  const body = entry.body ? rest.shift() : undefined;
  const query = (entry.query ? rest.shift() : undefined) as Record<string, unknown> | undefined;
  const options = (rest.shift() ?? {}) as CallOptions;
  const url = `${settings.baseUrl.replace(/\/+$/, "")}/api/v1${path}`;
  const sent = { ...options, headers: headersOf(settings, entry, { body, options }) };
  const ask = (query: Record<string, unknown>) =>
    send(settings, {
      ...{ ...sent, method: entry.method.toUpperCase(), url: url + queryText(query, entry.repeated) },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    } satisfies Call);
  const read = async (query: Record<string, unknown>) =>
    ((await (await ask(query)).json()) as { data: Record<string, unknown> }).data;
  if (entry.rows) return listOf(read, query ?? {}, entry.rows);
  return entry.file ? bytesOf(ask(query ?? {})) : read(query ?? {});
}

async function bytesOf(response: Promise<Response>): Promise<Uint8Array> {
  return new Uint8Array(await (await response).arrayBuffer());
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
    ...(options.ifMatch ? { "If-Match": options.ifMatch } : {}),
  };
}

function queryText(query: Record<string, unknown>, repeated: readonly string[] = []): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    const values = Array.isArray(value) && repeated.includes(name) ? value : [value];
    for (const one of values) params.append(name, String(one));
  }
  return params.size > 0 ? `?${params}` : "";
}
