import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished } from "vitest";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { ApiClient } from "../../support/client.ts";
import { freePort } from "../../support/server/free-port.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { type ServerProcess, spawnServer, stop, untilReady } from "../../support/server/server-process.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const INVOICES = 60;

itRarely(
  "security 4: a second server on one SQLite file, commands and a backup get along with the first",
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-two-"));
    const servers: ServerProcess[] = [];
    for (const port of [await freePort(), await freePort()])
      servers.push(spawnServer(port, { DATA_DIR: folder, DEFAULT_PLAN: "pro" }));
    onTestFinished(async () => void (await Promise.all(servers.map(stop))));
    await Promise.all(servers.map(untilReady));
    const apis = servers.map(({ origin }) => new ApiClient(origin));
    await apis[0]!.register(PERSON);
    apis[1]!.token = apis[0]!.token;

    const command = (file: string, ...args: string[]) =>
      promisify(execFile)(process.execPath, [file, ...args], { cwd: ROOT, env: environment(folder) });
    const [answers, , copied] = await Promise.all([
      Promise.all(
        Array.from({ length: INVOICES }, (_, index) => apis[index % 2]!.call("POST", "/invoices", INVOICE)),
      ),
      command("db/admin.ts", "plan", PERSON.email, "pro"),
      command("db/backup.ts", path.join(folder, "copy")),
    ]);

    const numbers = answers.map(({ data }) => String(data?.invoiceNumber)).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: INVOICES }, (_, index) => `INV-2026-${String(index + 1).padStart(4, "0")}`),
    );
    expect(copied.stdout).toMatch(/copy: .* invoices/);
    expect(await Promise.all(servers.map(stop))).toEqual([0, 0]);
    expect(servers.flatMap(({ complaints }) => complaints)).toEqual([]);
    const database = openDatabase(`sqlite:${path.join(folder, "rappen.sqlite")}`);
    onTestFinished(async () => database.db.destroy());
    expect(await database.db.selectFrom("invoice_items").select("invoice_id").execute()).toHaveLength(
      2 * INVOICES,
    );
  },
);

function environment(folder: string): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, NODE_ENV: "production", DATA_DIR: folder };
}
