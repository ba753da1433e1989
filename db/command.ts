import path from "node:path";
import { EnvError } from "#app/platform/env.server.ts";

/** The file that a command was given. @throws EnvError that says how to call it */
export function fileArgument(args: string[], usage: string): string {
  const [file, ...more] = args;
  if (!file || more.length || file.startsWith("-")) throw new EnvError(`usage: ${usage}`);
  return path.resolve(file);
}

/** Runs a command for the operator: its result on one line, or what is wrong with code 1. */
export async function command(run: () => Promise<string>): Promise<void> {
  process.umask(0o077);
  try {
    console.log(await run());
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    // A database that never answers would keep the process alive.
    process.exit(1);
  }
}
