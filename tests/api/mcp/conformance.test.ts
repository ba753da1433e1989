import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { expect, it, onTestFinished } from "vitest";
import { FULL } from "../../support/choice-of-day.ts";
import { assistant } from "../../support/mcp-client.ts";

const SUITE = "@modelcontextprotocol/conformance@0.1.16";

/** The others want the tools, resources and prompts of a sample server, or a client that answers. */
const OURS = [
  "server-initialize",
  "ping",
  "tools-list",
  "server-sse-multiple-streams",
  "dns-rebinding-protection",
];

/** The suite sends no key. @returns an address that passes everything on with one, as if it were the product's own */
async function withKey(
  origin: string,
  { secret, appUrl }: { secret: string; appUrl: string },
): Promise<string> {
  const proxy = createServer((request, response) => {
    void (async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const { host: _host, connection: _connection, "content-length": _length, ...given } = request.headers;
      const isOwn = given.origin === `http://${request.headers.host ?? ""}` && isLocal(given.origin);
      const Origin: Record<string, string> = isOwn ? { origin: appUrl } : {};
      const answer = await fetch(origin + (request.url ?? ""), {
        method: request.method ?? "GET",
        headers: { ...(given as Record<string, string>), ...Origin, Authorization: `Bearer ${secret}` },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      const { "content-encoding": _encoding, ...headers } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

function run(args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn("npx", ["--yes", SUITE, ...args], { cwd: tmpdir() });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => void (said += String(text)));
    child.on("close", () => resolve(said));
  });
}

function isLocal(origin: string): boolean {
  return ["127.0.0.1", "localhost"].includes(new URL(origin).hostname);
}

const LIMIT_MS = 300_000;

it.runIf(FULL)(
  "the official conformance suite passes in what the server offers",
  async () => {
    const { origin, secret, platform } = await assistant();
    const { appUrl } = platform.env;
    const said = await run(["server", "--url", `${await withKey(origin, { secret, appUrl })}/mcp`]);
    const passed = [...said.matchAll(/^✓ ([\w-]+):/gm)].map(([, name]) => name);
    expect(passed, said).toEqual(OURS);
  },
  LIMIT_MS,
);
