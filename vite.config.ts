import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import { frameChunk, frameworkChunk, preactInBrowsers, rulesOnServersOnly } from "./browser.vite.ts";
import { namedErrorsOnly, messagesChunk, messagesWithModules } from "./messages.vite.ts";

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
  plugins: [
    oneModuleGraph,
    preactInBrowsers,
    namedErrorsOnly,
    remix(remixConfig),
    messagesWithModules,
    rulesOnServersOnly,
  ],
  build: {
    target: "es2022",
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: {
            experimentalMinChunkSize: 4_000,
            manualChunks: (id, meta) => messagesChunk(id) ?? frameworkChunk(id) ?? frameChunk(id, meta),
          },
        },
  },
}));
