import { randomUUIDv7 } from "node:crypto";

let time = 0;
let count = 0;

/** Ids of one millisecond: 12 bits. */
const PER_MS = 0x1000;

/**
 * A UUID version 7, greater than every one this process gave out before: rows sort in the order of their writing (RFC
 * 9562, section 6.2, method 1). 62 bits are random.
 */
export function newId(): string {
  const id = randomUUIDv7();
  const now = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  count = now > time ? 0 : count + 1;
  time = Math.max(now, time);
  if (count === PER_MS) {
    time++;
    count = 0;
  }
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${count.toString(16).padStart(3, "0")}${id.slice(18)}`;
}
