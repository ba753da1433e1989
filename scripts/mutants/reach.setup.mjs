/** Read before each file of tests: notes in each test which faults of reach.mjs it comes to. */
import { afterEach, beforeAll, beforeEach } from "vitest";

/** What files run while they are loaded, once for all tests of a worker: waits for a test that tells of it. */
const loading = (globalThis.reachedLoading ??= new Set());

let inTest = null;
let outside = loading;

globalThis.reach = (id) => void (inTest ?? outside).add(id);

beforeAll(() => {
  outside = new Set();
});

beforeEach(() => {
  inTest = new Set();
});

afterEach(({ task }) => {
  task.meta.inTest = [...inTest];
  task.meta.outside = [...outside];
  task.meta.loading = [...loading];
  inTest = null;
  outside = new Set();
  loading.clear();
});
