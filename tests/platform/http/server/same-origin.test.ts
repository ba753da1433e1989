import { expect, it } from "vitest";
import { INVOICE_FIELDS, visitSignedIn, writeInvoice } from "../../../support/browsing.ts";
import { newEmails, tokenIn } from "../../../support/server/mailbox.ts";
import type { TestPlatform } from "../../../support/platform.ts";
import { flatRoutes } from "../../../support/routes.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";

const FOREIGN: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: "http://127.0.0.1:1" },
  { Origin: "not an origin" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "", Referer: "https://evil.example/" },
  { Origin: "", Referer: "https://evil.example/?http://127.0.0.1" },
  { Origin: "", Referer: "no address" },
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
    expect(await response.text()).toContain("Access forbidden. The request came from another site.");
  }
  expect(await everything(platform)).toEqual(before);
});

it("takes what our own pages and programs ask for", async () => {
  const { browser, origin } = await visitSignedIn();
  const accepted: Record<string, string>[] = [
    { Origin: origin },
    { Origin: origin, "X-Forwarded-Host": "proxy.example" },
    { Origin: "", Referer: `${origin}/login` },
    { Origin: origin, Referer: "https://evil.example/" },
    { Origin: "null", "Sec-Fetch-Site": "same-origin" },
    { Origin: "https://rappen.example", "Sec-Fetch-Site": "same-origin" },
    { Origin: "https://rappen.example", "Sec-Fetch-Site": "none" },
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

it("takes its own forms behind a proxy that asks for another host", async () => {
  const { browser } = await visitSignedIn({ APP_URL: "http://rappen.example" });
  const post = async (Origin: string) =>
    (await browser.post("/language", { language: "fr" }, { Origin, Host: "10.0.0.7:3000" })).status;
  expect(await post("http://rappen.example")).toBe(303);
  expect(await post("https://rappen.example")).toBe(403);
  expect(await post("http://rappen.example.evil.example")).toBe(403);
});

it("a program with a token of its own gets an answer to a form, not a fault", async () => {
  const { browser } = await visitSignedIn();
  const headers = {
    Origin: "https://evil.example",
    Authorization: "Bearer made-up-token-that-is-long-enough",
  };
  const response = await browser.post("/profile", { firstName: "Evil" }, headers);
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/login?redirectTo=%2Fprofile"]);
});

it("speaks the reader's language when refusing", async () => {
  const { browser } = await visitSignedIn();
  browser.cookies.delete("language");
  const headers = { Origin: "https://evil.example", "Accept-Language": "de" };
  const english = { Origin: "https://evil.example", "Accept-Language": "en" };
  const errorOf = async (wish: Record<string, string>) => (await browser.post("/logout", {}, wish)).text();
  expect(await errorOf(headers)).toContain("Zugriff verweigert.");
  expect(await errorOf(english)).toContain("Access forbidden.");
});

itRarely("security 9: no GET or HEAD of any page changes anything", async () => {
  const { browser, platform } = await visitSignedIn();
  const id = (await writeInvoice(browser)).split("/").at(-1)!;
  const token = tokenIn((await newEmails(platform))[0]);
  // The first look at the journal makes its entries of what is there, as the job of the night does.
  await browser.get("/journal");
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
