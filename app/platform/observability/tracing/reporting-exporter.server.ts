import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "#app/platform/observability/log.server.ts";

/** One line when spans begin to be lost, and one when they arrive again. */
export function reportingExporter(exporter: SpanExporter, log: Logger): SpanExporter {
  let isLosing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined;
        if (hasFailed && !isLosing) log.warn({ event: "traces.lost", reason: reason(result.error) });
        if (!hasFailed && isLosing) log.info({ event: "traces.arrive" });
        isLosing = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

/** The reason without what the collector answered, which may be long. */
function reason(error: (Error & { code?: string | number }) | undefined): string {
  return [error?.code, error?.message].filter(Boolean).join(" ");
}
