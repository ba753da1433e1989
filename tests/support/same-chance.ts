/**
 * Read before each test file: random tests try the same each time, so that a green run says something. In
 * `npm run test:full` they try something new each day, which TEST_DAY repeats.
 */
import fc from "fast-check";
import { FULL, TEST_DAY } from "./choice-of-day.ts";

fc.configureGlobal({ seed: FULL ? Number(TEST_DAY.replaceAll("-", "")) : 20_261_121 });
