import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createMetrics } from "#app/platform/observability/metrics.server.ts";

const FOLDER = path.join(import.meta.dirname, "../../../docs/observability");
const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");

/** Prometheus's own figure. */
const FOREIGN = ["up"];

const FUNCTIONS =
  /\b(sum|max|min|rate|increase|delta|max_over_time|histogram_quantile|topk|by|offset|and|le|for)\b/g;

function figuresIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|\([a-z, ]+\)(?= \()/g, " ")
    .replace(FUNCTIONS, " ")
    .replace(/_(bucket|count|sum)\b/g, "");
  return bare.match(/\b[a-z][a-z_0-9]{2,}\b/g) ?? [];
}

async function known(): Promise<Set<string>> {
  const metrics = createMetrics(() => Promise.reject(new Error("away")));
  metrics.gauge("rappen_pdf_queue", "PDFs that wait to be drawn", () => 0);
  const described = await metrics.registry.getMetricsAsJSON();
  return new Set([...described.map(({ name }) => name), ...FOREIGN]);
}

test("dashboard and alert rules name figures that exist", async () => {
  const { panels } = JSON.parse(read("grafana-dashboard.json")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const drawn = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const rules = [
    ...read("alert-rules.yml").matchAll(/expr:(?: >\n)?(?<text>[\s\S]+?)\n {8}(?:for|labels):/g),
  ];
  const alerts = rules.map(({ groups }) => groups?.text ?? "");
  expect(alerts).toHaveLength(read("alert-rules.yml").match(/- alert:/g)?.length ?? 0);
  expect(alerts.length).toBeGreaterThan(0);
  const names = await known();
  const ofAnyJob = [...drawn, ...alerts].flatMap(
    (expression) =>
      expression.match(/\b(?:rappen|nodejs|process)_[a-z0-9_]+(?!\{job="rappen"|[a-z0-9_])/g) ?? [],
  );
  expect(ofAnyJob).toEqual([]);
  const unknown = [...drawn, ...alerts].flatMap(figuresIn).filter((name) => !names.has(name));
  expect(unknown).toEqual([]);
});
