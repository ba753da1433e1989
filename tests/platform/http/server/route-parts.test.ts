import type { ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import { routePartsOf } from "#app/platform/http/server/route-parts.server.ts";

const PATHS = [
  "",
  "invoices",
  "invoices/bulk",
  "invoice/:id",
  "invoice/create",
  "api/v1/clients",
  "api/v1/clients/:id",
  "*",
];

const routes = Object.fromEntries(PATHS.map((path) => [path, { id: path, path: path || undefined }]));
const parts = routePartsOf({ routes, assets: { routes } } as unknown as ServerBuild);

it.each([
  ["/invoices", ["", "invoices", "*"]],
  ["/invoices.data", ["", "invoices", "*"]],
  ["/invoices/bulk", ["", "invoices", "invoices/bulk", "*"]],
  ["/invoice/create", ["", "invoice/create", "*"]],
  ["/invoice/7", ["", "invoice/:id", "invoice/create", "*"]],
  ["/INVOICES", undefined],
  ["/api/v1/clients", ["", "api/v1/clients", "*"]],
  ["/api/v1/clients/7", ["", "api/v1/clients", "api/v1/clients/:id", "*"]],
  ["/", undefined],
  ["/nothing", undefined],
  ["/__manifest", undefined],
])("finds the routes that can answer %s", (path, reachable) => {
  const name = parts.nameFor(path);
  expect(name && Object.keys(parts.buildOf(name).routes)).toEqual(reachable);
  if (name) expect(parts.buildOf(name).assets.routes).toEqual(parts.buildOf(name).routes);
});
