import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { hasPgbouncer } from "../support/databases/pgbouncer.ts";
import { startPostgres } from "../support/databases/start-postgres.ts";
import { crashTest } from "./crash-test.ts";
import { databaseFaultTest } from "./database-faults.ts";
import { type Figures, tableOf } from "./figures.ts";
import { scaledCrashTest } from "./scaled-test.ts";
import { storageFaultTest } from "./storage-faults.ts";

const DATABASES = ["sqlite", "postgres"];

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    faults: { type: "string", default: "25" },
    store: { type: "string", default: "25" },
    scaled: { type: "string", default: "12" },
    database: { type: "string", default: "both" },
  },
});
const counts = [values.kills, values.faults, values.store, values.scaled].map(Number);
const [kills = 0, faults = 0, withStore = 0, scaled = 0] = counts;
const chosen = values.database === "both" ? DATABASES : [values.database];
const isCount = (count: number) => Number.isInteger(count) && count >= 0;
if (!counts.every(isCount) || chosen.some((name) => !DATABASES.includes(name))) {
  const options = "[--kills 100] [--faults 25] [--store 25] [--scaled 12]";
  console.error(`usage: npm run crashtest -- ${options} [--database sqlite|postgres|both]`);
  process.exit(2);
}

const runs: Record<string, Figures> = {};
for (const name of chosen) {
  const tell = (text: string) => console.log(`${name}: ${text}`);
  if (name === "sqlite") {
    const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-crash-"));
    runs[name] = await crashTest(`sqlite:${path.join(folder, "rappen.sqlite")}`, kills, tell);
    runs["sqlite, store"] = await storageFaultTest(
      `sqlite:${path.join(folder, "with-store.sqlite")}`,
      withStore,
      (text) => console.log(`sqlite, store: ${text}`),
    );
    continue;
  }
  const postgres = await startPostgres();
  await postgres.createDatabase("crash");
  runs[name] = await crashTest(`${postgres.url}/crash`, kills, tell);
  await postgres.createDatabase("with_store");
  runs["postgres, store"] = await storageFaultTest(`${postgres.url}/with_store`, withStore, (text) =>
    console.log(`postgres, store: ${text}`),
  );
  await postgres.stop();
  runs["postgres away"] = await databaseFaultTest(faults, (text) => console.log(`postgres away: ${text}`));
  if (hasPgbouncer) runs.scaled = await scaledCrashTest(scaled, (text) => console.log(`scaled: ${text}`));
  else console.log("scaled: left out, as pgbouncer is not installed on this machine");
}
console.log(`\n${tableOf(runs)}\n`);
const violations = Object.entries(runs).flatMap(([name, run]) =>
  run.violations.map((text) => `${name}: ${text}`),
);
for (const text of violations) console.error(text);
process.exit(violations.length > 0 ? 1 : 0);
