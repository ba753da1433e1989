import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");

/** Names of what a file declares and exports; a default export is imported under a name of the importer's. */
export function exportsOf(file: string): string[] {
  const pattern =
    /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|class|const|let|type|interface|enum) (\w+)/gm;
  return [...new Set([...codeOf(file).matchAll(pattern)].map(([, name]) => name!))];
}

/** Every word, where it imports a module as a whole. */
export function namesImportedBy(file: string): string[] {
  const code = codeOf(file);
  if (/\* as \w+ from|import\(|new URL\(/.test(code)) return code.match(/\w+/g) ?? [];
  return [...code.matchAll(/\{([^{}]*)\}\s*from\s*"/g)].flatMap(([, list]) =>
    list!.split(",").map((one) =>
      one
        .trim()
        .replace(/^type /, "")
        .split(" as ")[0]!
        .trim(),
    ),
  );
}

export function roomOf(file: string): string {
  return file.split("/")[1] ?? "";
}

/** The code without comments, which may speak of anything. */
export function codeOf(file: string): string {
  return read(file).replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "");
}

/** A comment's line holds nothing but a comment, or a part of one. */
export function linesOf(file: string): { isComment: boolean }[] {
  const lines = read(file).trimEnd().split("\n");
  let isInside = false;
  return lines.map((line) => {
    const isComment = isInside || /^\s*(\/\/|\{?\/\*)/.test(line);
    isInside = isComment && !/^\s*\/\//.test(line) && !line.includes("*/");
    return { isComment };
  });
}

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

export function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.next|\.react-router/.test(file))
    .map((file) => path.posix.join(folder, file))
    .toSorted();
}
