import { expect, it } from "vitest";
import { product } from "#app/product.ts";

const codes = Object.entries(product.errorStatuses);

it("answers 404 to exactly the codes that end in .not_found", () => {
  const byName = codes.filter(([code]) => code.endsWith(".not_found"));
  expect(byName).toEqual(codes.filter(([, status]) => status === 404));
});

it("answers 409 to every code of a lost update", () => {
  const lost = codes.filter(([code]) => code.endsWith(".changed"));
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.filter(([, status]) => status !== 409)).toEqual([]);
});

it.each([
  ["account.link_invalid", 400],
  ["account.invalid_credentials", 401],
  ["account.code_wrong", 401],
  ["account.email_not_verified", 403],
  ["plan.pro_required", 403],
  ["account.email_taken", 409],
  ["account.two_step_changed", 409],
  ["import.has_errors", 409],
  ["invoice.changed", 409],
  ["invoice.locked", 409],
  ["account.password_wrong", 422],
  ["input.invalid", 422],
  ["request.too_many", 429],
  ["preview.too_many", 429],
  ["invoice.pdf_damaged", 500],
  ["server.busy", 503],
  ["server.disk_full", 503],
  ["server.database_away", 503],
  ["server.outcome_unknown", 503],
] as const)("answers %s with %i", (code, status) => {
  expect(product.errorStatuses[code]).toBe(status);
});
