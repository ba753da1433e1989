import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Platform } from "#app/platform/platform.server.ts";
import { screens } from "#app/platform/http/server/screens.server.ts";
import { createWebServer } from "#app/platform/http/server/web-server.server.ts";
import type { OnEnd } from "../platform.ts";
import { isMigrated } from "../../../db/migrate.ts";

/** Made once for all servers of a test process. */
let built: ReturnType<typeof screens> | undefined;

/** Serves the built product on a port of its own until the test ends. @returns its address */
export async function serve(platform: Platform, onEnd: OnEnd = onTestFinished): Promise<string> {
  const parts = await (built ??= screens(platform.env));
  const app = createWebServer(platform, { ...parts, isMigrated: () => isMigrated(platform.database) });
  const server = createServer(app).listen(0, "127.0.0.1");
  // On a busy machine a test may pause for longer than Node keeps an idle connection (5 s).
  server.keepAliveTimeout = 600_000;
  await new Promise((resolve) => server.once("listening", resolve));
  onEnd(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
