import { expect, test } from "vitest";
import { routePatterns } from "#app/platform/http/server/route-patterns.server.ts";

const routeOf = routePatterns([
  "",
  "invoices",
  "invoice/create",
  "invoice/:id",
  "invoice/:id/pdf",
  "api/v1/invoices/:id",
  "api/*",
  "*",
]);

test.each([
  ["/", "/"],
  ["/invoices", "/invoices"],
  ["/invoices.data", "/invoices"],
  ["/invoice/create", "/invoice/create"],
  ["/invoice/0190a0b0", "/invoice/:id"],
  ["/invoice/create/pdf", "/invoice/:id/pdf"],
  ["/api/v1/invoices/1", "/api/v1/invoices/:id"],
  ["/api/v1/unknown", "/api/*"],
  ["/assets/a.js", "/assets/*"],
  ["/wp-admin/setup.php", "other"],
  ["/invoice/1/2/3", "other"],
])("%s is counted as %s", (path, route) => expect(routeOf(path)).toBe(route));
