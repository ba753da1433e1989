import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/**
 * For packages that most requests never need: importing them at the start would cost time and memory
 * (docs/performance.md).
 */
export function packageOnUse<Package>(name: string): Package {
  return load(name) as Package;
}
