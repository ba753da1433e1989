import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../tests/support/server/free-port.ts";
import { ended } from "./product.ts";

/** Seconds. */
const SCRAPE_EVERY = 3;

const ROOT = path.join(import.meta.dirname, "../..");

export interface Prometheus {
  url: string;
  stop(): Promise<void>;
}

export interface Scraped {
  origin: string;
  metricsToken: string;
}

/** Keeps its data in the folder; scrapes nothing without a target. Needs the program `prometheus`. */
export async function startPrometheus(folder: string, target?: Scraped): Promise<Prometheus> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = path.join(folder, "prometheus.yml");
  writeFileSync(config, configOf(target));
  const args = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${path.join(folder, "prometheus")}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn("prometheus", args, { stdio: "ignore" });
  await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
  while (!(await fetch(`${url}/-/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error("Prometheus did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: () => {
      child.kill();
      return ended(child);
    },
  };
}

/** JSON is YAML. */
function configOf(target: Scraped | undefined): string {
  const scraping = target && {
    job_name: "rappen",
    authorization: { credentials: target.metricsToken },
    static_configs: [{ targets: [new URL(target.origin).host] }],
  };
  return JSON.stringify({
    global: { scrape_interval: `${SCRAPE_EVERY}s`, evaluation_interval: `${SCRAPE_EVERY}s` },
    rule_files: [path.join(ROOT, "docs/observability/alert-rules.yml")],
    scrape_configs: scraping ? [scraping] : [],
  });
}

/** Points in ms and value; NaN where a figure is not a number. */
export interface Series {
  labels: Record<string, string>;
  points: [number, number][];
}

/** Seconds of Unix time. */
export interface Span {
  from: number;
  to: number;
  step: number;
}

interface Answer {
  status: string;
  error?: string;
  data: {
    result: { metric: Record<string, string>; values?: [number, string][]; value?: [number, string] }[];
  };
}

export async function queryRange(url: string, expr: string, { from, to, step }: Span): Promise<Series[]> {
  const query = new URLSearchParams({
    query: expr,
    start: String(from),
    end: String(to),
    step: String(step),
  });
  const { status, error, data } = (await (
    await fetch(`${url}/api/v1/query_range?${query}`)
  ).json()) as Answer;
  if (status !== "success") throw new Error(`${expr}: ${error}`);
  return data.result.map(({ metric, values = [] }) => ({
    labels: metric,
    points: values.map(([at, value]) => [at * 1000, Number(value)]),
  }));
}

/** @returns names of the alert rules that could not be worked out */
export async function rulesWithFaults(url: string): Promise<string[]> {
  for (;;) {
    const answer = (await (await fetch(`${url}/api/v1/rules`)).json()) as Rules;
    const rules = answer.data.groups.flatMap(({ rules }) => rules);
    if (rules.every(({ health }) => health !== "unknown"))
      return rules
        .filter(({ health }) => health !== "ok")
        .map(({ name, lastError }) => `${name}: ${lastError}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

interface Rules {
  data: { groups: { rules: { name: string; health: string; lastError?: string }[] }[] };
}
