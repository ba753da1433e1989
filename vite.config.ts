import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import { frameworkChunk, preactInBrowsers, rulesOnServersOnly, sharedChunk } from "./browser.vite.ts";
import { wordsChunk, wordsOfScreens } from "./messages.vite.ts";

/** Server rooms that Node runs as written; the screens import them, so that everything shares one module graph. */
const SERVER_ROOMS = /^#app\/(features|platform|swiss)\//;

/**
 * Keeps the server rooms out of the built screens: tests and server.vite.ts bring the two together. In development Vite
 * loads them a second time beside Node, which is harmless: what is opened once travels in the Platform, never in a
 * module.
 */
const oneModuleGraph: Plugin = {
  name: "one-module-graph",
  apply: "build",
  enforce: "pre",
  resolveId(id, _importer, { ssr }) {
    return ssr && SERVER_ROOMS.test(id) ? { id, external: true } : null;
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [oneModuleGraph, preactInBrowsers, remix(remixConfig), wordsOfScreens(), rulesOnServersOnly],
  build: {
    target: "es2022",
    rollupOptions: isSsrBuild
      ? {}
      : {
          // Words wait for all modules of their screen: with a limit they would take the place of these.
          maxParallelFileOps: 0,
          output: {
            // Nothing else comes along because it is small, or is imported by what comes along.
            experimentalMinChunkSize: 1,
            onlyExplicitManualChunks: true,
            manualChunks: (id, meta) => wordsChunk(id) ?? frameworkChunk(id) ?? sharedChunk(id, meta),
          },
        },
  },
}));
