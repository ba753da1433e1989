import { expect, it } from "vitest";
import { INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { newEmails, tokenIn } from "../../support/mailbox.ts";
import type { TestPlatform } from "../../support/platform.ts";
import { flatRoutes } from "../../support/routes.ts";

const FOREIGN: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: "http://127.0.0.1:1" },
  { Origin: "not an origin" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "https://evil.example", Authorization: "Basic dXNlcjpwYXNz" },
  { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
];

it.each(FOREIGN)("security 9: refuses what another site's page asks for: %j", async (headers) => {
  const { browser, platform } = await visitSignedIn();
  const before = await everything(platform);
  for (const [path, fields] of [
    ["/invoice/create", INVOICE_FIELDS],
    ["/logout", {}],
    ["/language", { language: "fr" }],
    ["/profile", { firstName: "Evil" }],
    ["/nowhere", {}],
  ] as const) {
    const response = await browser.post(path, fields, headers);
    expect([path, response.status]).toEqual([path, 403]);
    expect(await response.json()).toMatchObject({ success: false, code: "request.cross_origin", errors: [] });
  }
  expect(await everything(platform)).toEqual(before);
});

it("takes what our own pages and programs ask for", async () => {
  const { browser, origin } = await visitSignedIn();
  const accepted: Record<string, string>[] = [
    { Origin: origin },
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
  ];
  for (const headers of accepted) {
    expect((await browser.post("/language", { language: "fr" }, headers)).status).toBe(303);
  }
  const program = await fetch(`${origin}/language`, {
    method: "POST",
    body: new URLSearchParams({ language: "fr" }),
    redirect: "manual",
  });
  expect(program.status).toBe(303);
});

it("believes a proxy about the host only where the operator says that there is one", async () => {
  const headers = { Origin: "https://rappen.example", "X-Forwarded-Host": "rappen.example" };
  const trusting = await visitSignedIn({ TRUST_PROXY: "1" });
  expect((await trusting.browser.post("/language", { language: "fr" }, headers)).status).toBe(303);
  const alone = await visitSignedIn();
  expect((await alone.browser.post("/language", { language: "fr" }, headers)).status).toBe(403);
});

it("speaks the reader's language when refusing", async () => {
  const { browser } = await visitSignedIn();
  const headers = { Origin: "https://evil.example", "Accept-Language": "de" };
  const english = { Origin: "https://evil.example", "Accept-Language": "en" };
  const errorOf = async (wish: Record<string, string>) =>
    ((await (await browser.post("/logout", {}, wish)).json()) as { error: string }).error;
  expect(await errorOf(headers)).not.toBe(await errorOf(english));
});

it("security 9: no GET or HEAD of any page changes anything", async () => {
  const { browser, platform } = await visitSignedIn();
  const id = (await writeInvoice(browser)).split("/").at(-1)!;
  const token = tokenIn((await newEmails(platform))[0]);
  const before = await everything(platform);
  const query = new URLSearchParams({
    token,
    language: "fr",
    id,
    add: "1",
    email: "x@example.ch",
    firstName: "X",
  });
  for (const { path } of await flatRoutes()) {
    const url = path.replace(":id", id).replace(":code", "8400").replace("*", "nowhere");
    for (const address of [`${url}?${query}`, `${url === "/" ? "/_root" : url}.data?${query}`]) {
      const { status } = await browser.get(address);
      expect([address, status < 500]).toEqual([address, true]);
    }
    await fetch(`${browser.origin}${url}?${query}`, { method: "HEAD", redirect: "manual" });
  }
  expect(await everything(platform)).toEqual(before);
});

/** All tables but the counters of attempts, which a refused attempt raises too. */
async function everything({ database: { db } }: TestPlatform): Promise<Record<string, unknown[]>> {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => name !== "rate_limits");
  const rows = tables.map((name) =>
    db
      .selectFrom(name as "users")
      .selectAll()
      .execute(),
  );
  return Object.fromEntries((await Promise.all(rows)).map((found, index) => [tables[index]!, found]));
}
