import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { ApiClient } from "../../support/client.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";

const FOREIGN: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

it.each(FOREIGN)("security 9: another site's page cannot use the cookie for a call: %j", async (headers) => {
  const { origin, cookie, total } = await signedIn();
  const refused = await create(origin, { ...headers, Cookie: cookie });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ success: false, code: "request.cross_origin", errors: [] });
  expect(await total()).toBe(0);
});

it.each(FOREIGN)("a bearer token proves a call wherever it comes from: %j", async (headers) => {
  const { origin, token, total } = await signedIn();
  expect((await create(origin, { ...headers, Authorization: `Bearer ${token}` })).status).toBe(201);
  expect(await total()).toBe(1);
});

it("security 9: a made-up bearer token beside the cookie opens nothing from another site", async () => {
  const { origin, cookie, total } = await signedIn();
  for (const made of ["Bearer", "Bearer ", "Bearer x", "Bearer made-up-token-that-is-long-enough"]) {
    const headers = { Origin: "https://evil.example", Authorization: made, Cookie: cookie };
    const { status } = await create(origin, headers);
    expect([made, [401, 403].includes(status)]).toEqual([made, true]);
  }
  expect(await total()).toBe(0);
});

it("our own pages may call with the cookie", async () => {
  const { origin, cookie, total } = await signedIn();
  const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin", Cookie: cookie };
  expect((await create(origin, headers)).status).toBe(201);
  expect(await total()).toBe(1);
});

async function signedIn() {
  const { browser, origin } = await visitSignedIn();
  const api = new ApiClient(origin);
  const { data } = await api.call("POST", "/auth/login", { email: PERSON.email, password: PERSON.password });
  api.token = String(data?.token);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const total = async () => (await api.call("GET", "/invoices")).data?.total;
  return { origin, cookie, token: api.token, total };
}

function create(origin: string, headers: Record<string, string>): Promise<Response> {
  const all = { "Content-Type": "application/json", ...headers };
  return fetch(`${origin}/api/invoices`, { method: "POST", headers: all, body: JSON.stringify(INVOICE) });
}
