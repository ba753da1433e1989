import { zurichDay } from "#app/swiss/dates.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { migrate } from "#db/migrate.ts";
import type { RunningPostgres } from "../../tests/support/databases/start-postgres.ts";
import { startMailServer } from "../../tests/support/server/smtp-conversation.ts";
import { makeFolder, removeFolder } from "../account.ts";
import { type RunningServer, startProduct } from "../servers.ts";
import { type Business, foundBusiness, makeKey } from "./business.ts";
import { type DatabaseFigures, readFigures, untilIdle, watchConnections } from "./database-figures.ts";
import { eachOf, live } from "./live.ts";
import { postgresSeconds } from "./machine.ts";
import type { SimulationOptions } from "./options.ts";
import { Processes, Tally } from "./visitor.ts";

/** What one run took, from the first day's first request to the last e-mail. */
export interface RunFigures {
  processes: number;
  seconds: number;
  latencies: Map<string, number[]>;
  errors: string[];
  connections: number;
  before: DatabaseFigures;
  after: DatabaseFigures;
  /** Processor time of all server processes, and of Postgres. */
  serverSeconds: number;
  postgresSeconds: number;
  /** Of one server process at the end, MB, the largest. */
  memory: number;
  invoices: number;
  emails: number;
}

/** Everybody lives their days on a database of their own, against so many processes. */
export async function runOnce(
  postgres: RunningPostgres,
  options: SimulationOptions,
  processes: number,
): Promise<RunFigures> {
  const name = `simulated_${processes}`;
  await postgres.createDatabase(name);
  const url = `${postgres.url}/${name}`;
  const database = openDatabase(`${url}?application_name=simulation`);
  await migrate(database);
  const [folder, mail] = [makeFolder(), await startMailServer({})];
  const env = {
    DATABASE_URL: url,
    SESSION_SECRET: "simulation-".repeat(4),
    SMTP_URL: mail.url,
    MAIL_FROM: "rappen@example.ch",
    DEMO_DATA: "off",
  };
  const servers: RunningServer[] = [];
  try {
    for (let index = 0; index < processes; index++) servers.push(await startProduct(folder, { env }));
    const ports = new Processes(servers.map(({ port }) => port));
    const businesses = await found(ports, database, options);
    await untilIdle(database);
    return { processes, ...(await measure({ database, postgres, servers, businesses, options })) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    mail.stop();
    await database.db.destroy();
    removeFolder(folder);
  }
}

async function found(
  processes: Processes,
  { db }: Database,
  { businesses, callers, days, seed }: SimulationOptions,
): Promise<Business[]> {
  const tally = new Tally();
  const all: Business[] = [];
  await eachOf([...Array(businesses).keys()], callers, async (index) => {
    all.push(await foundBusiness(processes, tally, { index, days, seed }));
  });
  await db.updateTable("users").set({ email_verified_at: new Date().toISOString() }).execute();
  await eachOf(all, callers, makeKey);
  if (tally.errors.length > 0) throw new Error(tally.errors[0]);
  return all.toSorted((a, b) => a.index - b.index);
}

interface Measured {
  database: Database;
  postgres: RunningPostgres;
  servers: RunningServer[];
  businesses: Business[];
  options: SimulationOptions;
}

async function measure({ database, postgres, servers, businesses, options }: Measured) {
  const tally = new Tally();
  for (const business of businesses) business.owner.begin(tally);
  const serverTime = () => servers.reduce((sum, server) => sum + server.cpuMs() / 1000, 0);
  const [before, serverBefore, postgresBefore] = [
    await readFigures(database),
    serverTime(),
    postgresSeconds(postgres.data),
  ];
  const watching = watchConnections(database);
  const began = performance.now();
  try {
    await live(businesses, options.callers, zurichDay(new Date()));
    await untilIdle(database);
  } finally {
    await watching.end();
  }
  const seconds = (performance.now() - began) / 1000;
  const count = async (table: "invoices" | "deliveries") =>
    (await database.db.selectFrom(table).select("id").execute()).length;
  return {
    seconds,
    latencies: tally.latencies,
    errors: tally.errors,
    connections: watching.most(),
    before,
    after: await readFigures(database),
    serverSeconds: serverTime() - serverBefore,
    postgresSeconds: postgresSeconds(postgres.data) - postgresBefore,
    memory: Math.max(...servers.map((server) => server.memory().now)),
    invoices: await count("invoices"),
    emails: await count("deliveries"),
  };
}
