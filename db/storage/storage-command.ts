import type { Context } from "#app/platform/context.server.ts";
import { StoreFault } from "#app/platform/storage/document-store.ts";
import { type CommandTable, done, notPossible, notUnderstood, type Outcome } from "../admin/command.ts";
import { bringBack } from "./bring-back.ts";
import { checkObjects } from "./check-objects.ts";
import { storageFigures } from "./storage-figures.ts";

export const storageCommands: CommandTable = {
  storage: {
    usage: "storage [check|to-database]",
    text: "says what is in the document store, reads all of it, or brings it back into the database",
    run: (ctx, args) => runStorageCommand(ctx, args),
  },
};

export async function runStorageCommand(
  ctx: Context,
  args: string[],
  say: (line: string) => void = console.error,
): Promise<Outcome> {
  const [name, ...rest] = args;
  if (rest.length || (name !== undefined && name !== "check" && name !== "to-database"))
    return notUnderstood("storage takes nothing more, or check, or to-database.");
  if (name === undefined) return done(await storageFigures(ctx));
  const { storage } = ctx.platform;
  if (!storage) return notPossible("STORAGE_URL is not set: there is no store.");
  try {
    return name === "check" ? await checkObjects(ctx, storage, say) : await bringBack(ctx, storage, say);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return notPossible(`${storage.place} cannot be used (${error.message}). Run the command again later.`);
  }
}
