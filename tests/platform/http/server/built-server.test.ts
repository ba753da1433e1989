import { mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { BUILT_SERVER } from "../../../../scripts/server-settings.mjs";
import { ApiClient, Browser } from "../../../support/client.ts";
import { PERSON } from "../../../support/person.ts";
import { freePort } from "../../../support/server/free-port.ts";
import { kill, spawnServer, stop, untilReady } from "../../../support/server/server-process.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");

/** Writes the files that the first thread has loaded when the process ends. */
const LISTING = `
  import { writeFileSync } from "node:fs";
  import { registerHooks } from "node:module";
  import { isMainThread } from "node:worker_threads";
  const files = [];
  registerHooks({ load(url, context, next) { files.push(url); return next(url, context); } });
  if (isMainThread) process.on("exit", () => writeFileSync(process.env.LOADED_FILES, files.join("\\n")));`;

it("the built server loads no source, and no package that is part of it, a second time", async (context) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-built-"));
  const list = path.join(folder, "loaded");
  const server = spawnServer(
    await freePort(),
    {
      DATA_DIR: folder,
      LOADED_FILES: list,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(LISTING)}`,
    },
    { program: BUILT_SERVER },
  );
  context.onTestFinished(() => kill(server));
  await untilReady(server);
  await usePagesAndCalls(server.origin);
  expect(await stop(server)).toBe(0);
  expect(server.complaints).toEqual([]);

  const loaded = readFileSync(list, "utf8")
    .split("\n")
    .filter((url) => url.startsWith("file:"))
    .map((url) => path.relative(ROOT, new URL(url).pathname));
  expect(loaded).toContain(BUILT_SERVER);
  const again =
    /^(?!build\/bundle\/|node_modules\/)|node_modules\/(react|react-dom|@remix-run\/react|zod|kysely)\//;
  expect(loaded.filter((file) => again.test(file))).toEqual([]);
});

async function usePagesAndCalls(origin: string): Promise<void> {
  const caller = new ApiClient(origin);
  expect((await caller.register(PERSON)).status).toBe(201);
  expect((await caller.call("GET", "/invoices")).status).toBe(200);
  const browser = new Browser(origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  expect((await browser.get("/invoices")).status).toBe(200);
  // What a module of the screens throws, the server knows: a second copy of the class would make this an error 500.
  expect((await browser.get(`/invoice/${"0".repeat(32)}`)).status).toBe(404);
}
