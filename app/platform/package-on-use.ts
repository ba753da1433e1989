import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/**
 * For packages that many copies, or most requests, never need: importing them would cost every start time and memory
 * (decision 52).
 */
export function packageOnUse<Package>(name: string): Package {
  return load(name) as Package;
}
