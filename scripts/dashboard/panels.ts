import { readFileSync } from "node:fs";
import path from "node:path";
import { queryRange, type Series, type Span } from "./prometheus.ts";

const FILE = path.join(import.meta.dirname, "../../docs/observability/grafana-dashboard.json");

/** Grafana takes four scrapes, and most Prometheus scrape every 15 s. */
const RATE_INTERVAL = "1m";

/** What is drawn of a panel of Grafana. */
export interface Panel {
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig: { defaults: { unit: string; thresholds?: { steps: { value: number | null }[] } } };
  targets: { expr: string; legendFormat: string }[];
}

export interface Line {
  name: string;
  points: [number, number][];
}

export function readPanels(): Panel[] {
  return (JSON.parse(readFileSync(FILE, "utf8")) as { panels: Panel[] }).panels;
}

/** @throws Error for a query that Prometheus refuses, or that has no figure in the whole time */
export async function linesOf(url: string, { title, targets }: Panel, span: Span): Promise<Line[]> {
  const answers = targets.map(async ({ expr, legendFormat }) => {
    const series = await queryRange(url, expr.replaceAll("$__rate_interval", RATE_INTERVAL), span);
    if (!series.some(({ points }) => points.some(([, value]) => Number.isFinite(value))))
      throw new Error(`${title}: nothing answers ${expr}`);
    return series.map((one) => ({ name: nameOf(one, legendFormat), points: one.points }));
  });
  return (await Promise.all(answers)).flat();
}

function nameOf({ labels }: Series, format: string): string {
  return format.replace(/\{\{(\w+)\}\}/g, (_, label: string) => labels[label] ?? "");
}
