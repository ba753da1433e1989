import { AsyncLocalStorage } from "node:async_hooks";
import type { Attributes, Span } from "@opentelemetry/api";

/** A request or the run of a job, with all that it asks of others. */
export interface Trace {
  root: Span;
  /** @returns null when the trace is over, or has as many spans as one may have */
  startChild(name: string, start: SpanStart, parent: Span): Span | null;
}

export interface SpanStart {
  kind?: "internal" | "client";
  attributes?: Attributes;
  /** The beginning as `performance.now()` says it; now when left out. */
  began?: number;
}

/** Empty in a process without tracing, where nothing of this costs anything. */
const current = new AsyncLocalStorage<{ trace: Trace; span: Span } | undefined>();

export function insideTrace<T>(trace: Trace | null, work: () => T): T {
  return current.run(trace ? { trace, span: trace.root } : undefined, work);
}

/** For work that goes on after the request that woke it. */
export function outsideTraces<T>(work: () => T): T {
  return current.getStore() ? current.run(undefined, work) : work();
}

/** `work` gets its span, to add to it; none outside of a trace. */
export function inSpan<T>(name: string, start: SpanStart, work: (span?: Span) => Promise<T>): Promise<T> {
  const store = current.getStore();
  const span = store?.trace.startChild(name, start, store.span);
  if (!store || !span) return work();
  return current.run({ trace: store.trace, span }, async () => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

export function recordSpan(name: string, start: SpanStart & { began: number }, error?: unknown): void {
  const store = current.getStore();
  const span = store?.trace.startChild(name, start, store.span);
  if (error !== undefined) markFailed(span, error);
  span?.end(performance.now());
}

/** Fields of log lines that lead to the trace. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const context = current.getStore()?.span.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
}

/** `SpanStatusCode.ERROR`, whose package is not loaded here. */
const ERROR = 2;

/** Names a failure by code or class: messages may quote an address or a value. */
export function markFailed(span: Span | null | undefined, error: unknown): void {
  span
    ?.setStatus({ code: ERROR })
    .setAttribute("error.type", typeof error === "string" ? error : typeOf(error));
}

const PLAIN = /^[\w.-]{1,60}$/;

function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const known = [code, name].find((text) => typeof text === "string" && PLAIN.test(text));
  return typeof known === "string" ? known : "_OTHER";
}
