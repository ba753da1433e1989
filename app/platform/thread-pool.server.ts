import type * as piscina from "piscina";
import { packageOnUse } from "./package-on-use.ts";

type Options = NonNullable<ConstructorParameters<typeof piscina.Piscina>[0]>;

/** Of as many threads as are busy; one ends a minute after its last task. */
export function openThreadPool(file: URL, options: Omit<Options, "filename">): piscina.Piscina {
  const { Piscina } = packageOnUse<typeof piscina>("piscina");
  return new Piscina({ filename: file.href, minThreads: 0, idleTimeout: 60_000, ...options });
}
