import { randomInt, randomUUIDv7 } from "node:crypto";

/** Characters of a UUIDv7 that hold its millisecond, and where its last 48 bits begin. */
const TIME = 13;
const TAIL = 24;

let last = "";

/**
 * A UUIDv7. Of two that this process makes, the later one is greater within one millisecond too, so that rows sort by it
 * (RFC 9562 §6.2: the random part of the one before, plus something). Only a clock that is set back breaks the order.
 */
export function newId(): string {
  const id = randomUUIDv7();
  return (last = id > last || id.slice(0, TIME) !== last.slice(0, TIME) ? id : successor(last));
}

function successor(id: string): string {
  const tail = (parseInt(id.slice(TAIL), 16) + randomInt(1, 65_536)) % 2 ** 48;
  return id.slice(0, TAIL) + tail.toString(16).padStart(12, "0");
}
