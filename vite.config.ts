import path from "node:path";
import { pathToFileURL } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import {
  documentsOnServersOnly,
  frameworkChunk,
  islandsWithoutRemix,
  preactInBrowsers,
  rulesOnServersOnly,
  sharedChunk,
} from "./browser.vite.ts";
import { wordsChunk, wordsOfScreens } from "./messages.vite.ts";

/** Server rooms that Node runs as written; the screens import them, so that everything shares one module graph. */
const SERVER_ROOMS = /^#app\/(features|platform|swiss)\//;

/** Keeps the server rooms out of the built screens: tests and server.vite.ts bring the two together. */
const oneModuleGraph: Plugin = {
  name: "one-module-graph",
  apply: "build",
  enforce: "pre",
  resolveId(id, _importer, { ssr }) {
    return ssr && SERVER_ROOMS.test(id) ? { id, external: true } : null;
  },
};

/**
 * The same in development: screens get the server's own modules from Node, which has them already. Making 1,500 of them
 * anew would be a third of the first page's time.
 */
const nativeServerRooms: Plugin = {
  name: "native-server-rooms",
  apply: "serve",
  configureServer({ environments: { ssr } }) {
    const fetchModule = ssr.fetchModule.bind(ssr);
    ssr.fetchModule = (id, importer, options) =>
      NATIVE.test(id)
        ? Promise.resolve({
            externalize: pathToFileURL(path.join(import.meta.dirname, id)).href,
            type: "module",
          })
        : fetchModule(id, importer, options);
  },
};

const NATIVE = /^\/app\/(features|platform|swiss)\//;

/** A page without Remix's scripts is loaded anew when a module of it changes: no browser has that module to renew. */
const reloadPlainPages: Plugin = {
  name: "reload-plain-pages",
  apply: "serve",
  hotUpdate({ file, server }) {
    if (this.environment.name !== "ssr") return;
    const { client } = server.environments;
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: "full-reload" });
  },
};

/** What no page is made of: looking at all of it takes longer than making a page. */
const NOT_OF_PAGES = ["bench", "build", "data", "db", "docs", "packages", "screens", "tests"];

export default defineConfig(({ isSsrBuild }) => ({
  server: { watch: { ignored: NOT_OF_PAGES.map((folder) => path.join(import.meta.dirname, folder, "**")) } },
  plugins: [
    oneModuleGraph,
    nativeServerRooms,
    reloadPlainPages,
    islandsWithoutRemix,
    preactInBrowsers,
    remix(remixConfig),
    documentsOnServersOnly,
    wordsOfScreens(),
    rulesOnServersOnly,
  ],
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
