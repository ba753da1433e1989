import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#app/platform/i18n/locale.ts";

const ASSETS = path.join(import.meta.dirname, "../build/client/assets");

/** Bytes as sent. */
const MOST = 100_000;

interface Loaded {
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Loaded;
  routes: Record<string, Loaded & { id: string; parentId?: string }>;
}

const files = readdirSync(ASSETS).filter((file) => file.endsWith(".js"));
const codes = new Map(files.map((file) => [file, readFileSync(path.join(ASSETS, file), "utf8")]));
const weights = new Map<string, number>();
const { entry, routes } = manifest();
const pageScript = files.filter((file) => /^entry\.page-/.test(file));

describe.each(LOCALES)("in %s", (locale) => {
  const screens = Object.values(routes).map(({ id }) => ({ id, files: filesOf(id, locale) }));

  it("no page loads more than 100 kB of scripts", () => {
    const weighed = screens.map(({ id, files }) => ({ id, bytes: sum([...files].map(weightOf)) }));
    expect(weighed.length).toBeGreaterThan(200);
    expect(Math.max(...weighed.map(({ bytes }) => bytes))).toBeGreaterThan(MOST / 2);
    expect(weighed.filter(({ bytes }) => bytes > MOST)).toEqual([]);
  });

  it("every screen that is drawn in browsers waits for words of its own, and all for those of the frame", () => {
    const drawn = screens.filter(
      ({ id }) => id !== "root" && /\bdefault\b/.test(codes.get(fileOf(routes[id]!.module))!),
    );
    expect(drawn.length).toBeGreaterThan(100);
    const wordsOf = (names: Set<string>) => [...names].filter((name) => name.startsWith("locale-"));
    expect(drawn.filter(({ files }) => wordsOf(files).length !== 2).map(({ id }) => id)).toEqual([]);
    expect(drawn.filter(({ files }) => !wordsOf(files).some((name) => name.includes("-frame-")))).toEqual([]);
  });
});

/** What is loaded for a screen at once, and the words of a language. */
function filesOf(id: string, locale: string): Set<string> {
  const chain: Loaded[] = [entry];
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) chain.push(routes[at]!);
  const named = chain.flatMap(({ module, imports = [] }) => [module, ...imports]).map(fileOf);
  const found = new Set([...named, ...pageScript]);
  const words = new RegExp(`locale-${locale}-[\\w-]+\\.js`, "g");
  for (const file of found) {
    const code = codes.get(file)!;
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) found.add(imported!);
    for (const [name] of code.matchAll(words)) found.add(name);
  }
  return found;
}

function weightOf(file: string): number {
  if (!weights.has(file)) weights.set(file, gzipSync(codes.get(file)!).byteLength);
  return weights.get(file)!;
}

function manifest(): Manifest {
  const code = codes.get(files.find((file) => file.startsWith("manifest-"))!)!;
  return JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1)) as Manifest;
}

const fileOf = (url: string) => path.basename(url);

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
