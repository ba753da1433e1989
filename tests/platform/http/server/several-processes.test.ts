import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import os from "node:os";
import path from "node:path";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { freshPostgresUrl } from "../../../support/databases/fresh-postgres.ts";
import { freePort } from "../../../support/server/free-port.ts";
import {
  kill,
  type ServerProcess,
  spawnServer,
  stop,
  untilReady,
} from "../../../support/server/server-process.ts";
import { FULL } from "../../../support/choice-of-day.ts";
import { PERSON } from "../../../support/person.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";

const ANSWERS = 'rappen_http_request_duration_seconds_count{method="GET",route="/login",status="2xx"}';
const base = inject("postgresUrl");

describe.runIf(base)("several processes on one Postgres", () => {
  it.runIf(FULL)("security 19: one of two is restarted while people work, and no request fails", async () => {
    const url = await freshPostgresUrl(base ?? "");
    const stable = await start(url);
    const first = await start(url);
    const balancer = balance([first.origin, stable.origin]);
    const traffic = work(balancer.get);
    await traffic.more(100);
    expect(await stop(first)).toBe(0);
    await traffic.more(50);
    await start(url, { PORT: new URL(first.origin).port });
    const before = balancer.answered[first.origin] ?? 0;
    await traffic.more(100);
    expect(await traffic.stop()).toEqual([200]);
    expect([before, balancer.answered[first.origin] ?? 0]).toEqual([
      expect.toSatisfy((count: number) => count > 30),
      expect.toSatisfy((count: number) => count > before + 30),
    ]);
  });

  it.runIf(FULL && existsSync("/proc/self/status"))(
    "one start serves with two processes: a dead one is replaced, figures are added up, a stop ends all",
    async () => {
      const url = await freshPostgresUrl(base ?? "");
      const server = await start(url, { WEB_CONCURRENCY: "2", METRICS_TOKEN: "token-of-metrics" });
      await untilProcesses(server, 2);
      const [victim] = processesOf(server);
      process.kill(Number(victim), "SIGKILL");
      await untilProcesses(server, 2, victim);
      // Where the dead one was the first to listen, nobody does until the next has started.
      await untilReady(server);
      for (let count = 0; count < 20; count++)
        expect((await fetch(`${server.origin}/login`)).status).toBe(200);
      // Figures are told once the new process has started.
      await expect.poll(() => metric(server, ANSWERS)).toBeGreaterThan(19);
      expect(await stop(server)).toBe(0);
    },
  );

  itRarely("what one role queues another one does: pages here, jobs there", async () => {
    const url = await freshPostgresUrl(base ?? "");
    const folders = { web: newFolder(), worker: newFolder() };
    const web = await start(url, { ROLE: "web", DATA_DIR: folders.web });
    const registered = await fetch(`${web.origin}/api/auth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(PERSON),
    });
    expect(registered.status).toBe(201);
    const worker = await start(url, { ROLE: "worker", DATA_DIR: folders.worker });
    await expect.poll(() => mailsIn(folders.worker)).toBe(1);
    expect(mailsIn(folders.web)).toBe(0);
    expect((await fetch(`${worker.origin}/login`)).status).toBe(404);
  });

  itRarely("a start that cannot serve says why and ends", async () => {
    const url = await freshPostgresUrl(base ?? "");
    const taken = await start(url);
    const second = await launch(url, { WEB_CONCURRENCY: "2", PORT: new URL(taken.origin).port });
    expect(await second.ended).toBe(1);
    expect(second.complaints.join("\n")).toMatch(/Cannot start: PORT: \d+ is already in use/);
  });
});

async function start(databaseUrl: string, more: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await launch(databaseUrl, more);
  await untilReady(server);
  return server;
}

function newFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "rappen-processes-"));
}

/** The e-mails to the person who registered: a demo account may have been made before. */
function mailsIn(folder: string): number {
  const outbox = path.join(folder, "outbox");
  const names = existsSync(outbox) ? readdirSync(outbox) : [];
  const mails = names.map((name) => readFileSync(path.join(outbox, name), "utf8"));
  return mails.filter((mail) => mail.includes(`To: ${PERSON.email}`)).length;
}

/** A server that ends with the test at the latest. */
async function launch(databaseUrl: string, more: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer(more.PORT ? Number(more.PORT) : await freePort(), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: newFolder(),
    RATE_LIMIT_FACTOR: "1000",
    ...more,
  });
  onTestFinished(() => kill(server));
  return server;
}

/** Balances as proxies do: keeps connections, takes turns, and asks the next one when nothing listens at an address. */
function balance(origins: string[]) {
  const agent = new Agent({ keepAlive: true });
  const answered: Record<string, number> = {};
  onTestFinished(() => agent.destroy());
  let turn = 0;
  const ask = (origin: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      request(origin + path, { agent }, (response) => {
        response.resume().once("end", () => {
          answered[origin] = (answered[origin] ?? 0) + 1;
          resolve(response.statusCode ?? 0);
        });
      })
        .once("error", reject)
        .end();
    });
  const get = async (path: string) => {
    const first = turn++ % origins.length;
    for (const origin of [...origins.slice(first), ...origins.slice(0, first)]) {
      try {
        return await ask(origin, path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED") throw error;
      }
    }
    throw new Error("nothing listens at any address");
  };
  return { get, answered };
}

/** Four people who ask for one page after another. `stop` tells what kinds of answers they got. */
function work(get: (path: string) => Promise<number>) {
  const outcomes: (number | string)[] = [];
  let waiting: { count: number; resolve: () => void } | null = null;
  let over = false;
  const person = async () => {
    while (!over) {
      outcomes.push(await get("/login").catch((error: NodeJS.ErrnoException) => error.code ?? String(error)));
      if (waiting && outcomes.length >= waiting.count) waiting.resolve();
    }
  };
  const people = [person(), person(), person(), person()];
  return {
    more: (count: number) =>
      new Promise<void>((resolve) => (waiting = { count: outcomes.length + count, resolve })),
    stop: async () => {
      over = true;
      await Promise.all(people);
      return [...new Set(outcomes)];
    },
  };
}

/** The processes that a process has started, as Linux tells. */
function processesOf({ child }: ServerProcess): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === String(child.pid));
}

function parentOf(pid: string): string | undefined {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Waits until there are so many, none of them the one that is gone. */
async function untilProcesses(server: ServerProcess, count: number, gone?: string): Promise<void> {
  const living = () => processesOf(server).filter((pid) => pid !== gone).length;
  await expect.poll(living).toBe(count);
}

async function metric({ origin }: ServerProcess, name: string): Promise<number> {
  const headers = { Authorization: "Bearer token-of-metrics" };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const line = text.split("\n").find((line) => line.startsWith(`${name} `));
  return Number(line?.split(" ").at(-1));
}
