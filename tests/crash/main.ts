import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../support/databases/start-postgres.ts";
import { crashTest } from "./crash-test.ts";
import { databaseFaultTest } from "./database-faults.ts";
import { type Figures, tableOf } from "./figures.ts";

const DATABASES = ["sqlite", "postgres"];

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    faults: { type: "string", default: "25" },
    database: { type: "string", default: "both" },
  },
});
const [kills, faults] = [Number(values.kills), Number(values.faults)];
const chosen = values.database === "both" ? DATABASES : [values.database];
const isCount = (count: number) => Number.isInteger(count) && count >= 0;
if (!isCount(kills) || !isCount(faults) || chosen.some((name) => !DATABASES.includes(name))) {
  console.error("usage: npm run crashtest -- [--kills 100] [--faults 25] [--database sqlite|postgres|both]");
  process.exit(2);
}

const runs: Record<string, Figures> = {};
for (const name of chosen) {
  const tell = (text: string) => console.log(`${name}: ${text}`);
  if (name === "sqlite") {
    const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-crash-"));
    runs[name] = await crashTest(`sqlite:${path.join(folder, "rappen.sqlite")}`, kills, tell);
    continue;
  }
  const postgres = await startPostgres();
  await postgres.createDatabase("crash");
  runs[name] = await crashTest(`${postgres.url}/crash`, kills, tell);
  await postgres.stop();
  runs["postgres away"] = await databaseFaultTest(faults, (text) => console.log(`postgres away: ${text}`));
}
console.log(`\n${tableOf(runs)}\n`);
const violations = Object.entries(runs).flatMap(([name, run]) =>
  run.violations.map((text) => `${name}: ${text}`),
);
for (const text of violations) console.error(text);
process.exit(violations.length > 0 ? 1 : 0);
