import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { MessageTree } from "#app/platform/i18n/messages.ts";

const LOCALE_FILES = path.join(import.meta.dirname, "../../../app/locales");

/** All texts of a language as `namespace:key.path` → text. */
export function textsOf(locale: string): Map<string, string> {
  return new Map(
    Object.entries(namespacesWithTexts(locale)).flatMap(([name, texts]) => leaves(texts, `${name}:`)),
  );
}

/** The texts as they stand in the locale files. */
export function namespacesWithTexts(locale: string): Record<string, MessageTree> {
  return Object.fromEntries(
    filesOf(locale).map((file) => [
      path.basename(file, ".json"),
      JSON.parse(readFileSync(file, "utf8")) as MessageTree,
    ]),
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
