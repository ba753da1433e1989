/** Read before each file of tests: notes in each test which faults of reach.mjs it comes to. */
import { afterEach, beforeEach } from "vitest";

let inTest = null;
let outside = new Set();

globalThis.reach = (id) => void (inTest ?? outside).add(id);

beforeEach(() => {
  inTest = new Set();
});

afterEach(({ task }) => {
  task.meta.inTest = [...inTest];
  task.meta.outside = [...outside];
  inTest = null;
  outside = new Set();
});
