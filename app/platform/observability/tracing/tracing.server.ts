import { setTimeout as pause } from "node:timers/promises";
import type * as openTelemetry from "@opentelemetry/api";
import type * as core from "@opentelemetry/core";
import type { Env } from "#app/platform/env.server.ts";
import type { Logger } from "#app/platform/observability/log.server.ts";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import { openTracerProvider } from "./provider.server.ts";
import { insideTrace, type SpanStart, type Trace } from "./spans.server.ts";

/** An import or an export makes thousands of queries, which would push all other spans out of the queue. */
const MOST_SPANS = 500;

interface TraceStart {
  kind: "server" | "consumer";
  attributes: openTelemetry.Attributes;
  /** The headers, with a `traceparent` that is trusted. */
  headers?: NodeJS.Dict<string | string[]> | undefined;
}

export interface Tracing {
  /** @returns null where the sampler leaves this trace out */
  startTrace(name: string, start: TraceStart): Trace | null;
  endTrace(trace: Trace): void;
  /** Sends what is left, within so many ms. */
  close(withinMs: number): Promise<void>;
}

/** @returns null without `OTEL_EXPORTER_OTLP_ENDPOINT`; then no package is loaded */
export function startTracing(env: Env, log: Logger): Tracing | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_SDK_DISABLED) return null;
  const { ROOT_CONTEXT, SpanKind, trace: api } = packageOnUse<typeof openTelemetry>("@opentelemetry/api");
  const { W3CTraceContextPropagator } = packageOnUse<typeof core>("@opentelemetry/core");
  const provider = openTracerProvider(env, log);
  const tracer = provider.getTracer("rappen");
  const propagator = new W3CTraceContextPropagator();
  const kinds = {
    server: SpanKind.SERVER,
    consumer: SpanKind.CONSUMER,
    client: SpanKind.CLIENT,
    internal: SpanKind.INTERNAL,
  };
  const counts = new WeakMap<Trace, number>();
  const startTrace = (name: string, { kind, attributes, headers }: TraceStart): Trace | null => {
    const parent = headers ? propagator.extract(ROOT_CONTEXT, headers, fromHeaders) : ROOT_CONTEXT;
    const options = { kind: kinds[kind], attributes, startTime: performance.now() };
    const root = tracer.startSpan(name, options, parent);
    if (!root.isRecording()) return null;
    const trace: Trace = { root, startChild: (...child) => startChild(trace, ...child) };
    return trace;
  };
  const startChild = (
    trace: Trace,
    name: string,
    { kind = "internal", attributes = {}, began = performance.now() }: SpanStart,
    parent: openTelemetry.Span,
  ): openTelemetry.Span | null => {
    const count = (counts.get(trace) ?? 0) + 1;
    counts.set(trace, count);
    if (count > MOST_SPANS || !trace.root.isRecording()) return null;
    const options = { kind: kinds[kind], attributes, startTime: began };
    return tracer.startSpan(name, options, api.setSpan(ROOT_CONTEXT, parent));
  };
  return {
    startTrace,
    endTrace: (trace) => {
      const leftOut = (counts.get(trace) ?? 0) - MOST_SPANS;
      if (leftOut > 0) trace.root.setAttribute("rappen.spans_left_out", leftOut);
      trace.root.end(performance.now());
    },
    close: async (withinMs) => {
      const closed = provider.shutdown().catch(() => {});
      await Promise.race([closed, pause(Math.max(0, withinMs))]);
    },
  };
}

/** Runs `work` as a trace of its own, which it gets to say how it went. */
export async function inTrace<T>(
  tracing: Tracing | null,
  name: string,
  start: TraceStart,
  work: (trace: Trace | null) => Promise<T>,
): Promise<T> {
  if (!tracing) return work(null);
  const trace = tracing.startTrace(name, start);
  try {
    return await insideTrace(trace, () => work(trace));
  } finally {
    if (trace) tracing.endTrace(trace);
  }
}

const fromHeaders: openTelemetry.TextMapGetter<NodeJS.Dict<string | string[]>> = {
  keys: (headers) => Object.keys(headers),
  get: (headers, name) => headers[name],
};
