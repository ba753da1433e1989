import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { curlExamples } from "#app/features/programs/api-info/examples.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { picture } from "../../support/invoices/pictures.ts";
import { PERSON } from "../../support/person.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const LOCAL = "http://localhost:3000";

/** Says the status after the answer, and nothing else that was not asked for. */
const CURL = `curl() { command curl -sS -w '\\n%{http_code}' "$@"; }`;

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const { secret } = await apiKeyOf(await sendingMember(platform));
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-curl-"));
  writeFileSync(path.join(folder, "logo.png"), await picture());
  const { email, password } = PERSON;
  const env: Record<string, string> = { RAPPEN_KEY: secret, EMAIL: email, PASSWORD: password };
  return { origin, folder, env };
}

it.each(["docs/api.md", "README.md"])("each curl line of %s does what it says", async (file) => {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  for (const line of curlExamples(LOCAL)) expect(text).toContain(line);
  const { origin, folder, env } = await start();
  const calls = commandsOf(text);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) await run(call.replace(/(http:\/\/)?localhost:3000/g, origin), env, folder);
});

itRarely("each curl line of the page /api does what it says, in four languages", async () => {
  const { origin, folder, env } = await start();
  for (const line of curlExamples(origin)) await run(line, env, folder);
  const browser = new Browser(origin);
  for (const language of ["en", "de", "fr", "it"]) {
    const answer = await browser.get(`/api?lang=${language}`);
    const page = await answer.text();
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(page).toContain('href="/api/v1/openapi.json"');
    expect(page.match(/\/api\/v1\/invoices\/\{id\}\/pdf/g), language).not.toBeNull();
    expect(page).not.toMatch(/api-info:/);
  }
});

/** Runs a line as a shell does, and keeps the token and id of its answer for the next ones. */
async function run(line: string, env: Record<string, string>, folder: string): Promise<void> {
  const { out, code } = await shell(`${CURL}\n${line}`, env, folder);
  const status = Number(out.slice(out.lastIndexOf("\n") + 1));
  expect([code, Math.floor(status / 100)], `${line}\n${out}`).toEqual([0, 2]);
  const body = out.slice(0, out.lastIndexOf("\n"));
  if (!body) return;
  const { data } = JSON.parse(body) as { data: { id?: string; token?: string } };
  if (data.token) env.TOKEN = data.token;
  if (data.id) env.ID = data.id;
}

function shell(
  script: string,
  env: Record<string, string>,
  cwd: string,
): Promise<{ out: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["--norc", "-c", script], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => void (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => void (out += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => resolve({ out, code }));
  });
}

/** The curl commands in a document, those over several lines whole. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block!);
  return blocks.flatMap((block) => block.split(/^(?=curl )/m)).filter((part) => part.startsWith("curl "));
}
