import path from "node:path";
import type { Plugin } from "vite";

const STAND_INS = path.join(import.meta.dirname, "app/ui/preact");

/** What browsers load instead. Servers, and browsers in development, have the packages themselves. */
const REPLACED = new Map([
  ["react", `${STAND_INS}/react.ts`],
  ["react/jsx-runtime", "preact/jsx-runtime"],
  ["react-dom", "preact/compat"],
  ["react-dom/client", `${STAND_INS}/react-dom-client.ts`],
]);

/** Pages are drawn by React on the server and brought to life by Preact, which weighs a quarter of it. */
export const preactInBrowsers: Plugin = {
  name: "preact-in-browsers",
  apply: "build",
  enforce: "pre",
  async resolveId(id, importer, options) {
    const other = options.ssr ? undefined : REPLACED.get(id);
    return other ? this.resolve(other, importer, { ...options, skipSelf: true }) : null;
  },
};
