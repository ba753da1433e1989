import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";

/** Server rooms that Node runs as written; the bundle imports them, so that everything shares one module graph. */
const SERVER_ROOMS = /^#app\/(features|platform|swiss)\//;

/**
 * Keeps the server rooms out of the server bundle. In development Vite loads them a second time beside Node, which is
 * harmless: what is opened once travels in the Platform, never in a module.
 */
const oneModuleGraph: Plugin = {
  name: "one-module-graph",
  apply: "build",
  enforce: "pre",
  resolveId(id, _importer, { ssr }) {
    return ssr && SERVER_ROOMS.test(id) ? { id, external: true } : null;
  },
};

/** What is wrong with a field is said by the server, in words: browsers need not know all that could be. */
const fewerWords: Plugin = {
  name: "fewer-words",
  apply: "build",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr || !/\/app\/locales\/\w\w\/errors\.json$/.test(id)) return null;
    const { field: _, ...words } = JSON.parse(code) as Record<string, unknown>;
    return JSON.stringify(words);
  },
};

/** One chunk a language: a page loads the words of its own language and no other. */
function localeChunk(id: string): string | undefined {
  const locale = /\/app\/locales\/(\w\w)\//.exec(id)?.[1];
  return locale ? `locale-${locale}` : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [oneModuleGraph, fewerWords, remix(remixConfig)],
  build: {
    target: "es2022",
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: localeChunk } },
  },
}));
