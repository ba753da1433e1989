import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import {
  openConnections,
  shutDownGracefully,
} from "#app/platform/http/server/shut-down-gracefully.server.ts";

const CALL = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

it("security 19: connections that the system took before the stop are answered", async () => {
  const { server, open, port } = await listening();
  const callers = Array.from({ length: 5 }, () => connect(port, "127.0.0.1"));
  // They connect on the next tick; the server accepts them in a later turn of the event loop.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const closed = shutDownGracefully(server, open);
  for (const caller of callers) caller.write(CALL);
  const answers = await Promise.all(callers.map((caller) => text(caller)));
  expect(answers).toEqual(callers.map(() => expect.stringMatching(/^HTTP\/1\.1 200 OK[^]*answered$/)));
  await closed;
});

it("security 19: a connection that never asks for anything does not hold up the stop", async () => {
  const { server, open, port } = await listening();
  const silent = connect(port, "127.0.0.1");
  await once(server, "connection");
  await shutDownGracefully(server, open);
  expect(await text(silent)).toBe("");
  expect(open.size).toBe(0);
});

async function listening() {
  const server = createServer((_request, response) => void response.end("answered"));
  const open = openConnections(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, open, port: (server.address() as AddressInfo).port };
}
