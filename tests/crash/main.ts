import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../support/databases/start-postgres.ts";
import { crashTest } from "./crash-test.ts";
import { databaseFaultTest } from "./database-faults.ts";
import { type Figures, tableOf } from "./figures.ts";
import { storageFaultTest } from "./storage-faults.ts";

const DATABASES = ["sqlite", "postgres"];

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    faults: { type: "string", default: "25" },
    store: { type: "string", default: "25" },
    database: { type: "string", default: "both" },
  },
});
const [kills, faults, withStore] = [Number(values.kills), Number(values.faults), Number(values.store)];
const chosen = values.database === "both" ? DATABASES : [values.database];
const isCount = (count: number) => Number.isInteger(count) && count >= 0;
if (![kills, faults, withStore].every(isCount) || chosen.some((name) => !DATABASES.includes(name))) {
  const counts = "[--kills 100] [--faults 25] [--store 25]";
  console.error(`usage: npm run crashtest -- ${counts} [--database sqlite|postgres|both]`);
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
}
console.log(`\n${tableOf(runs)}\n`);
const violations = Object.entries(runs).flatMap(([name, run]) =>
  run.violations.map((text) => `${name}: ${text}`),
);
for (const text of violations) console.error(text);
process.exit(violations.length > 0 ? 1 : 0);
