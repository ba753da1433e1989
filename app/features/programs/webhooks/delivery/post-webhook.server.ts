import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { performance } from "node:perf_hooks";
import { publicAgent } from "#app/platform/http/outside/public-agent.server.ts";
import { inSpan, markFailed } from "#app/platform/observability/tracing/spans.server.ts";

/** Bytes read. */
const MAX_ANSWER = 64 * 1024;
const EXTRACT = 300;

interface WebhookRequest {
  url: URL;
  body: string;
  /** Headers that sign the body. */
  signature: Record<string, string>;
  timeoutMs: number;
  allowsLoopback: boolean;
}

export interface WebhookOutcome {
  statusCode: number | null;
  /** `ok`, or the reason; its text is `webhooks:outcome.<outcome>`. */
  outcome: string;
  extract: string;
  durationMs: number;
  /** Address and headers as they were sent, a line each. */
  request: string;
}

/**
 * Never throws, follows no redirects. Addresses are checked when the connection is made: no name can change after it.
 */
export function postWebhook(request: WebhookRequest): Promise<WebhookOutcome> {
  const attributes = { "http.request.method": "POST", "server.address": request.url.hostname };
  return inSpan("POST", { kind: "client", attributes }, async (span) => {
    const outcome = await post(request);
    if (outcome.statusCode !== null) span?.setAttribute("http.response.status_code", outcome.statusCode);
    if (outcome.outcome !== "ok") markFailed(span, outcome.outcome);
    return outcome;
  });
}

async function post(request: WebhookRequest): Promise<WebhookOutcome> {
  const started = performance.now();
  const signal = AbortSignal.timeout(request.timeoutMs);
  const headers = headersOf(request);
  const result = await answerTo(request, headers, signal).then(read, (error: unknown) => ({
    statusCode: null,
    outcome: signal.aborted ? "timeout" : failureOf(error),
    extract: "",
  }));
  return {
    ...result,
    durationMs: Math.round(performance.now() - started),
    request: written(request, headers),
  };
}

function headersOf({ body, signature }: WebhookRequest): Record<string, string> {
  return {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "User-Agent": "Rappen-Webhooks/1",
    ...signature,
  };
}

function written({ url }: WebhookRequest, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${url.href}`, ...lines].join("\n");
}

function answerTo(
  { url, body, allowsLoopback }: WebhookRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const agent = publicAgent(url, allowsLoopback);
  return new Promise((resolve, reject) => {
    (url.protocol === "https:" ? https : http)
      .request(url, { method: "POST", agent, headers, signal }, resolve)
      .on("error", reject)
      .end(body);
  });
}

/** The status counts, however the rest of the answer ends. */
async function read(response: IncomingMessage): Promise<Omit<WebhookOutcome, "durationMs" | "request">> {
  const statusCode = response.statusCode ?? 0;
  const extract = await beginningOf(response);
  return { statusCode, outcome: outcomeOf(statusCode), extract };
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_ANSWER) break;
    }
  } catch {
    // Broken off: what has arrived is kept.
  }
  const text = Buffer.concat(chunks)
    .toString("utf8")
    .replace(/[\p{C}\s]+/gu, " ");
  return [...text.trim()].slice(0, EXTRACT).join("");
}

function outcomeOf(statusCode: number): string {
  if (statusCode >= 200 && statusCode < 300) return "ok";
  return statusCode >= 300 && statusCode < 400 ? "redirect" : "status";
}

const FAILURES: Record<string, string> = {
  ECONNREFUSED: "refused",
  ENOTFOUND: "no_name",
  EAI_AGAIN: "no_name",
  ECONNRESET: "broken_off",
  EPIPE: "broken_off",
};

function failureOf(error: unknown): string {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  if (/is not allowed\. Because/.test(message)) return "private_address";
  if (/EPROTO|CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) return "tls";
  return FAILURES[code] ?? "unreachable";
}
