import type pg from "pg";
import { packageOnUse } from "#app/platform/package-on-use.ts";

/** A copy on SQLite never loads it. */
export function pgPackage(): typeof pg {
  return packageOnUse<typeof pg>("pg");
}
