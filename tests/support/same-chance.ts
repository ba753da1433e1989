/** Read before each test file: random tests try the same each time, and something new in `npm run test:full`. */
import fc from "fast-check";
import { SEED } from "./choice-of-day.ts";

fc.configureGlobal(SEED);
