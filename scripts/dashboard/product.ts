import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import path from "node:path";
import { DEMO_EMAIL } from "#app/features/people/accounts/demo-account.server.ts";
import { freePort } from "../../tests/support/server/free-port.ts";

const TOKEN = "shown-in-the-pictures-of-the-dashboard";

/** The product as in production, with the demo account. */
export interface RunningProduct {
  origin: string;
  email: string;
  password: string;
  metricsToken: string;
  databaseFile: string;
  /** Backs up as `npm run backup` does. */
  backUp(file: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startProduct(
  folder: string,
  settings: Record<string, string>,
): Promise<RunningProduct> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    APP_URL: origin,
    DATA_DIR: folder,
    METRICS_TOKEN: TOKEN,
    DEFAULT_PLAN: "pro",
    MAIL_FROM: "rechnung@rappen.example",
    RATE_LIMIT_FACTOR: "3",
    ...settings,
  };
  const run = (file: string, ...args: string[]) =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
      env,
      stdio: "ignore",
    });
  const seeded = execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", "db/seed.ts"], {
    env,
    encoding: "utf8",
  });
  const server = run("server.ts");
  await untilReady(origin, server);
  return {
    origin,
    email: DEMO_EMAIL,
    metricsToken: TOKEN,
    password: /password (\S+)/.exec(seeded)?.[1] ?? "",
    databaseFile: path.join(folder, "rappen.sqlite"),
    backUp: (file) => ended(run("db/backup.ts", file)),
    stop: () => {
      server.kill();
      return ended(server);
    },
  };
}

export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the product did not start");
}
