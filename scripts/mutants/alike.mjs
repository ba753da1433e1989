import { basename } from "node:path";

/** How many words the names of a test and of a file share, as `rotate-api-keys.test.ts` and `rotate-api-key.server.ts`. */
export function alike(test, file) {
  const words = wordsOf(file);
  return wordsOf(test).filter((word) => words.includes(word)).length;
}

function wordsOf(file) {
  return basename(file)
    .replace(/(\.server|\.test)?\.ts$/, "")
    .split("-")
    .map((word) => word.replace(/s$/, ""));
}
