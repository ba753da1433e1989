/**
 * Which tests come to which fault: while all run without a fault, the places of the faults tell when they are run. A
 * test that never comes to a fault cannot find it.
 */
import { join } from "node:path";

const TOLD = join(import.meta.dirname, "reach.setup.mjs");

/**
 * @returns a plugin of Vite; `marks` of a file, while it has any: `{ id, start, end }`, the part of the source to mark
 */
export function reachPlugin() {
  const marksOf = new Map();
  return {
    name: "reach",
    enforce: "pre",
    marksOf,
    config: () => ({ test: { setupFiles: [TOLD] } }),
    transform: (code, id) => (marksOf.has(id) ? { code: marked(code, marksOf.get(id)), map: null } : null),
  };
}

/** Inner marks lie within outer ones, or beside them. */
export function marked(source, marks) {
  const texts = marks.flatMap(({ id, start, end, isStatement }) => {
    const before = isStatement ? `{globalThis.reach?.(${id});` : `(globalThis.reach?.(${id}),`;
    return [
      { at: start, isEnd: false, size: end - start, text: before },
      { at: end, isEnd: true, size: end - start, text: isStatement ? "}" : ")" },
    ];
  });
  // Where several begin, the largest comes first; where several end, the smallest.
  const inOrder = texts.toSorted(
    (a, b) => a.at - b.at || b.isEnd - a.isEnd || (a.isEnd ? a.size - b.size : b.size - a.size),
  );
  let done = 0;
  let result = "";
  for (const { at, text } of inOrder) {
    result += source.slice(done, at) + text;
    done = at;
  }
  return result + source.slice(done);
}

/**
 * @returns for each fault, by its id, the tests of each file: null where the file as a whole comes to it; and null in
 *   place of all files where it runs while files are loaded, as a worker does that once for all of its tests
 */
export function reachedBy(modules, fileOf) {
  const reached = {};
  const add = (id, module, test) => {
    if (reached[id] === null) return;
    const files = (reached[id] ??= {});
    const file = fileOf(module.moduleId);
    if (test === null || files[file] === null) files[file] = null;
    else (files[file] ??= []).push(test);
  };
  for (const module of modules)
    for (const test of module.children.allTests()) {
      const { inTest = [], outside = [], loading = [] } = test.meta();
      for (const id of loading) reached[id] = null;
      for (const id of inTest) add(id, module, test.id);
      for (const id of outside) add(id, module, null);
    }
  return reached;
}
