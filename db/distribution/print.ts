import { openDatabase } from "#app/platform/database/db.server.ts";
import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { command } from "../command.ts";
import { readCatalogue } from "./catalogue.ts";
import { distributionSql } from "./distribution-sql.ts";
import { distributionPlan } from "./plan.ts";

await command(async () => {
  const { databaseUrl } = readEnv();
  if (!databaseUrl.startsWith("postgres")) throw new EnvError("DATABASE_URL must name a Postgres");
  const database = openDatabase(databaseUrl);
  try {
    const { prepare, distribute, join } = distributionSql(
      await readCatalogue(database.db),
      distributionPlan(),
    );
    return ["begin", ...prepare, "commit", ...distribute, ...join].map((line) => `${line};`).join("\n");
  } finally {
    await database.db.destroy();
  }
});
