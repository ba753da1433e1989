import { type Balancer, startBalancer } from "../support/server/balancer.ts";
import { startBehindPooler } from "../support/databases/behind-pooler.ts";
import type { Pooler } from "../support/databases/pgbouncer.ts";
import type { Standby } from "../support/databases/standby.ts";
import { startPostgres } from "../support/databases/start-postgres.ts";
import { freePort } from "../support/server/free-port.ts";
import { kill, type ServerProcess, spawnServer, stop, untilReady } from "../support/server/server-process.ts";
import { newRun, type Run } from "./run.ts";

const WEB_PROCESSES = 3;
/** Fewer than the processes would have without a pooler. */
const CONNECTIONS = 8;

/** Web processes behind a balancer and a worker, on a primary through a pooler, and a replica for reads. */
export interface Installation {
  run: Run;
  web: ServerProcess[];
  worker: ServerProcess;
  balancer: Balancer;
  pooler: Pooler;
  replica: Standby;
  /** Starts a process as it was, on its port. */
  again(process: ServerProcess): Promise<ServerProcess>;
  /** @returns how its processes ended, when nothing has ended them before */
  stop(): Promise<(number | string | null)[]>;
}

export async function startInstallation(): Promise<Installation> {
  const primary = await startPostgres();
  const databases = await startBehindPooler(primary, "crash", CONNECTIONS);
  const { pooler, replica } = databases;
  const run = await newRun(databases.direct);
  const ports = await Promise.all(Array.from({ length: WEB_PROCESSES }, freePort));
  const balancer = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`));
  const settings = {
    ...run.settings,
    ...databases.settings,
    APP_URL: balancer.origin,
  };
  const start = async (port: number) => {
    const server = spawnServer(port, { ...settings, ROLE: port === run.port ? "worker" : "web" });
    await untilReady(server);
    return server;
  };
  const worker = await start(run.port);
  const web = await Promise.all(ports.map(start));
  const installation: Installation = {
    run,
    web,
    worker,
    balancer,
    pooler,
    replica,
    again: ({ origin }) => start(Number(new URL(origin).port)),
    stop: async () => {
      const processes = [...installation.web, installation.worker];
      const codes = await Promise.all(processes.map(stop));
      balancer.stop();
      await databases.stop();
      await primary.stop();
      run.mail.stop();
      await Promise.all(processes.map(kill));
      return codes;
    },
  };
  return installation;
}
