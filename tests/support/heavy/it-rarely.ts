import { it, type TestFunction } from "vitest";
import { isOfDay } from "../choice-of-day.ts";

/** A slow test of a rare fault: on one day of eight, and in `npm run test:full`. */
export function itRarely(name: string, test: TestFunction): void {
  it.runIf(isOfDay(name))(name, test);
}
