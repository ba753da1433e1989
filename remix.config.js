/**
 * The options of the Remix compiler, handed to its Vite plugin in vite.config.ts.
 * All v3 flags are on: the app already runs the way React Router 7 does (docs/decisions/0001).
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    unstable_optimizeDeps: true,
  },
};
