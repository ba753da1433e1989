import path from "node:path";
import { expect, it } from "vitest";
import type { RateLimit } from "#app/platform/auth/rate-limit.ts";
import { platformErrors } from "#app/platform/errors.ts";
import { product } from "#app/product.ts";
import { importsOf } from "../scripts/imports.mjs";
import { cyclesIn } from "./support/read/cycles.ts";
import {
  codeOf,
  exportsOf,
  linesOf,
  namesImportedBy,
  read,
  roomOf,
  sources,
} from "./support/source-files.ts";

const files = sources("app");
/** What of the API's client is written by hand; scripts/client.mjs makes the rest. */
const clientFiles = sources("packages/client/src").filter((file) => !/\/(schema|operations)\.ts$/.test(file));
const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));

/** What Remix looks for in the module of a route. */
const OF_ROUTES = ["loader", "action", "meta", "handle", "ErrorBoundary", "headers", "links", "Layout"];

/** Entries of the build and of threads, and stand-ins for what packages import. */
const FOR_OTHERS = /\.worker\.ts$|^app\/(entry\.|ui\/runtime\/(preact\/|i18n\.client)|platform\/errors\.ts$)/;

/** Packages that only the web may know: a use case never sees a request. */
const WEB = /^(express|@remix-run\/|remix-)/;
const CLOCK_AND_CHANCE =
  /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\brandomUUID|\brandomBytes|\bprocess\.|\bfetch\(/;

it("screens, api and jobs never import kysely, and never each other", () => {
  expect(broken(["screens", "api", "jobs.server.ts"], (target) => target === "kysely")).toEqual([]);
  expect(broken(["screens"], (target) => roomOf(target) === "api")).toEqual([]);
  expect(broken(["api"], (target) => roomOf(target) === "screens")).toEqual([]);
});

it("features know platform, swiss, addresses and other features, never a request", () => {
  const allowed = (target: string) =>
    !target.startsWith("app/") ||
    target === "app/paths.ts" ||
    target.startsWith("app/addresses/") ||
    ["features", "platform", "swiss", "locales"].includes(roomOf(target));
  expect(broken(["features"], (target) => !allowed(target) || WEB.test(target))).toEqual([]);
  const words = /\b(Request|FormData)\b|\bnew Response\b/;
  expect(files.filter((file) => roomOf(file) === "features" && words.test(codeOf(file)))).toEqual([]);
});

it("features have no cycles", () => {
  const edges = imports
    .filter(({ file, target }) => roomOf(file) === "features" && roomOf(target) === "features")
    .map(({ file, target }) => [file.split("/")[3]!, target.split("/")[3]!] as const)
    .filter(([from, to]) => from !== to);
  expect(cyclesIn(edges)).toEqual([]);
});

/** The wings in the order of ARCHITECTURE.md: each calls only itself and those before it. */
const WINGS = ["running", "people", "books", "selling", "money", "taxes", "front", "programs"];

it("the wings of features stand on one another", () => {
  const place = (file: string) => WINGS.indexOf(file.split("/")[2] ?? "");
  const ofFeatures = files.filter((file) => roomOf(file) === "features");
  expect(ofFeatures.filter((file) => place(file) === -1 || file.split("/").length < 5)).toEqual([]);
  const upwards = imports.filter(
    ({ file, target }) =>
      roomOf(file) === "features" && roomOf(target) === "features" && place(file) < place(target),
  );
  expect(upwards.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

/** What invoices and offers share stands in `papers`, below them. */
const ROOMS = {
  invoices: [
    ...["fields", "texts", "pricing", "document", "json", "status", "view", "e-invoice", "pdf", "link"],
    ...["settling", "correcting", "deposits", "sending", "list", "form", "preview", "writing", "samples"],
  ],
  offers: [
    ...["fields", "document", "json", "status", "view", "pdf", "answering", "sending", "invoicing", "list"],
    ...["form", "preview", "writing"],
  ],
};

it.each(Object.entries(ROOMS))(
  "the rooms of %s stand in a line: each calls only those before it",
  (feature, rooms) => {
    const place = (room: string) => rooms.indexOf(room);
    const backwards = callsBetweenRooms(feature).filter(
      ([from, to]) => place(from) === -1 || place(to) === -1 || place(from) < place(to),
    );
    expect(backwards).toEqual([]);
  },
);

/** Files at the root of a feature are its use cases, above all rooms; limits.ts and errors.ts are below all. */
function callsBetweenRooms(feature: string): (readonly [string, string])[] {
  const roomIn = (file: string) => /^app\/features\/selling\/[^/]+\/([^/]+)\//.exec(file)?.[1];
  return imports
    .filter(({ file, target }) =>
      [file, target].every((one) => one.startsWith(`app/features/selling/${feature}/`)),
    )
    .filter(({ target }) => !/\/(limits|errors)\.ts$/.test(target))
    .flatMap(({ file, target }) => {
      const [from, to] = [roomIn(file), roomIn(target) ?? "the root"];
      return from === undefined || from === to ? [] : [[from, to] as const];
    });
}

it("features record events, and what tells of them stands above: none but outlets' own rooms import webhooks", () => {
  const told = imports.filter(
    ({ file, target }) =>
      roomOf(file) === "features" &&
      !/^app\/features\/programs\/(webhooks|api-info)\//.test(file) &&
      target.startsWith("app/features/programs/webhooks/"),
  );
  expect(told.map(({ file }) => file)).toEqual([]);
});

it("clients do not know money", () => {
  expect(
    broken(["features"], (target) => target.startsWith("app/features/books/ledger/")).filter((use) =>
      use.startsWith("app/features/selling/clients/"),
    ),
  ).toEqual([]);
});

it("finds the cycles of a graph", () => {
  const edges = ["ab", "bc", "ca", "cd", "de", "ee", "fa"].map((edge) => [edge[0]!, edge[1]!] as const);
  expect(cyclesIn(edges)).toEqual([["e"], ["a", "b", "c"]]);
});

it("migrations stand alone: a change of the product changes no step that databases have taken", () => {
  const migrations = sources("db/migrations");
  const used = ["kysely", "node:fs", "node:path", ...sources("db/migrating")];
  const foreign = [...migrations, ...sources("db/migrating")].flatMap((file) =>
    importsOf(file)
      .filter((target) => !used.includes(target))
      .map((target) => `${file} → ${target}`),
  );
  expect(foreign).toEqual([]);
});

it("no file imports itself by way of others, not even for a type", () => {
  const sourcesOfAll = [...files, ...sources("db"), "server.ts"];
  const edges = sourcesOfAll.flatMap((file) => importsOf(file).map((target) => [file, target] as const));
  expect(cyclesIn(edges)).toEqual([]);
});

it("an invoice's history is written where webhooks hear of it, and nowhere else", () => {
  const direct = files.filter(
    (file) => file.startsWith("app/features/selling/invoices/") && /\brecordHistory\(/.test(codeOf(file)),
  );
  expect(direct).toEqual(["app/features/selling/invoices/status/record-invoice-history.server.ts"]);
});

it("platform knows swiss only, and swiss nothing", () => {
  const allowed = (target: string) =>
    !target.startsWith("app/") || ["platform", "swiss", "locales"].includes(roomOf(target));
  expect(broken(["platform"], (target) => !allowed(target))).toEqual([]);
  expect(broken(["swiss"], (target) => target.startsWith("app/") && roomOf(target) !== "swiss")).toEqual([]);
});

it("platform names no error code and no rate limit of a feature", async () => {
  const codes = Object.keys(product.errorStatuses).filter((code) => !(code in platformErrors));
  const names = [...codes, ...(await limitNames())];
  const naming = files.filter((file) => roomOf(file) === "platform" && namesAny(file, names));
  expect(naming).toEqual([]);
});

it("no two rate limits share a name, under which attempts are counted", async () => {
  const names = await limitNames();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it("components take pure files only", () => {
  expect(
    broken(["ui"], (target) => target.startsWith("app/") && target.includes(".server"), { types: false }),
  ).toEqual([]);
  expect(broken(["ui"], (target) => ["screens", "api"].includes(roomOf(target)))).toEqual([]);
});

it("components bring no rules of forms to browsers, which weigh much: zod is out of their reach", () => {
  const reached = new Set(files.filter((file) => roomOf(file) === "ui"));
  for (const file of reached) {
    const targets = importsOf(file, false).filter((target) => target === "zod" || files.includes(target));
    for (const target of targets) if (target !== "zod") reached.add(target);
    expect(targets, file).not.toContain("zod");
  }
});

it("files without .server are pure: no clock, no chance, no world", () => {
  const pure = files.filter(
    (file) => ["features", "swiss"].includes(roomOf(file)) && !/\.(server|worker)\.ts$/.test(file),
  );
  expect(pure.filter((file) => CLOCK_AND_CHANCE.test(codeOf(file)))).toEqual([]);
  expect(broken(["features", "swiss"], impureTarget, { types: false, pureOnly: true })).toEqual([]);
});

it("only the database files name a database, only env.server.ts reads the environment", () => {
  const databases = /^app\/platform\/database\/((db|dialect)\.server\.ts$|sqlite\/|postgres\/)/;
  const naming = imports
    .filter(({ target }) => /^(better-sqlite3|pg|pg-cursor)$/.test(target))
    .map(({ file }) => file);
  expect(naming.filter((file) => !databases.test(file))).toEqual([]);
  const reading = files.filter((file) => /process\.env/.test(codeOf(file)));
  expect(reading).toEqual(["app/platform/env.server.ts"]);
});

it("features, screens and api take the addresses of pages from paths.ts", () => {
  const rooms = files.filter((file) => ["features", "screens", "api"].includes(roomOf(file)));
  const written = rooms.filter((file) => /appUrl\}\/|appUrl \+ ["`]/.test(codeOf(file)));
  expect(written).toEqual([]);
});

it("whatever a file exports another one imports", () => {
  const importing = ["app", "db", "tests", "bench", "scripts"].flatMap(sources);
  const named = new Set([...importing, "server.ts"].flatMap(namesImportedBy));
  const unused = [...files, ...sources("db")]
    .filter((file) => !file.startsWith("db/migrations/") && !FOR_OTHERS.test(file))
    .flatMap((file) => exportsOf(file).map((name) => ({ name, file })))
    .filter(({ name }) => !OF_ROUTES.includes(name) && !named.has(name));
  expect(unused).toEqual([]);
});

it("no exported name has two meanings", () => {
  const exported = [...files, ...sources("db")]
    .filter((file) => !file.startsWith("db/migrations/"))
    .flatMap((file) => exportsOf(file).map((name) => ({ name, file })))
    .filter(({ name }) => !OF_ROUTES.includes(name));
  const twice = [...Map.groupBy(exported, ({ name }) => name)].filter(([, places]) => places.length > 1);
  expect(twice.map(([name, places]) => [name, ...places.map(({ file }) => file)])).toEqual([]);
});

/** What people do for their clients, which is a noun of theirs. */
const OF_SERVICES =
  /^app\/((features\/(selling|front\/imports)|screens|ui)\/services\/|(api|platform\/database\/schema)\/services\.ts$)/;

it("has no barrels and no rooms called utils", () => {
  const all = [...files, ...clientFiles];
  const isEmpty = (file: string) => /(^|\/)(utils?|helpers?|misc|manager|services?)(\.|\/)/.test(file);
  expect(all.filter((file) => isEmpty(file) && !OF_SERVICES.test(file))).toEqual([]);
  const barrel = (file: string) =>
    codeOf(file)
      .trim()
      .split("\n")
      .every((line) => /^export .* from /.test(line));
  expect(files.filter(barrel)).toEqual([]);
});

it("keeps folders small enough to read, migrations apart: at most 30 files side by side", () => {
  const folders = ["app", "db", "tests", "bench", "scripts", "packages/client/src"]
    .flatMap(sources)
    .map((file) => path.dirname(file));
  const crowded = [...Map.groupBy(folders, (folder) => folder)].filter(([, { length }]) => length > 30);
  expect(crowded.map(([folder]) => folder).filter((folder) => folder !== "db/migrations")).toEqual([]);
});

/** Folders of one file, and why they are folders. */
const ALONE: Record<string, string> = {
  "db/migrating": "beside the schema in SQL",
  "app/features/running/deletions": "a room of its own that others import",
  "app/features/running/help": "a room of its own that others import",
  "app/features/selling/offers/form": "named as the room of invoices that does the same",
  "app/features/selling/offers/preview": "named as the room of invoices that does the same",
  "app/features/selling/offers/view": "named as the room of invoices that does the same",
  "app/features/selling/offers/writing": "named as the room of invoices that does the same",
};

it("has no folder for one file, but for those that say why", () => {
  const inside = new Map<string, number>();
  for (const file of ["app", "db"].flatMap(sources))
    for (let folder = path.dirname(file); folder !== "."; folder = path.dirname(folder))
      inside.set(folder, (inside.get(folder) ?? 0) + 1);
  const alone = [...inside].filter(([, count]) => count === 1).map(([folder]) => folder);
  expect(alone.toSorted()).toEqual(Object.keys(ALONE).toSorted());
});

it("keeps lines within 120 characters", () => {
  const sourcesOfAll = [...["app", "db", "scripts", "bench", "tests"].flatMap(sources), ...clientFiles];
  const isLong = (file: string) =>
    read(file)
      .split("\n")
      .some((line) => line.length > 120);
  expect(sourcesOfAll.filter(isLong)).toEqual([]);
});

it("has few comments: at most 5 % of the lines", () => {
  const lines = [...files, ...sources("db"), ...clientFiles, "server.ts"].flatMap(linesOf);
  const share = (100 * lines.filter(({ isComment }) => isComment).length) / lines.length;
  expect(share, `${share.toFixed(2)} % of the lines are comments`).toBeLessThanOrEqual(5);
});

it("keeps files small: median at most 60 lines, nine of ten at most 180, none above 300", () => {
  const lengths = [...files, ...sources("db"), ...clientFiles]
    .map((file) => read(file).split("\n").length)
    .toSorted((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
  expect(at(0.5)).toBeLessThanOrEqual(60);
  expect(at(0.9)).toBeLessThanOrEqual(180);
  expect(lengths.at(-1)).toBeLessThanOrEqual(300);
});

/** The names in every feature's limits.ts. */
async function limitNames(): Promise<string[]> {
  const limits = files.filter((file) => /^app\/features\/[^/]+\/[^/]+\/limits\.ts$/.test(file));
  const modules = await Promise.all(
    limits.map(
      (file) => import(/* @vite-ignore */ `#${file}`) as Promise<Record<string, Record<string, RateLimit>>>,
    ),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap(Object.values)
    .map(({ name }) => name);
}

function namesAny(file: string, names: string[]): boolean {
  const literals = [...codeOf(file).matchAll(/"([^"\n]*)"/g)].map(([, text]) => text!);
  return literals.some((text) => names.includes(text));
}

function broken(
  rooms: string[],
  isWrong: (target: string) => boolean,
  { types = true, pureOnly = false }: { types?: boolean; pureOnly?: boolean } = {},
): string[] {
  return files
    .filter((file) => rooms.includes(roomOf(file)) && !(pureOnly && /\.(server|worker)\.ts$/.test(file)))
    .flatMap((file) =>
      importsOf(file, types)
        .filter(isWrong)
        .map((target) => `${file} → ${target}`),
    );
}

/** `node:module` reads a package's JSON, which is as constant as code. */
function impureTarget(target: string): boolean {
  return (
    (target.startsWith("node:") && target !== "node:module") ||
    (target.startsWith("app/") && target.includes(".server"))
  );
}
