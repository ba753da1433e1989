/**
 * Read before each test file: random tests try the same each time, so that a green run says something, and something
 * new in `npm run test:full`.
 */
import fc from "fast-check";
import { FULL } from "./choice-of-day.ts";

fc.configureGlobal(FULL ? {} : { seed: 20_261_121 });
