import type { ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import { byPattern, toldPatterns } from "#app/platform/http/by-pattern.server.ts";

const answering = (name: string) => ({
  loader: async () => `${name} loaded`,
  action: async () => `${name} done`,
});

const module = byPattern(
  new Map([
    ["api/v1/cows", answering("herd")],
    ["api/v1/cows/:id", answering("cow")],
  ]),
);

const build = toldPatterns({
  routes: {
    herd: { id: "herd", path: "api/v1/cows", module },
    cow: { id: "cow", path: "api/v1/cows/:id", module },
    calf: { id: "calf", path: "api/v1/calves", module },
    page: { id: "page", path: "page", module: { default: () => null } },
  },
} as unknown as ServerBuild);

// However the URL was written: Remix matches any case, and what is encoded.
const ask = async (route: string, part: "loader" | "action") =>
  build.routes[route]?.module[part]?.({
    request: new Request("http://localhost/API/V1/Cows/7"),
    params: {},
    context: { start: {} as never, pattern: "" },
  });

it("a module with several routes answers for the one that Remix has found", async () => {
  expect(await ask("herd", "loader")).toBe("herd loaded");
  expect(await ask("cow", "loader")).toBe("cow loaded");
  expect(await ask("cow", "action")).toBe("cow done");
});

it("a route that its module does not know is a fault, and never another route's answer", async () => {
  await expect(ask("calf", "loader")).rejects.toThrow("no entry for api/v1/calves");
});

it("a page without loader and action gets none", () => {
  expect(Object.keys(build.routes.page?.module ?? {})).toEqual(["default"]);
});
