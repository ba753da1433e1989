import type { Right } from "./rights.ts";

/** For all methods alike; or for reading, for changing, and for DELETE where it wants more. */
export type Needs = Right | readonly [reading: Right, changing: Right, deleting?: Right];

export function rightFor(needs: Needs, method: string): Right {
  if (typeof needs === "string") return needs;
  const [reading, changing, deleting = changing] = needs;
  if (method === "GET" || method === "HEAD") return reading;
  return method === "DELETE" ? deleting : changing;
}
