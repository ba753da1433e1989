import {
  anyText,
  flag,
  httpUrl,
  oneOf,
  shareOfOne,
  textThat,
  wholeNumber,
} from "#app/platform/env-values.ts";

const SAMPLERS = [
  ...(["always_on", "always_off", "traceidratio"] as const),
  ...(["parentbased_always_on", "parentbased_always_off", "parentbased_traceidratio"] as const),
] as const;

/** Standard variables of OpenTelemetry; some of them its packages read themselves. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  OTEL_EXPORTER_OTLP_HEADERS: pairs(/^\s*[\w-]+\s*=.*$/),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(["http/protobuf"], "http/protobuf"),
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(1, 60_000, 10_000),
  OTEL_EXPORTER_OTLP_COMPRESSION: oneOf(["none", "gzip"], "none"),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 60_000, 5_000),
  OTEL_RESOURCE_ATTRIBUTES: pairs(/^\s*[^=\s]+\s*=[^=]*$/),
  OTEL_SDK_DISABLED: flag,
  OTEL_SERVICE_NAME: anyText,
  OTEL_TRACES_SAMPLER: oneOf(SAMPLERS, "parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: shareOfOne,
};

/** A comma or a percent sign in a value is encoded, as `%2C`. */
function pairs(shape: RegExp) {
  return textThat(
    (text) => text.split(",").every((pair) => shape.test(pair) && isDecodable(pair)),
    "must be pairs like name=value, separated by commas",
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
