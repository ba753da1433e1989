import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { listen } from "#app/platform/http/server/listen.server.ts";

it("keeps idle connections longer than proxies do, which mostly close theirs after a minute", async () => {
  const server = createServer((_, response) => void response.end("ok"));
  await listen(server, 0, "127.0.0.1");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { keepalive: true });
  expect(await answer.text()).toBe("ok");
  expect(answer.headers.get("Keep-Alive")).toBe("timeout=75");
  server.closeAllConnections();
});
