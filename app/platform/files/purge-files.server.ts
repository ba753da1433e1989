import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#app/platform/context.server.ts";
import { outboxFolder } from "#app/platform/mail/mailer.server.ts";

const EMAILS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const FORMER_KEPT = 3;

export async function purgeFiles(ctx: Context): Promise<void> {
  await purgeOutbox(ctx);
  const { databaseUrl } = ctx.platform.env;
  if (databaseUrl.startsWith("sqlite:")) await purgeFormer(databaseUrl.slice("sqlite:".length));
}

async function purgeOutbox(ctx: Context): Promise<void> {
  const folder = outboxFolder(ctx.platform.env);
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    if (name.endsWith(".eml") && ctx.now.getTime() - (await changedAt(file)) > EMAILS_KEPT_MS)
      await rm(file, { force: true });
  }
}

async function purgeFormer(database: string): Promise<void> {
  const { dir, base } = path.parse(path.resolve(database));
  const former = (await namesIn(dir)).filter(
    (name) => name.startsWith(`${base}.before-`) && /^\d{14}$/.test(name.slice(`${base}.before-`.length)),
  );
  for (const name of former.toSorted().slice(0, -FORMER_KEPT))
    await rm(path.join(dir, name), { force: true });
}

/** Empty where there is no such folder, as for a database in memory. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** A file that has vanished is never old. */
async function changedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
}
