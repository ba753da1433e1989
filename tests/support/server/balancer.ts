import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface Balancer {
  origin: string;
  /** How many answers each address gave. */
  answered: Map<string, number>;
  /** Requests that a process took and did not answer. */
  broken: string[];
  stop(): void;
}

/**
 * Keeps connections, takes turns, and asks the next process only when nothing listens at an address. What broke after
 * that is answered with 502 and never sent again: a change might be made twice.
 */
export async function startBalancer(origins: string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const answered = new Map<string, number>();
  const broken: string[] = [];
  let turn = 0;
  const lead = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    const first = turn++ % origins.length;
    for (const origin of [...origins.slice(first), ...origins.slice(0, first)]) {
      try {
        const answer = await ask(agent, origin, incoming, body);
        answered.set(origin, (answered.get(origin) ?? 0) + 1);
        return outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      } catch (error) {
        const { code = String(error) } = error as NodeJS.ErrnoException;
        if (code === "ECONNREFUSED") continue;
        broken.push(`${incoming.method} ${incoming.url}: ${code}`);
        return outgoing.writeHead(502).end(refusal("balancer.broken"));
      }
    }
    return outgoing.writeHead(503).end(refusal("balancer.nobody_listens"));
  };
  // One whose caller has gone away meanwhile has nobody to tell.
  const server = createServer((incoming, outgoing) => void lead(incoming, outgoing).catch(() => {}));
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, answered, broken, stop };
}

function refusal(code: string): string {
  return JSON.stringify({ success: false, code });
}

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

function ask(agent: Agent, origin: string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method, url, headers } = incoming;
  return new Promise((resolve, reject) => {
    request(origin + url, { agent, method, headers: ofMessage(headers) })
      .once("error", reject)
      .once("response", (response) => {
        const { statusCode: status = 0 } = response;
        buffer(response).then((body) => {
          resolve({ status, headers: ofMessage(response.headers), body });
        }, reject);
      })
      .end(body);
  });
}

/** The headers without what is said about the connection. */
function ofMessage({ connection: _, ...headers }: IncomingMessage["headers"]) {
  return headers;
}
