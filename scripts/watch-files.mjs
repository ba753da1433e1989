import { readdirSync, statSync, watch } from "node:fs";
import { dirname, join, relative } from "node:path";

/** A checkout or a rebase changes many files: they are told together, once nothing has changed for so long (ms). */
const QUIET_MS = 150;

/**
 * Watches folders rather than files: a file that is replaced by renaming, as editors and checkouts do, is another file.
 * @param {string} root
 * @param {string[]} places folders and files below it
 * @param {(files: string[]) => Promise<void>} changed gets paths below `root`; not called again until it has ended
 * @returns {() => void} ends it
 */
export function watchFiles(root, places, changed) {
  const watchers = new Map();
  let files = new Set();
  let timer;
  let telling = Promise.resolve();
  const look = () => {
    const folders = new Set(places.flatMap((place) => foldersOf(join(root, place))));
    for (const [folder, watcher] of watchers) if (!folders.has(folder)) forget(folder, watcher);
    for (const folder of folders) if (!watchers.has(folder)) follow(folder);
  };
  const forget = (folder, watcher) => {
    watcher.close();
    watchers.delete(folder);
  };
  const follow = (folder) => {
    const watcher = watch(folder, (_, name) => note(relative(root, join(folder, name ?? ""))));
    watcher.on("error", () => forget(folder, watcher));
    watchers.set(folder, watcher);
  };
  const note = (file) => {
    if (!places.some((place) => file === place || file.startsWith(`${place}/`))) return;
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
  };
  const tell = () => {
    const told = [...files];
    files = new Set();
    look();
    telling = telling.then(() => changed(told));
  };
  look();
  return () => {
    clearTimeout(timer);
    for (const [folder, watcher] of watchers) forget(folder, watcher);
  };
}

/** The folder itself and all below it; of a file, the folder that it is in. */
function foldersOf(place) {
  if (!statSync(place).isDirectory()) return [dirname(place)];
  const below = readdirSync(place, { withFileTypes: true, recursive: true });
  return [
    place,
    ...below.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name)),
  ];
}
