import path from "node:path";
import type * as piscina from "piscina";
import { inSpan } from "#app/platform/observability/tracing/spans.server.ts";
import { packageOnUse } from "./package-on-use.ts";

type Options = NonNullable<ConstructorParameters<typeof piscina.Piscina>[0]>;

type RunOptions = Parameters<piscina.Piscina["run"]>[1];

/** A pool of as many threads as are busy; one ends a minute after its last task. */
export function openThreadPool(file: URL, options: Omit<Options, "filename">): piscina.Piscina {
  const { Piscina } = packageOnUse<typeof piscina>("piscina");
  const pool = new Piscina({ filename: file.href, minThreads: 0, idleTimeout: 60_000, ...options });
  const run = pool.run.bind(pool);
  const kind = path.basename(file.pathname, ".worker.ts");
  pool.run = (task: unknown, options?: RunOptions) => {
    const attributes = { "rappen.queue_length": pool.queueSize };
    return inSpan(`thread ${kind}`, { attributes }, () => run(task, options) as Promise<unknown>);
  };
  return pool;
}
