/** Files that run in threads too, where the marks of reach.mjs reach no test. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { importsOf } from "../imports.mjs";
import { root } from "../prepare.mjs";

/** @returns what the threads load, as `app/…` paths */
export function filesOfThreads() {
  const waiting = readdirSync(join(root, "app"), { recursive: true })
    .filter((file) => file.endsWith(".worker.ts"))
    .map((file) => `app/${file}`);
  const files = new Set(waiting);
  for (const file of waiting)
    for (const next of importsOf(file, false))
      if (next.endsWith(".ts") && !files.has(next) && existsSync(join(root, next))) {
        files.add(next);
        waiting.push(next);
      }
  return files;
}
