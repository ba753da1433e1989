import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { readEnv } from "#app/platform/env.server.ts";
import { listen } from "#app/platform/http/server/listen.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { prepareDatabase } from "#db/migrate.ts";
import { FULL, someOfDay } from "../../support/choice-of-day.ts";
import { freePort } from "../../support/server/free-port.ts";
import { SERVER } from "../../support/server/server-process.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const POSTGRES = inject("postgresUrl");
const IS_ROOT = process.getuid?.() === 0;
const FIRST_FREE_PORT = "/proc/sys/net/ipv4/ip_unprivileged_port_start";

const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-places-"));
chmodSync(folder, 0o755);
const file = path.join(folder, "file");
writeFileSync(file, "not a database, but longer than the header of one ".repeat(10));
chmodSync(file, 0o644);
const locked = path.join(folder, "locked");
mkdirSync(locked, { mode: 0o555 });
const readOnly = path.join(folder, "read-only.sqlite");
writeFileSync(readOnly, "", { mode: 0o444 });

/**
 * Root may write everywhere and use every port. Without these capabilities it is held to permissions like any other
 * user, and can still reach a checkout that only root may enter.
 */
const UNPRIVILEGED = ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-net_bind_service"];

type Settings = Record<string, string>;

const WRONG: [string, string, Settings][] = [
  ["a folder that is a file", "DATA_DIR", { DATA_DIR: file }],
  ["a folder below a file", "DATA_DIR", { DATA_DIR: path.join(file, "data") }],
  ["a database that is another file", "DATABASE_URL", { DATABASE_URL: `sqlite:${file}` }],
  ["a database that is a folder", "DATABASE_URL", { DATABASE_URL: `sqlite:${folder}` }],
  [
    "a folder for the outbox that is a file",
    "DATA_DIR",
    { DATA_DIR: file, DATABASE_URL: `sqlite:${folder}/x` },
  ],
  ["a host that is none", "HOST", { HOST: "no-such-host.invalid" }],
  ["a host that is not this machine", "HOST", { HOST: "192.0.2.1" }],
];

const ON_LINUX: [string, string, Settings][] = [
  ["a folder where none can be made", "DATA_DIR", { DATA_DIR: "/proc/nope" }],
  ["a folder below that", "DATA_DIR", { DATA_DIR: "/proc/nope/data" }],
  ["a database where none can be made", "DATABASE_URL", { DATABASE_URL: "sqlite:/proc/x/y" }],
];

const UNPERMITTED: [string, string, Settings][] = [
  ["a folder that may not be written to", "DATA_DIR", { DATA_DIR: locked }],
  ["a folder below that", "DATA_DIR", { DATA_DIR: path.join(locked, "data") }],
  ["a database that may not be written to", "DATABASE_URL", { DATABASE_URL: `sqlite:${readOnly}` }],
  [
    "a database in a folder that may not be written to",
    "DATABASE_URL",
    { DATABASE_URL: `sqlite:${locked}/x` },
  ],
];

const LINUX = process.platform === "linux";

it.each(LINUX ? [...WRONG, ...ON_LINUX] : WRONG)("%s stops the start: %s", async (_, name, settings) => {
  await expect(startHere(settings)).rejects.toThrow(oneLine(name));
});

it.concurrent.each(someOfDay(UNPERMITTED, 1, "places without permission"))(
  "%s stops the start with one line that names %s",
  async (_, name, settings) => {
    await expectOneLine(name, settings, { isUnprivileged: true });
  },
);

itRarely(
  "a Postgres that refuses, one that never answers and one without that database stop the start",
  async () => {
    const silent = createServer(() => {});
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const urls = [
      `postgres://anna:hunter2@127.0.0.1:${await freePort()}/rappen`,
      `postgres://anna:hunter2@127.0.0.1:${port}/rappen`,
      ...(POSTGRES ? [`${POSTGRES}/no_such_database`, POSTGRES.replace(/:[^:@]+@/, ":hunter2@")] : []),
    ];
    const asked = urls.map((DATABASE_URL) => startHere({ DATABASE_URL }).catch((error: unknown) => error));
    const errors = await Promise.all(asked).finally(() => silent.close());
    for (const error of errors)
      expect(error).toMatchObject({ message: expect.stringMatching(oneLine("DATABASE_URL")) });
    expect(errors.join("")).not.toContain("hunter2");
    expect(String(errors[0])).toContain("ECONNREFUSED");
  },
);

const mayUseLowPorts = existsSync(FIRST_FREE_PORT) && Number(readFileSync(FIRST_FREE_PORT, "utf8")) <= 80;

it.runIf(FULL && LINUX && !mayUseLowPorts)(
  "a port that the user may not use stops the start with one line that names it",
  async () => {
    await expectOneLine("PORT", { PORT: "80" }, { isUnprivileged: true });
  },
);

function oneLine(name: string): RegExp {
  return new RegExp(`^${name}: [^\\n]+$`);
}

/** What the server does up to listening. */
async function startHere(settings: Settings): Promise<void> {
  const data = mkdtempSync(path.join(folder, "data-"));
  const env = readEnv({
    NODE_ENV: "production",
    DATA_DIR: data,
    SESSION_SECRET: "x".repeat(32),
    ...settings,
  });
  openPlatform(env, product);
  await prepareDatabase(env);
  const server = createHttpServer();
  await listen(server, 0, env.HOST).finally(() => server.close());
}

const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill("SIGKILL")));

async function expectOneLine(
  name: string,
  settings: Settings,
  { isUnprivileged = false } = {},
): Promise<string> {
  const data = mkdtempSync(path.join(folder, "data-"));
  chmodSync(data, 0o777);
  const command = [process.execPath, "--disable-warning=ExperimentalWarning", SERVER];
  const [program, ...args] = isUnprivileged && IS_ROOT ? [...UNPRIVILEGED, ...command] : command;
  const child = spawn(program!, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: data,
      SESSION_SECRET: "x".repeat(32),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const { code, text } = await outcomeOf(child);
  expect(text).toMatch(new RegExp(`^Cannot start: ${name}: [^\\n]+\\n$`));
  expect(code).toBe(1);
  return text;
}

function outcomeOf(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => void (text += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, text }));
  });
}
