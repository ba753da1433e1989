import { readFileSync } from "node:fs";
import path from "node:path";
import { matchPath } from "@remix-run/react";
import { expect, it } from "vitest";
import { CALLS } from "#app/addresses/calls.ts";
import { SCREENS } from "#app/addresses/screens.ts";
import { paths } from "#app/paths.ts";
import { flatRoutes } from "./support/routes.ts";

const APP = path.join(import.meta.dirname, "../app");
const PUBLIC = /\bpublic(Loader|Action|Handle|HandleBody)\b/g;
/** Calls on one record (api/record-calls.ts) are made of the others. */
const RECORD_CALLS = "reading|acting|actingWith|replacing|removing|deleting";
const SCREEN_MAKERS = "screenLoader|screenAction|fileLoader|button|question|calendarFeedPage";
const PRIVATE = new RegExp(`\\b(${SCREEN_MAKERS}|handle|handleBody|handlePatch|${RECORD_CALLS})\\(`);

/** Open beside the screens whose entry says so. */
const isOpen = (file: string) =>
  /^api\/public\/|^screens\/(public\/home|answers\/unknown)\.tsx$/.test(file) || openScreens.has(file);

const openScreens = new Set<string>(
  Object.values(SCREENS)
    .filter(([, , needs]) => needs === "open")
    .map(([, module]) => module),
);

/** The modules that make routes that want a session. */
const MAKERS = [
  "api/api-calls.ts",
  "api/record-calls.ts",
  "platform/http/pages/file-loader.server.ts",
  "screens/answers/buttons.server.ts",
  "screens/answers/calendar-feed.server.ts",
  "screens/answers/question.server.ts",
];

/** Its guard opens them to operators only (tests/screens/admin/desk-closed.test.ts). */
const DESK = "screens/admin/";

const DESK_NAMES = /^(desk|account|job)(Entry)?(Loader|Action)$|^deskReadOnly$/;

const files = [...new Set((await flatRoutes()).map(({ file }) => file))];

it("a route is open to everybody exactly where its entry says so", () => {
  expect(files.filter((file) => source(file).match(PUBLIC)).toSorted()).toEqual(
    files.filter(isOpen).toSorted(),
  );
  for (const maker of MAKERS) expect(source(maker), maker).not.toMatch(PUBLIC);
});

it("every other route wants a session in its loader and its action", () => {
  for (const file of files) {
    const code = source(file);
    if (!isOpen(file) && !file.startsWith(DESK)) expect(code, file).toMatch(PRIVATE);
    for (const [, name, value] of code.matchAll(/export const (loader|action) = (\w+)/g)) {
      const wanted = file.startsWith(DESK)
        ? DESK_NAMES
        : /^(screen|public)(Loader|Action)$|^fileLoader$|^route$/;
      expect(value, `${name} of ${file}`).toMatch(wanted);
    }
    expect(code, file).not.toMatch(/export (async )?function (loader|action)\b/);
  }
});

it("every screen of the desk has a loader and an action from its guard", () => {
  const desk = files.filter((file) => file.startsWith(DESK));
  expect(desk.length).toBeGreaterThan(0);
  for (const file of desk) {
    const exported = [...source(file).matchAll(/export const (loader|action) = \w+/g)].map(
      ([, name]) => name,
    );
    expect(exported, file).toEqual(["loader", "action"]);
    expect(source(file), file).not.toMatch(/http\/screen\.server/);
  }
  for (const maker of ["accounts/act-page.server.ts", "jobs/job-page.server.ts"])
    expect(source(DESK + maker), maker).not.toMatch(/http\/screen\.server/);
});

it("every API method is a handle by one of the known names", () => {
  const known = new RegExp(
    `^(handle|handleBody|handlePatch|handleEither|publicHandle|publicHandleBody|notFound|${RECORD_CALLS})$`,
  );
  for (const { id, module } of CALLS.filter(({ module }) => module !== "public/openapi"))
    expect(handlerIn(`api/${module}.ts`, id), id).toMatch(known);
  for (const file of [
    "api/mcp.ts",
    "api/public/oauth.ts",
    "api/public/openapi.ts",
    "api/public/not-found.ts",
  ])
    for (const [, method, value] of source(file).matchAll(/\b(GET|POST|PUT|PATCH|DELETE): (\w+)/g))
      expect(value, `${method} of ${file}`).toMatch(known);
});

/** PUT and PATCH are of one `replacing`, which stands before. */
function handlerIn(file: string, id: string): string | undefined {
  const [, name = ""] = new RegExp(`\\b${id}: (\\w+)[(.]`).exec(source(file)) ?? [];
  return /^(change|invoiceChange)s$/.test(name) ? "replacing" : name;
}

it("every link we print leads to a route of its own", async () => {
  const known = (await flatRoutes()).map(({ path }) => path).filter((pattern) => !pattern.endsWith("*"));
  const urls = Object.values(paths).map((link) =>
    typeof link === "string" ? link : (link as (...ids: string[]) => string)("1", "2"),
  );
  const lost = urls.filter((url) => {
    const { pathname } = new URL(url, "http://localhost");
    return !known.some((pattern) => matchPath(pattern, pathname));
  });
  expect(lost).toEqual([]);
});

it("no id can lead out of its place in a link", () => {
  expect(paths.invoice("../profile?x=1#y")).toBe("/invoice/..%2Fprofile%3Fx%3D1%23y");
  expect(paths.invoicePdf("a/b", "de")).toBe("/invoice/a%2Fb/pdf?language=de");
});

function source(file: string): string {
  return readFileSync(path.join(APP, file), "utf8");
}
