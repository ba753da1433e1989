import path from "node:path";
import { defineConfig, type Plugin } from "vite";

/** Makes one program of the server and the built screens, for production (docs/decisions/0130). */
const ROOT = import.meta.dirname;
const FOLDER = path.join(ROOT, "build/bundle");
const SCREENS = path.join(ROOT, "build/server/index.js");

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

export default defineConfig({
  plugins: [placesOfSources, screensInside],
  ssr: { external: true },
  build: { ssr: "server.ts", outDir: FOLDER, target: "node24", copyPublicDir: false },
});
