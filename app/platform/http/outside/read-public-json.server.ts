import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { publicAgent } from "./public-agent.server.ts";

interface PublicJson {
  url: URL;
  /** Bytes. */
  cap: number;
  timeoutMs: number;
  allowsLoopback: boolean;
}

/** Follows no redirects. @throws Error that says why it could not be read */
export async function readPublicJson({ url, cap, timeoutMs, allowsLoopback }: PublicJson): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const agent = publicAgent(url, allowsLoopback);
  const headers = { Accept: "application/json", "User-Agent": "Rappen/1" };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    (url.protocol === "https:" ? https : http)
      .get(url, { agent, headers, signal }, resolve)
      .on("error", reject);
  });
  if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
  const type = answer.headers["content-type"] ?? "";
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) throw new Error(`content type ${type}`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > cap) throw new Error("too large");
    chunks.push(chunk);
  }
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
}
