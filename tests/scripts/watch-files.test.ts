import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { watchFiles } from "../../scripts/watch-files.mjs";

it("development notices a file each time it is replaced by renaming, and folders that come later", async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "rappen-watch-"));
  mkdirSync(path.join(root, "app/locales"), { recursive: true });
  const replace = (file: string) => {
    writeFileSync(path.join(root, "new"), "{}");
    renameSync(path.join(root, "new"), path.join(root, file));
  };
  replace("app/locales/de.json");
  const told: string[] = [];
  onTestFinished(watchFiles(root, ["app"], async (files) => void told.push(...files)));
  for (const times of [1, 2, 3]) {
    replace("app/locales/de.json");
    await expect.poll(() => told.filter((file) => file === "app/locales/de.json").length).toBe(times);
  }
  mkdirSync(path.join(root, "app/rights"));
  await expect.poll(() => told).toContain("app/rights");
  replace("app/rights/needs.ts");
  await expect.poll(() => told).toContain("app/rights/needs.ts");
  expect(told).not.toContain("new");
});
