import path from "node:path";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./i18n/request.mjs");

export default withNextIntl({
  // The folder of the packages; otherwise Next takes that of the product for it.
  turbopack: { root: path.join(import.meta.dirname, "..") },
  outputFileTracingRoot: path.join(import.meta.dirname, ".."),
  serverExternalPackages: ["better-sqlite3"],
});
