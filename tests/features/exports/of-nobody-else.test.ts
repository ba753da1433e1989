import { expect, it } from "vitest";
import { CALLS } from "#app/addresses/calls.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { EXPORT_FORMATS, EXPORT_PARTS } from "#app/features/front/exports/export-choices.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { fillDemo } from "#db/demo-year.ts";
import type { Browser } from "../../support/client.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { downloadExport } from "../../support/invoices/download-export.ts";
import { register, signedIn, type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";
import { pageOf } from "../../support/read/page.ts";
import { readZip } from "../../support/read/read-zip.ts";
import { flatRoutes } from "../../support/routes.ts";
import { signedInBrowser } from "../../support/seats/seated.ts";
import { serve } from "../../support/server/server.ts";

/** What is the same for everybody, at another instant different, or a file that is looked at already. */
const LEFT_OUT =
  /^\/(api\/(v1|reference|user\/data)|import\/template|login|oauth|profile\/data\/download|v1)\b/;

const OWN = { companyName: "Lena Brunner Grafik", vatNumber: "CHE-123.456.788" };

type Seen = Map<string, string>;

onDatabaseOfDay((open) => {
  it("what another business does all year changes nothing that one reads or takes along", async () => {
    const platform = testPlatform(await open());
    const ctx = await yearOf(platform, "anna@example.ch");
    const browser = await signedInBrowser(await serve(platform), platform, ctx.user.id);
    const before = await seenBy(ctx, browser);
    expect(before.size).toBeGreaterThan(200);
    await yearOf(platform, "other@example.ch");
    await platform.database.db.deleteFrom("kept_results").execute();
    const after = await seenBy(ctx, browser);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const others = [...before].filter(([name, content]) => after.get(name) !== content);
    expect(others.map(([name, content]) => [name, content, after.get(name)])).toEqual([]);
  });
});

async function yearOf(platform: TestPlatform, email: string): Promise<UserContext> {
  const userId = await register(visitor(platform), { ...OWN, email });
  await fillDemo(platform, userId);
  return signedIn(platform, userId);
}

/** All that somebody can take along, and what stands on every kind of page that links lead to. */
async function seenBy(ctx: UserContext, browser: Browser): Promise<Seen> {
  const seen: Seen = new Map();
  const data = streamResponse(await downloadMyData(ctx), () => Promise.resolve(true));
  for (const [name, content] of readZip(Buffer.from(await data.arrayBuffer())))
    seen.set(name, content.toString("latin1"));
  const parts = Object.fromEntries(EXPORT_PARTS.map((part) => [part, "on"]));
  for (const format of EXPORT_FORMATS)
    seen.set(format, (await downloadExport(ctx, { format, ...parts })).toString("latin1"));
  await addPages(seen, browser);
  return seen;
}

async function addPages(seen: Seen, browser: Browser): Promise<void> {
  const screens = (await flatRoutes()).map(({ path }) => path);
  const calls = CALLS.filter(({ method }) => method === "get").map(({ pattern }) => `/${pattern}`);
  const waiting = [...screens, ...calls].filter((path) => !/[:*]/.test(path));
  const kinds = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = path.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\b20\d\d\b/g, ":one").replace(/\?.*/, "");
    if (kinds.has(kind) || LEFT_OUT.test(path)) continue;
    kinds.add(kind);
    const { status, text, html } = await pageOf(browser.get(path));
    seen.set(`${status} ${path}`, text.replace(/"requestId":"[^"]*"/, ""));
    for (const [, to = ""] of html.matchAll(/ href="(\/[^"#]*)"/g)) waiting.push(to.replaceAll("&amp;", "&"));
  }
}
