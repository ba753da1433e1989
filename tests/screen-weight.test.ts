import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#app/platform/i18n/locale.ts";

const ASSETS = path.join(import.meta.dirname, "../build/client/assets");

/** Bytes as sent, with the scripts of every page. */
const MOST_OF_ISLAND = 60_000;
const MOST_OF_DOCUMENT = 12_000;
const MOST_OF_STYLES = 16_000;

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
const pageScripts = files.filter((file) => /^entry\.(page|signed-in)-/.test(file));
const SCREENS = path.join(import.meta.dirname, "../app");

describe.each(LOCALES)("in %s", (locale) => {
  const screens = Object.values(routes)
    .filter(({ id }) => id !== "root" && isIsland(id))
    .map(({ id }) => ({ id, files: filesOf(id, locale) }));

  it("no island loads more than 60 kB of scripts", () => {
    const weighed = screens.map(({ id, files }) => ({ id, bytes: sum([...files].map(weightOf)) }));
    expect(weighed.length).toBeGreaterThan(7);
    expect(weighed.filter(({ bytes }) => bytes > MOST_OF_ISLAND)).toEqual([]);
  });

  it("every island waits for words of its own, and for no others", () => {
    const wordsOf = (names: Set<string>) => [...names].filter((name) => name.startsWith("locale-"));
    expect(screens.filter(({ files }) => wordsOf(files).length !== 1).map(({ id }) => id)).toEqual([]);
  });
});

it("of screens that are no islands nothing is built for browsers", () => {
  const islands = Object.keys(routes).filter(isIsland);
  const words = files.filter((file) => file.startsWith("locale-"));
  expect(words).toHaveLength(islands.length * LOCALES.length);
});

it("a page that is no island loads at most 12 kB of scripts", () => {
  expect(pageScripts).toHaveLength(2);
  expect(sum(pageScripts.map(weightOf))).toBeLessThan(MOST_OF_DOCUMENT);
});

it("the styles of every page weigh at most 16 kB", () => {
  const [styles = "", ...others] = readdirSync(ASSETS).filter((file) => /^root-.*\.css$/.test(file));
  expect(others).toEqual([]);
  expect(gzipSync(readFileSync(path.join(ASSETS, styles))).byteLength).toBeLessThan(MOST_OF_STYLES);
});

it("styles of a single page come with it", () => {
  const sheets = readdirSync(ASSETS).filter((file) => file.endsWith(".css") && !file.startsWith("root-"));
  const built = sheets.map((file) => readFileSync(path.join(ASSETS, file), "utf8")).join("");
  for (const name of [".hero-2", ".mail-own", ".next-what", ".progress-line"]) expect(built).toContain(name);
});

function isIsland(id: string): boolean {
  const file = path.join(SCREENS, `${id}.tsx`);
  return existsSync(file) && readFileSync(file, "utf8").includes("island: true");
}

/** What is loaded for a screen at once, and the words of a language. */
function filesOf(id: string, locale: string): Set<string> {
  const chain: Loaded[] = [entry, routes[id]!];
  const named = chain.flatMap(({ module, imports = [] }) => [module, ...imports]).map(fileOf);
  const found = new Set([...named, ...pageScripts]);
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
