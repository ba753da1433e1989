import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const LOCALE_FILES = path.join(import.meta.dirname, "../../../app/locales");

/** All texts of a language as `namespace:key.path` → text. */
export function textsOf(locale: string): Map<string, string> {
  return new Map(
    namespacesOf(locale).flatMap((name) => {
      const file = filesOf(locale).find((file) => path.basename(file) === `${name}.json`)!;
      return leaves(JSON.parse(readFileSync(file, "utf8")), `${name}:`);
    }),
  );
}

export function namespacesOf(locale: string): string[] {
  return filesOf(locale)
    .map((file) => path.basename(file, ".json"))
    .toSorted();
}

function filesOf(locale: string): string[] {
  const folder = path.join(LOCALE_FILES, locale);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return files.filter((file) => file.endsWith(".json")).map((file) => path.join(folder, file));
}

function leaves(node: unknown, prefix: string): [string, string][] {
  if (typeof node === "string") return [[prefix, node]];
  return Object.entries(node as Record<string, unknown>).flatMap(([name, child]) =>
    leaves(child, prefix.endsWith(":") ? prefix + name : `${prefix}.${name}`),
  );
}
