import { Turns } from "#app/platform/forms/turns.server.ts";

/** A large file is held in memory several times over while it is read. */
export const bankFileTurns = new Turns(2, "bank_file.busy");
