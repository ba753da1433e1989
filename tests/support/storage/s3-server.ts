import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { type Signer, signatureError } from "./signature.ts";

/**
 * What a store does instead of answering. `dropped before` closes the connection unanswered, `dropped after` once the
 * object has been written or removed; `cut` and `altered` concern what is read.
 */
export const STORE_FAULTS = [
  "silent",
  "refused",
  "500",
  "SlowDown",
  "dropped before",
  "dropped after",
  "cut",
  "altered",
] as const;

export type StoreFaultKind = (typeof STORE_FAULTS)[number];

export interface S3Server {
  /** For STORAGE_URL. */
  url: string;
  port: number;
  /** Objects by bucket and key, `documents/ab/….pdf`. */
  objects: Map<string, Buffer>;
  /** Method and outcome of every request. */
  requests: string[];
  /** Null while it is well. For one method only, when it names one. */
  conduct: StoreFaultKind | null;
  conductOf: "PUT" | "GET" | "DELETE" | null;
  stop(): Promise<void>;
}

export const SIGNER: Signer = {
  accessKey: "AKIDEXAMPLE",
  secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  region: "eu-central-9",
};

const BUCKET = "documents";

/** The part of S3 that the product uses, with its objects in memory; every signature is checked. */
export async function startS3Server(port = 0, objects = new Map<string, Buffer>()): Promise<S3Server> {
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => void answer(state, request, response));
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    if (state.conduct === "refused" && state.conductOf === null) socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: given } = server.address() as AddressInfo;
  const { accessKey, secretKey, region } = SIGNER;
  const state: S3Server = {
    url: `s3+http://${accessKey}:${encodeURIComponent(secretKey)}@127.0.0.1:${given}/${BUCKET}/pdf?region=${region}`,
    port: given,
    objects,
    requests: [],
    conduct: null,
    conductOf: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return state;
}

/** Where the object of this hash is kept. */
export function keyOf(sha256: string): string {
  return `${BUCKET}/pdf/${sha256.slice(0, 2)}/${sha256}.pdf`;
}

async function answer(state: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request).catch(() => null);
  if (!body) return;
  const { method = "" } = request;
  const fault = state.conductOf === null || state.conductOf === method ? state.conduct : null;
  const key = decodeURIComponent(new URL(request.url ?? "/", "http://store").pathname.slice(1));
  const say = (status: number, code = "") => {
    state.requests.push(`${method} ${code || status}`);
    response.writeHead(status, { "Content-Type": "application/xml" });
    response.end(code && `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
  };
  const wrong = signatureError(request, body, SIGNER);
  if (wrong) return say(403, wrong);
  if (fault) state.requests.push(`${method} ${fault}`);
  if (fault === "silent") return;
  if (fault === "dropped before" || fault === "refused") return void request.socket.destroy();
  if (fault === "500") return say(500, "InternalError");
  if (fault === "SlowDown") return say(503, "SlowDown");
  if (!key.startsWith(`${BUCKET}/`)) return say(404, "NoSuchBucket");
  if (method === "PUT") state.objects.set(key, body);
  if (method === "DELETE") state.objects.delete(key);
  if (fault === "dropped after") return void request.socket.destroy();
  if (method === "PUT") return say(200);
  if (method === "DELETE") return say(204);
  const object = state.objects.get(key);
  if (method !== "GET") return say(405, "MethodNotAllowed");
  if (!object) return say(404, "NoSuchKey");
  state.requests.push("GET 200");
  response.writeHead(200, { "Content-Type": "application/pdf", "Content-Length": object.length });
  if (fault === "cut") return void response.write(object.subarray(0, -1), () => request.socket.destroy());
  response.end(fault === "altered" ? Buffer.from(object).fill(0, 0, 1) : object);
}
