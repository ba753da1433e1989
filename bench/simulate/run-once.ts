import { zurichDay } from "#app/swiss/dates.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { migrate } from "#db/migrate.ts";
import { startMailServer } from "../../tests/support/server/smtp-conversation.ts";
import { makeFolder, removeFolder } from "../account.ts";
import { METRICS_TOKEN, type RunningServer, startProduct } from "../servers.ts";
import {
  clientConnections,
  countLeft,
  type DatabaseFigures,
  NAMED,
  readFigures,
  untilIdle,
  watch,
} from "./database-figures.ts";
import { found, type Founded } from "./found.ts";
import { live } from "./live.ts";
import { postgresSeconds } from "./machine.ts";
import { lastDayOfMonth } from "./month.ts";
import type { SimulationOptions } from "./options.ts";
import { type Place, startPlace } from "./place.ts";
import { type ReplicaFigures, watchReplica } from "./replica-figures.ts";
import { Processes, Tally } from "./visitor.ts";

/** What one run took, from the first day's first request to the last e-mail. */
export interface RunFigures {
  processes: number;
  seconds: number;
  latencies: Map<string, number[]>;
  errors: string[];
  /** At Postgres, the most that there were. */
  connections: number;
  before: DatabaseFigures;
  after: DatabaseFigures;
  /** Processor time of all server processes, and of Postgres. */
  serverSeconds: number;
  postgresSeconds: number;
  /** Of one server process at the end, MB, the largest. */
  memory: number;
  left: Record<string, number>;
  /** Of a run with a pooler and a replica. */
  replica: ReplicaFigures | null;
}

/** Everybody lives their days on a Postgres of their own, against so many processes. */
export async function runOnce(
  options: SimulationOptions,
  processes: number,
  isScaled: boolean,
): Promise<RunFigures> {
  const place = await startPlace(isScaled);
  const database = openDatabase(`${place.direct}?${NAMED}`);
  await migrate(database);
  const [folder, mail] = [makeFolder(), await startMailServer({})];
  const env = {
    ...place.settings,
    SESSION_SECRET: "simulation-".repeat(4),
    SMTP_URL: mail.url,
    MAIL_FROM: "rappen@example.ch",
    DEMO_DATA: "off",
    METRICS_TOKEN,
  };
  const servers: RunningServer[] = [];
  try {
    for (let index = 0; index < processes; index++) servers.push(await startProduct(folder, { env }));
    const ports = new Processes(servers.map(({ port }) => port));
    const until = lastDayOfMonth(zurichDay(new Date()));
    const founded = await found(ports, database, { ...options, until });
    await untilIdle(database);
    const { callers } = options;
    return { processes, ...(await measure({ database, place, servers, founded, callers, until })) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    mail.stop();
    await database.db.destroy();
    removeFolder(folder);
    await place.stop();
  }
}

interface Measured {
  database: Database;
  place: Place;
  servers: RunningServer[];
  founded: Founded;
  callers: number;
  until: string;
}

async function measure({ database, place, servers, founded, callers, until }: Measured) {
  const tally = new Tally();
  const { businesses, trustees } = founded;
  for (const { owner } of businesses) owner.begin(tally);
  for (const { visitor } of trustees) visitor.begin(tally);
  const serverTime = () => servers.reduce((sum, server) => sum + server.cpuMs() / 1000, 0);
  const before = await readFigures(database);
  const [serverBefore, postgresBefore] = [serverTime(), postgresSeconds(place.data)];
  let connections = 0;
  const watching = watch(async () => {
    connections = Math.max(connections, await clientConnections(database));
  });
  const replica = watchReplica(database, place, servers);
  const began = performance.now();
  try {
    await live({ businesses, trustees, callers, until, settle: () => untilIdle(database) });
    await untilIdle(database);
  } finally {
    await watching.end();
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    seconds,
    latencies: tally.latencies,
    errors: tally.errors,
    connections,
    before,
    after: await readFigures(database),
    serverSeconds: serverTime() - serverBefore,
    postgresSeconds: postgresSeconds(place.data) - postgresBefore,
    memory: Math.max(...servers.map((server) => server.memory().now)),
    left: await countLeft(database),
    replica: (await replica?.end()) ?? null,
  };
}
