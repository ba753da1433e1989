/** Files that run in threads too, where the marks of reach.mjs reach no test. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const IMPORTED = /^(?:import|export) (?!type )[^"']*from "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** @returns what the threads of this tree load, as paths below it, `app/…` */
export function filesOfThreads(root) {
  const waiting = readdirSync(join(root, "app"), { recursive: true })
    .filter((file) => file.endsWith(".worker.ts"))
    .map((file) => `app/${file}`);
  const files = new Set(waiting);
  for (const file of waiting)
    for (const next of importedBy(root, file))
      if (!files.has(next)) {
        files.add(next);
        waiting.push(next);
      }
  return files;
}

function importedBy(root, file) {
  const source = readFileSync(join(root, file), "utf8");
  return [...source.matchAll(IMPORTED)]
    .map(([, from, bare, later]) => placeOf(from ?? bare ?? later, file))
    .filter((place) => place?.endsWith(".ts") && existsSync(join(root, place)));
}

function placeOf(name, file) {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? normalize(join(dirname(file), name)) : undefined;
}
