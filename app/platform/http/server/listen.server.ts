import type { Server } from "node:http";
import { EnvError } from "../../env.server.ts";
import { codeOf, reasonOf } from "../../files/folders.server.ts";

const FOUND_WITHIN_MS = 5_000;

/** Longer than proxies keep idle connections: they would send a request into one that is just being closed. */
const KEEP_ALIVE_MS = 75_000;

export function listen(server: Server, port: number, host: string): Promise<void> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new EnvError(`HOST: ${host} is not found`)), FOUND_WITHIN_MS);
    server.once("error", (error) => reject(asSetting(error, port, host)));
    server.listen(port, host, resolve);
    server.once("listening", () => clearTimeout(late));
  });
}

function asSetting(error: Error, port: number, host: string): EnvError {
  const code = codeOf(error);
  if (code === "EADDRINUSE") return new EnvError(`PORT: ${port} is already in use`);
  if (code === "EACCES")
    return new EnvError(`PORT: this user may not listen on ${port}; choose one above 1023`);
  return new EnvError(`HOST: ${host} is not an address of this machine (${reasonOf(error)})`);
}
