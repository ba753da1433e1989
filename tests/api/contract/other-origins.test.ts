import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startProgram } from "../v1/start.ts";

const PAGE = { Origin: "https://app.example", "Sec-Fetch-Site": "cross-site" };
const JSON_TYPE = { "Content-Type": "application/json" };

it("a page of another origin may ask before it calls, for every method and header that calls have", async () => {
  const { origin } = await startProgram();
  for (const path of ["/api/v1/invoices", "/API/V1/nowhere", "/mcp"]) {
    const headers = { ...PAGE, "Access-Control-Request-Method": "PATCH" };
    const { status, headers: told } = await fetch(origin + path, { method: "OPTIONS", headers });
    expect([status, told.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
    expect(told.has("Access-Control-Allow-Credentials")).toBe(false);
    expect(told.get("Access-Control-Allow-Methods")?.split(", ")).toEqual(
      expect.arrayContaining(["GET", "POST", "PUT", "PATCH", "DELETE"]),
    );
    expect(told.get("Access-Control-Allow-Headers")?.split(", ")).toEqual(
      expect.arrayContaining([
        "Authorization",
        "Content-Type",
        "Idempotency-Key",
        "If-Match",
        "If-None-Match",
      ]),
    );
    expect(Number(told.get("Access-Control-Max-Age"))).toBeGreaterThan(0);
  }
});

it("refusals can be read by a page as well, whatever their status", async () => {
  const { origin, api, platform } = await startProgram();
  const auth = { Authorization: `Bearer ${api.token}` };
  const ask = async (path: string, init: RequestInit = {}, headers: object = auth) => {
    const answer = await fetch(origin + path, { ...init, headers: { ...PAGE, ...headers } });
    expect([path, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([path, "*"]);
    expect(answer.headers.get("Access-Control-Expose-Headers")).toContain("ETag, Location, Retry-After");
    return answer.status;
  };
  const post = (body: string) => ({ method: "POST", body });
  const json = { ...auth, ...JSON_TYPE };
  expect(await ask("/api/v1/clients")).toBe(200);
  expect(await ask("/api/v1/clients", {}, {})).toBe(401);
  expect(await ask("/api/v1/nowhere")).toBe(404);
  expect(await ask("/api/v1/account", { method: "DELETE" })).toBe(405);
  expect(await ask("/api/v1/clients", post("x".repeat(1_000_001)), json)).toBe(413);
  expect(await ask("/api/v1/clients", post("x"), { ...auth, "Content-Type": "text/plain" })).toBe(415);
  expect(await ask("/api/v1/clients", post("{}"), json)).toBe(422);
  platform.env.RATE_LIMIT_FACTOR = 0.001;
  expect(await ask("/api/v1/clients")).toBe(429);
  platform.env.RATE_LIMIT_FACTOR = 1000;
  await platform.database.db.schema.dropTable("clients").execute();
  expect(await ask("/api/v1/clients")).toBe(500);
});

it("security 9: no cookie counts where pages of other origins may call, and no page where one counts", async () => {
  const { browser, origin } = await visitSignedIn();
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const body = JSON.stringify(INVOICE);
  for (const method of ["GET", "POST"])
    for (const path of ["/api/v1/invoices", "/%61pi/v1/invoices", "/api/%761/invoices", "/mcp"]) {
      const headers = { ...PAGE, ...JSON_TYPE, Cookie };
      const { status } = await fetch(origin + path, {
        method,
        headers,
        ...(method === "GET" ? {} : { body }),
      });
      expect([401, 403, 405], `${method} ${path}`).toContain(status);
    }
  const read = await fetch(`${origin}/api/invoices`, { headers: { ...PAGE, Cookie } });
  expect([read.status, read.headers.has("Access-Control-Allow-Origin")]).toEqual([200, false]);
  const headers = { ...JSON_TYPE, Origin: PAGE.Origin, Cookie };
  const sneaked = await rawRequest(origin, { method: "POST", path: "/api/v1/../invoices", headers, body });
  expect([sneaked.status, sneaked.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
});
