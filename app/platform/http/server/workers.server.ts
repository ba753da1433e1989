import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { AggregatorRegistry, RegistryContentType } from "prom-client";
import type { Logger } from "#app/platform/observability/log.server.ts";
import { promClient } from "#app/platform/observability/metrics.server.ts";

/** A worker that ends sooner (ms) is not replaced at once: something is wrong with all of them. */
const SETTLED = 5_000;

const PAUSE_MS = 1_000;

interface Asking {
  ask: "metrics";
  id: number;
}

/** The first process serves nothing itself and ends after all others. Resolves when the first worker serves. */
export async function startWorkers(count: number, log: Logger): Promise<void> {
  let stopping = false;
  let serving = false;
  const codes: number[] = [];
  const registry = new (promClient().AggregatorRegistry)();
  const started = new Map<number, Promise<unknown>>();

  const fork = () => {
    const worker = cluster.fork();
    const began = performance.now();
    started.set(worker.id, Promise.race([once(worker, "listening"), once(worker, "exit")]));
    worker.on("message", (message: unknown) => {
      if (isAsking(message)) void Promise.all(started.values()).then(() => answer(worker, message, registry));
    });
    worker.on("exit", (code, signal) => {
      started.delete(worker.id);
      codes.push(code ?? 1);
      if (stopping) return endWhenAllAreDone();
      // A fault of the first worker is a fault of all, and it has been logged.
      if (!serving) process.exit(1);
      log.error({ event: "worker_process.died", pid: worker.process.pid, code, signal });
      if (performance.now() - began > SETTLED) fork();
      else setTimeout(() => (stopping ? undefined : fork()), PAUSE_MS);
    });
  };

  const endWhenAllAreDone = () => {
    if (Object.keys(cluster.workers ?? {}).length === 0)
      process.exit(codes.every((code) => code === 0) ? 0 : 1);
  };

  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    codes.length = 0;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    endWhenAllAreDone();
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal));
  for (let index = 0; index < count; index++) fork();
  await once(cluster, "listening");
  serving = true;
}

function isAsking(message: unknown): message is Asking {
  return typeof message === "object" && message !== null && "ask" in message && message.ask === "metrics";
}

async function answer(
  worker: Worker,
  { id }: Asking,
  registry: AggregatorRegistry<RegistryContentType>,
): Promise<void> {
  const text = await registry.clusterMetrics().catch(() => "");
  if (worker.isConnected()) worker.send({ metrics: text, id });
}

let lastId = 0;

export function metricsOfAll(): Promise<string> {
  const id = ++lastId;
  return new Promise((resolve) => {
    const hear = (message: { metrics?: string; id?: number }) => {
      if (message.id !== id || message.metrics === undefined) return;
      process.off("message", hear);
      resolve(message.metrics);
    };
    process.on("message", hear);
    process.send?.({ ask: "metrics", id } satisfies Asking);
  });
}
