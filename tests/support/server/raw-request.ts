import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";

export interface RawRequest {
  method: string;
  /** The path as it goes over the wire. */
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** A request as no browser would send it: a body with any method, any bytes, a path that nobody tidies up. */
export function rawRequest(
  origin: string,
  { method, path, headers = {}, body = "" }: RawRequest,
): Promise<RawAnswer> {
  const bytes = Buffer.from(body);
  const { hostname, port } = new URL(origin);
  const length = bytes.length ? { "Content-Length": String(bytes.length) } : {};
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(bytes);
  });
}

/** Sends bytes to a port of this machine. @returns the beginning of the answer, its status line first */
export async function rawText(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  const [answer] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return answer.toString("latin1");
}
