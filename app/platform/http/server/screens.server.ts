import { existsSync } from "node:fs";
import path from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { type Env, EnvError } from "#app/platform/env.server.ts";
import { remixHandler } from "./remix-handler.server.ts";
import type { WebParts } from "./web-server.server.ts";

const BUILD = path.join(import.meta.dirname, "../../../../build/server/index.js");

export async function screens(env: Env): Promise<Pick<WebParts, "build" | "pages" | "assets">> {
  if (env.NODE_ENV !== "development") {
    if (!existsSync(BUILD))
      throw new EnvError("NODE_ENV: the screens are not built; run `npm run build` first");
    const build = (await import(BUILD)) as ServerBuild;
    return { build, pages: remixHandler(build, env.NODE_ENV) };
  }
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  // The first page waits for it, and says what is wrong with it.
  build().catch(() => {});
  return { build, pages: remixHandler(build, env.NODE_ENV), assets: vite.middlewares };
}
