import { existsSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { type Env, EnvError } from "#app/platform/env.server.ts";
import { makeWritableFolder } from "#app/platform/files/folders.server.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const MB = 1024 * 1024;

/** Less cannot hold a backup of a small copy (MB), and less than a tenth of the disk is an alarm. */
const TOO_LITTLE = 100;
const LITTLE = 5_000;

const OTHERS = 0o077;

export function checkStorage(env: Env): Finding {
  if (!existsSync(env.dataDir)) return warn(`${env.dataDir} does not exist yet. Start the product once`);
  try {
    makeWritableFolder(env.dataDir, "DATA_DIR");
  } catch (error) {
    if (error instanceof EnvError) return fail(`${error.message}. Give it to the user that runs the product`);
    throw error;
  }
  const secret = path.join(env.dataDir, "session-secret");
  if (existsSync(secret) && (statSync(secret).mode & OTHERS) !== 0)
    return warn(`others on this machine may read ${secret}. Run chmod 600 on it`);
  return checkRoom([env.dataDir, ...fileFolder(env)]);
}

function fileFolder({ databaseUrl }: Env): string[] {
  const folder = path.dirname(path.resolve(databaseUrl.slice("sqlite:".length)));
  return databaseUrl.startsWith("sqlite:") && existsSync(folder) ? [folder] : [];
}

function checkRoom(folders: string[]): Finding {
  const disks = folders.map((folder) => {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { folder, free: Math.floor((bavail * bsize) / MB), share: bavail / blocks };
  });
  const [fullest] = disks.sort((a, b) => a.free - b.free);
  if (!fullest) return ok("writable");
  const text = `${fullest.folder} is writable and has ${fullest.free} MB free`;
  if (fullest.free < TOO_LITTLE) return fail(`${text}. Make room now: soon nothing can be saved`);
  if (fullest.free < LITTLE && fullest.share < 0.1) return warn(`${text}, less than a tenth. Make room`);
  return ok(text);
}
