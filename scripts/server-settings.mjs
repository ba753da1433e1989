/** What Node and the C library are told when they run the server (docs/performance.md). The Dockerfile says the same. */
import { join } from "node:path";

/** The server as it runs in production: made from server.ts by server.vite.ts. */
export const BUILT_SERVER = "build/bundle/server.js";

/** Both in MB: the old generation may fill up to this before Node gives up, and the nursery stays small. */
export const NODE_FLAGS = ["--max-old-space-size=512", "--max-semi-space-size=8"];

/** For glibc; other C libraries ignore it. Blocks above 32 kB are handed back when they are freed. */
const MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Variables of the process; those of `given` stay as they are.
 * @param {string} root folder of the product
 * @param {Record<string, string | undefined>} given
 */
export function serverVariables(root, given = process.env) {
  return { ...MEMORY, NODE_COMPILE_CACHE: join(root, ".cache", "compile"), ...given };
}
