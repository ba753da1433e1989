import { cpSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { buildClient } from "../../../scripts/client/build.mjs";
import type * as Built from "../../../packages/client/src/index.ts";

export const ROOT = path.join(import.meta.dirname, "../../..");
const TSC = path.join(ROOT, "node_modules/typescript-7/bin/tsc");

/** Arguments of Node that check a program that has the client installed. */
export const COMPILE = [
  ...[TSC, "--noEmit", "--strict", "--target", "ES2022", "--module", "NodeNext"],
  ...["--typeRoots", path.join(ROOT, "node_modules/@types"), "--types", "node"],
];

let folder: string | undefined;

/** @returns where packages/client is as its users install it, built from the sources of today */
export function builtFolder(): string {
  if (folder) return folder;
  const target = mkdtempSync(path.join(os.tmpdir(), "rappen-client-"));
  expect(buildClient(path.join(target, "dist"))).toBe("");
  for (const file of ["package.json", "index.d.cts"])
    cpSync(path.join(ROOT, "packages/client", file), path.join(target, file));
  cpSync(path.join(ROOT, "packages/client/bin"), path.join(target, "bin"), { recursive: true });
  return (folder = target);
}

export function builtClient(): Promise<typeof Built> {
  const file = pathToFileURL(path.join(builtFolder(), "dist/index.js")).href;
  return import(/* @vite-ignore */ file) as Promise<typeof Built>;
}
