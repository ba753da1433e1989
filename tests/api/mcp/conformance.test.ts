import { spawn } from "node:child_process";
import { createServer, request } from "node:http";
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
  const proxy = createServer((asked, answer) => {
    const { host = "", ...given } = asked.headers;
    const isOwn = given.origin === `http://${host}` && isLocal(given.origin);
    const Origin: Record<string, string> = isOwn ? { origin: appUrl } : {};
    // A page whose name leads here by its own will says that name.
    const Host: Record<string, string> = isLocal(`http://${host}`) ? {} : { host };
    const headers = { ...given, ...Origin, ...Host, authorization: `Bearer ${secret}` };
    const passedOn = request(
      origin + (asked.url ?? ""),
      { method: asked.method ?? "GET", headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
      },
    );
    asked.pipe(passedOn);
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
