import { expect, it } from "vitest";
import { SESSION_OPERATIONS } from "#app/features/programs/api-info/session/session-tags.ts";
import { TAGS } from "#app/features/programs/api-info/operations/operations.ts";
import { SESSION_TAGS } from "#app/features/programs/api-info/session/session-tags.ts";
import { apiMember } from "../../support/api-member.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { keyClient } from "../../support/api-key.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { serve } from "../../support/server/server.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";
import { readOpenApi } from "../../support/contract/described.ts";

/** Bytes before compression. */
const HEAVY = 400_000;

async function start() {
  const platform = testPlatform(await freshSqlite());
  return { platform, origin: await serve(platform) };
}

it("the reference leads to every call, on pages without scripts of the framework", async () => {
  const { origin } = await start();
  const browser = new Browser(origin);
  const contents = await (await browser.get("/api/reference")).text();
  for (const { slug, operations } of [...TAGS, ...SESSION_TAGS]) {
    const answer = await browser.get(`/api/reference/${slug}`);
    const page = await answer.text();
    expect([answer.status, page.length < HEAVY], slug).toEqual([200, true]);
    expect(page).not.toContain("__remixContext");
    for (const { id } of operations) {
      expect(contents, id).toContain(`href="/api/reference/${slug}#${id}"`);
      expect(page, id).toContain(`id="${id}"`);
    }
    for (const [, id] of page.matchAll(/href="#([\w.]+)"/g)) expect(page, slug).toContain(`id="${id}"`);
  }
});

it("objects, error codes and headers have pages of their own", async () => {
  const { origin } = await start();
  const browser = new Browser(origin);
  const objects = await (await browser.get("/api/reference/objects")).text();
  expect(objects).toContain('id="Invoice"');
  expect(objects.length).toBeLessThan(HEAVY);
  const errors = await (await browser.get("/api/reference/errors")).text();
  expect(errors).toContain('id="invoice.locked"');
  expect(errors).toContain("Idempotent-Replayed");
  expect((await browser.get("/api/reference/nothing")).status).toBe(404);
});

it("the frame of the reference follows the visitor's language, which is told that the text does not", async () => {
  const { origin } = await start();
  const page = await (await new Browser(origin).get("/api/reference?lang=de")).text();
  expect(page).toContain("Die Referenz gibt es nur auf Englisch.");
  expect(page).toMatch(/<div class="band" lang="en">/);
  const english = await (await new Browser(origin).get("/api/reference?lang=en")).text();
  expect(english).not.toContain("in English only");
});

it("the Markdown is served as such, and to whoever prefers it", async () => {
  const { origin } = await start();
  const answer = await fetch(`${origin}/api/reference`, { headers: { Accept: "text/markdown" } });
  expect(answer.url).toBe(`${origin}/api/reference.md`);
  expect(answer.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(await answer.text()).toMatch(/^# The JSON API\n/);
});

it("/llms.txt leads to pages that exist", async () => {
  const { origin } = await start();
  const text = await (await fetch(`${origin}/llms.txt`)).text();
  expect(text).toMatch(/^# Rappen\n\n> /);
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, link]) => link!);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const own = new URL(link);
    expect((await fetch(origin + own.pathname)).status, link).toBe(200);
  }
});

itRarely("every call of a session answers as the reference says", async () => {
  for (const { id, method, path, body, answers, refusals, files } of SESSION_OPERATIONS) {
    if (files || id === "readOpenApi" || id === "readReference") continue;
    const { platform, origin } = await start();
    const api = new ApiClient(origin);
    await apiMember(platform, api);
    const { data } = await api.call("POST", "/api-keys", { name: "Shop", access: "full" });
    const response = await fetch(origin + path.replace("{id}", String(data?.id)), {
      method: method.toUpperCase(),
      headers: {
        Authorization: `Bearer ${api.token}`,
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      body: body ? JSON.stringify(body.example) : null,
    });
    const known = [...Object.keys(answers).map(Number), ...refusals];
    expect(known, `${id}: ${await response.text()}`).toContain(response.status);
  }
});

it("answers have the headers that the OpenAPI file names", async () => {
  const { platform, origin } = await start();
  const { api } = await keyClient(origin, await sendingMember(platform));
  const created = await api.call("POST", "/v1/invoices", INVOICE);
  const file = await readOpenApi(origin);
  const named = (path: string, method: string, status: string) =>
    Object.keys(file.paths[path]![method]!.responses[status]!.headers ?? {});
  const sent = named("/invoices", "post", "201").filter((name) => name !== "Idempotent-Replayed");
  expect(sent).toEqual(["RateLimit-Policy", "RateLimit", "Location", "ETag"]);
  for (const name of sent) expect(created.headers.get(name), name).not.toBeNull();
  const refused = await fetch(`${origin}/api/v1/invoices`);
  expect(named("/invoices", "get", "401")).toEqual(["WWW-Authenticate"]);
  expect(refused.headers.get("WWW-Authenticate")).toMatch(/^Bearer /);
});

