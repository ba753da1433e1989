import path from "node:path";
import { defineConfig, type Plugin } from "vite";

/** Makes one program of the server and the built screens, for production (docs/decisions/0130). */
const ROOT = import.meta.dirname;
const FOLDER = path.join(ROOT, "build/bundle");
const SCREENS = path.join(ROOT, "build/server/index.js");

/**
 * Packages of many files, and those that Node would load twice or with what only development needs. One of them stays
 * with all that import it: outside there would be a second copy.
 */
const INSIDE = [
  ...["react", "react-dom", "react-i18next", "react-router", "react-router-dom", "scheduler"],
  ...["@remix-run/react", "@remix-run/router", "remix-auth", "remix-i18next", "remix-validated-form"],
  ...["zod", "kysely", "swissqrbill"],
];

/** Code that reads a file beside itself finds it where it was written: threads, texts, fonts, guides, migrations. */
const placesOfSources: Plugin = {
  name: "places-of-sources",
  resolveImportMeta(property, { moduleId, chunkId }) {
    const source = path.relative(path.join(FOLDER, path.dirname(chunkId)), moduleId);
    if (property === "url") return `new URL(${JSON.stringify(source)}, import.meta.url).href`;
    if (property === "dirname") return `import.meta.dirname + ${JSON.stringify(`/${path.dirname(source)}`)}`;
    return property === "main" ? "false" : null;
  },
};

/** What is imported by a computed name stays outside; the screens are to share the modules of the server. */
const screensInside: Plugin = {
  name: "screens-inside",
  resolveDynamicImport(specifier, importer) {
    return typeof specifier !== "string" && importer.endsWith("/screens.server.ts") ? { id: SCREENS } : null;
  },
};

/** One letter beyond ASCII makes Node keep the whole file with two bytes a letter; the escapes say the same. */
const oneByteLetters: Plugin = {
  name: "one-byte-letters",
  renderChunk: {
    order: "post",
    handler(code) {
      if (/\\[^\0-\x7f]/.test(code)) throw new Error("a letter after a backslash cannot be escaped");
      const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
      return { code: code.replace(/[^\0-\x7f]/g, escaped), map: null };
    },
  },
};

/** Most starts apply none: those that do load all of them at once. */
function migrationsTogether(moduleId: string): string | undefined {
  return moduleId.includes("/db/migrations/") ? "migrations" : undefined;
}

export default defineConfig({
  plugins: [placesOfSources, screensInside, oneByteLetters],
  define: { "process.env.NODE_ENV": '"production"' },
  esbuild: { charset: "ascii", legalComments: "none" },
  ssr: { noExternal: INSIDE },
  build: {
    ssr: "server.ts",
    outDir: FOLDER,
    target: "node24",
    copyPublicDir: false,
    rollupOptions: { output: { manualChunks: migrationsTogether, onlyExplicitManualChunks: true } },
  },
});
