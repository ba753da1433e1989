import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { OPERATIONS as METHODS } from "../../packages/client/src/operations.ts";
import { generatedFiles } from "../../scripts/client/generate.mjs";
import { ROOT } from "../support/server/built-client.ts";

it("the client is made from the API as it is today (else: npm run client)", async () => {
  for (const [name, text] of Object.entries(await generatedFiles()))
    expect(readFileSync(path.join(ROOT, "packages/client/src", name), "utf8") === text, name).toBe(true);
});

it("every operation has one method, and the calls of one record have short names", () => {
  const ids = Object.values(METHODS).flatMap((methods) => Object.values(methods).map(({ id }) => id));
  expect(ids.toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
  for (const group of [METHODS.invoices, METHODS.clients, METHODS.catalogue, METHODS.templates])
    expect(Object.keys(group)).toEqual(
      expect.arrayContaining(["list", "create", "read", "update", "patch", "delete"]),
    );
});
