import { execFile, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { apiKeyOf } from "../support/api-key.ts";
import { builtFolder, COMPILE, ROOT } from "../support/server/built-client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

itRarely("the examples of the client's README compile and run, as one program", async () => {
  const text = readFileSync(path.join(ROOT, "packages/client/README.md"), "utf8");
  const examples = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!);
  expect(examples.length).toBeGreaterThan(0);
  const program = path.join(builtFolder(), "readme.ts");
  writeFileSync(program, examples.join("\n"));
  const options = { cwd: builtFolder(), encoding: "utf8" as const };
  expect(spawnSync(process.execPath, [...COMPILE, program], options).stdout).toBe("");

  const platform = testPlatform(await freshSqlite());
  const { secret } = await apiKeyOf(await sendingMember(platform));
  const env = { ...process.env, RAPPEN_KEY: secret, RAPPEN_URL: await serve(platform) };
  const { stdout } = await promisify(execFile)(process.execPath, [program], { ...options, env });
  expect(stdout.trim().split("\n")).toEqual(["true 448.44", "INV-2026-0001 448.44", "0", "422 items"]);
});
