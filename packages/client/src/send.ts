import { errorOf, RappenError } from "./error.ts";

export interface Settings {
  /** From Profile → API keys: `rpn_live_…`, or `rpn_test_…` for the sandbox. */
  apiKey: string;
  /** Where your copy of Rappen runs, such as `https://rechnungen.example.ch`. */
  baseUrl: string;
  /** Language of error messages. */
  language?: "en" | "de" | "fr" | "it";
  /** How often a call is made again, at most. */
  maxRetries?: number;
  /** Seconds: whoever is told to wait longer gets the error at once. */
  maxWait?: number;
  /** Seconds for one attempt. */
  timeout?: number;
  fetch?: typeof fetch;
  /** Milliseconds. */
  wait?: (ms: number) => Promise<void>;
}

export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Blob | undefined;
  signal?: AbortSignal | undefined;
}

const DEFAULTS = { maxRetries: 4, maxWait: 60, timeout: 60 };

/** Refusals that tell to come back. The call with the same Idempotency-Key may still be at work. */
const TEMPORARY = [429, 503];
const STILL_RUNNING = "idempotency.running";

/** Repeats what got no answer and what is only refused for now. @throws RappenError */
export async function send(settings: Settings, call: Call): Promise<Response> {
  const { maxRetries, maxWait } = { ...DEFAULTS, ...settings };
  const { wait = pause } = settings;
  for (let attempt = 0; ; attempt++) {
    const result = await attemptOf(settings, call);
    if (result instanceof Response) return result;
    const seconds = result.retryAfter ?? Math.min(8, 0.5 * 2 ** attempt) * (0.5 + Math.random() / 2);
    const mayRepeat = isTemporary(result) && !call.signal?.aborted && seconds <= maxWait;
    if (attempt >= maxRetries || !mayRepeat) throw result;
    await wait(seconds * 1000);
  }
}

async function attemptOf(settings: Settings, call: Call): Promise<Response | RappenError> {
  const { timeout } = { ...DEFAULTS, ...settings };
  const { method, url, headers, body, signal } = call;
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, timeout * 1000);
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  try {
    const fetching = settings.fetch ?? fetch;
    const response = await fetching(url, { method, headers, body: body ?? null, signal: limit.signal });
    // A connection may break off in the middle of an answer.
    const content = await response.arrayBuffer();
    const { status } = response;
    const whole = new Response(content.byteLength > 0 ? content : null, {
      status,
      headers: response.headers,
    });
    return response.ok ? whole : await errorOf(whole);
  } catch (cause) {
    const message = `${method} ${url} got no answer`;
    return new RappenError(message, { status: 0, code: "network.failed", cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

function isTemporary({ status, code }: RappenError): boolean {
  return status === 0 || TEMPORARY.includes(status) || code === STILL_RUNNING;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
