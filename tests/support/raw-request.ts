import { Agent, request } from "node:http";

export interface RawRequest {
  method: string;
  /** As it goes over the wire. */
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
