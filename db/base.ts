import { EnvError } from "#app/platform/env.server.ts";

/** What the migrations of version 0.1.0 made together is one migration since. */
export const BASE = "0119_base";
export const LAST_BEFORE_BASE = "0119_waiting_reversals";

/** Applied migrations as this version names them. @throws EnvError where those of version 0.1.0 are not complete */
export function sinceBase(names: readonly string[]): string[] {
  if (names.length === 0 || names.includes(BASE)) return names.filter((name) => name >= BASE);
  if (!names.includes(LAST_BEFORE_BASE))
    throw new EnvError(
      `the schema (${names.at(-1)}) is from before version 0.1.0: start that version with it once, then this one`,
    );
  return [BASE, ...names.filter((name) => name > LAST_BEFORE_BASE)];
}
