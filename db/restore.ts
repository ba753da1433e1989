import { readEnv } from "#app/platform/env.server.ts";
import { command, fileArgument } from "./command.ts";
import { summaryOf } from "./backups/manifest.ts";
import { restorePostgres } from "./backups/restore-postgres.ts";
import { restoreSqlite } from "./backups/restore-sqlite.ts";
import { verifyBackup } from "./backups/verify.ts";

const USAGE = "npm run restore -- FILE";

/**
 * The former data is kept. @returns a summary
 * @throws EnvError when the backup is not sound or the product is still running; nothing has changed then
 */
export async function restore(databaseUrl: string, file: string): Promise<string> {
  const backup = await verifyBackup(file);
  const { manifest } = backup;
  const kept = databaseUrl.startsWith("sqlite:")
    ? await restoreSqlite(databaseUrl.slice("sqlite:".length), backup)
    : await restorePostgres(databaseUrl, backup);
  const summary = `${summaryOf(manifest)}; made ${manifest.createdAt}`;
  return kept ? `${summary}; the former data is kept in ${kept}` : summary;
}

if (import.meta.main) {
  await command(async () => {
    const file = fileArgument(process.argv.slice(2), USAGE);
    return `${file}: ${await restore(readEnv().databaseUrl, file)}`;
  });
}
