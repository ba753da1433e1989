import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { AggregatorRegistry, type RegistryContentType } from "prom-client";
import type { Logger } from "#app/platform/observability/log.server.ts";

/** A worker that ends sooner than this after its start is not replaced at once (ms): something is wrong with all of them. */
const SETTLED = 5_000;

/** Pause before a worker that did not settle is replaced (ms). */
const PAUSE = 1_000;

interface Asking {
  ask: "metrics";
  id: number;
}

/**
 * Several processes share one port, and one of them that dies is replaced. Runs in the first process, which serves nothing
 * itself and ends when all are done after a signal: with 0 when each of them did. Resolves when the first of them serves.
 */
export async function startWorkers(count: number, log: Logger): Promise<void> {
  let stopping = false;
  let serving = false;
  const codes: number[] = [];
  const registry = new AggregatorRegistry();
  /** A process answers what it is asked once it listens, and one that has ended is no longer asked. */
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
      // What is wrong with the first of them is wrong with all, and it has said what.
      if (!serving) process.exit(1);
      log.error({ event: "worker_process.died", pid: worker.process.pid, code, signal });
      if (performance.now() - began > SETTLED) fork();
      else setTimeout(() => (stopping ? undefined : fork()), PAUSE);
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

let asked = 0;

/** In one of several processes: the figures of all of them, which the first process gathers. */
export function metricsOfAll(): Promise<string> {
  const id = ++asked;
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
