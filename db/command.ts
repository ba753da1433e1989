import path from "node:path";
import { EnvError } from "#app/platform/env.server.ts";

export function fileArgument(args: string[], usage: string): string {
  const [file, ...more] = args;
  if (!file || more.length || file.startsWith("-")) throw new EnvError(`usage: ${usage}`);
  return path.resolve(file);
}

/** Prints one line, or the fault with exit code 1. */
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
