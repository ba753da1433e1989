import { createHash } from "node:crypto";

/**
 * Gives ids in the form of a UUID version 8 (RFC 9562) that follow from the facts: who reads entries in pages while
 * they are written anew reads none twice. Facts that are told alike are counted.
 */
export function factIds(): (...fact: string[]) => string {
  const repeats = new Map<string, number>();
  return (...fact) => {
    const told = JSON.stringify(fact);
    const repeat = repeats.get(told) ?? 0;
    repeats.set(told, repeat + 1);
    const hex = createHash("sha256").update(`${repeat} ${told}`).digest("hex");
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
    return [...parts, hex.slice(20, 32)].join("-");
  };
}
