import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A site of makers of assistants, on this machine. */
export async function documents() {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: string }>();
  const site = { asked: 0, publish };
  const server = createServer((request, response) => {
    site.asked++;
    const { status, headers, body } = kept.get(request.url ?? "") ?? { status: 404, headers: {}, body: "" };
    response.writeHead(status, headers).end(body);
  }).listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return site;

  function publish(
    document: object,
    answer: { status?: number; headers?: Record<string, string> } = {},
  ): string {
    const path = "client_name" in document ? "/client.json" : `/client-${kept.size}.json`;
    const client_id = `http://localhost:${port}${path}`;
    const headers = { "Content-Type": "application/json", ...answer.headers };
    kept.set(path, { status: 200, ...answer, headers, body: JSON.stringify({ client_id, ...document }) });
    return client_id;
  }
}
