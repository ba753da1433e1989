import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type * as otlp from "@opentelemetry/exporter-trace-otlp-proto";
import type * as resources from "@opentelemetry/resources";
import type * as sdk from "@opentelemetry/sdk-trace";
import type { Env } from "#app/platform/env.server.ts";
import type { Logger } from "#app/platform/observability/log.server.ts";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import { reportingExporter } from "./reporting-exporter.server.ts";

/** Spans that wait for the collector; more are dropped. */
const LONGEST_QUEUE = 4_096;

/** The exporter reads its own settings from the environment; `readEnv` has checked them. */
export function openTracerProvider(env: Env, log: Logger): sdk.TracerProvider {
  const { BatchSpanProcessor, TracerProvider } = packageOnUse<typeof sdk>("@opentelemetry/sdk-trace");
  const { OTLPTraceExporter } = packageOnUse<typeof otlp>("@opentelemetry/exporter-trace-otlp-proto");
  const exporter = reportingExporter(new OTLPTraceExporter(), log);
  const batches = new BatchSpanProcessor({
    exporter,
    maxQueueSize: LONGEST_QUEUE,
    scheduledDelayMillis: env.OTEL_BSP_SCHEDULE_DELAY,
  });
  return new TracerProvider({ resource: resource(), sampler: sampler(env), spanProcessors: [batches] });
}

/** Each process of `WEB_CONCURRENCY` is an instance of its own. */
function resource(): resources.Resource {
  const { defaultResource, detectResources, resourceFromAttributes, ...detectors } =
    packageOnUse<typeof resources>("@opentelemetry/resources");
  const own = resourceFromAttributes({
    "service.name": "rappen",
    "service.instance.id": randomUUID(),
    "host.name": hostname(),
    "process.pid": process.pid,
    "rappen.process": cluster.worker?.id ?? 0,
  });
  const { resourceAttributesEnvDetector, serviceNameEnvDetector } = detectors;
  const given = detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] });
  return defaultResource().merge(own).merge(given);
}

function sampler({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: Env): sdk.Sampler {
  const { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler } =
    packageOnUse<typeof sdk>("@opentelemetry/sdk-trace");
  const roots: Record<string, () => sdk.Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  };
  const root = roots[name.replace("parentbased_", "")]?.() ?? new AlwaysOnSampler();
  return name.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}
