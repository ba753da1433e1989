import { expect, it } from "vitest";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { expectFailure, type Failure, rawCall, registeredClient } from "../../support/read/api-answers.ts";
import { ApiClient } from "../../support/client.ts";

it("answers success as {success, data}", async () => {
  const { api } = await registeredClient();
  const response = await rawCall(api, "GET", "/invoices");
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({
    success: true,
    data: { invoices: [], page: 1, limit: 10, total: 0, has_more: false, next_cursor: null },
  });
});

it.each([
  ["GET", "/invoices"],
  ["POST", "/invoices"],
  ["GET", "/invoices/1"],
  ["GET", "/invoices/1/pdf"],
  ["GET", "/user/profile"],
  ["PUT", "/user/profile"],
])("wants a session: %s %s is 401", async (method, path) => {
  const { origin } = await registeredClient();
  const anonymous = new ApiClient(origin);
  await expectFailure(await rawCall(anonymous, method, path), 401, "session.required");
  anonymous.token = "made-up-token-that-is-long-enough";
  await expectFailure(await rawCall(anonymous, method, path), 401, "session.required");
});

it.each([
  ["DELETE", "/invoices", "GET, POST"],
  ["POST", "/invoices/1", "GET, PUT, PATCH, DELETE"],
  ["POST", "/user/profile", "GET, PUT, PATCH"],
  ["GET", "/auth/login", "POST"],
  ["OPTIONS", "/auth/register", "POST"],
  ["POST", "", "GET, HEAD"],
])("says which methods there are: %s %s is 405", async (method, path, allow) => {
  const { api } = await registeredClient();
  const response = await rawCall(api, method, path);
  expect(response.headers.get("Allow")).toBe(allow);
  await expectFailure(response, 405, "route.wrong_method");
});

it("says so too of a method that nothing here knows", async () => {
  const { api } = await registeredClient();
  const response = await rawCall(api, "PROPFIND", "/invoices");
  expect(response.headers.get("Allow")).toContain("GET");
  await expectFailure(response, 405, "route.wrong_method");
});

it.each(["GET", "POST", "PUT", "PATCH", "DELETE"])("answers an unknown path with 404: %s", async (method) => {
  const { api } = await registeredClient();
  for (const path of ["/nothing/here", "/v1", "/invoices/1/2/3"]) {
    await expectFailure(await rawCall(api, method, path), 404, "route.not_found");
  }
});

it.each(["/invoices/%00", "/invoices/..%2F..%2Fetc", "/invoices/💥", `/invoices/${"9".repeat(5000)}`])(
  "answers an id that is none with 404: %s",
  async (path) => {
    const { api } = await registeredClient();
    await expectFailure(await rawCall(api, "GET", path), 404, "invoice.not_found");
  },
);

it("answers an address that cannot be decoded with 400, and shows nothing of us", async () => {
  const { api } = await registeredClient();
  const response = await rawCall(api, "GET", "/invoices/%E0%A4%A");
  expect((await expectFailure(response, 400, "input.malformed")).error).not.toMatch(/URIError|node_modules/);
});

it.each(["en", "de", "fr", "it"] as const)("speaks the language that is asked for: %s", async (locale) => {
  const { origin } = await registeredClient();
  const headers = { "Accept-Language": `${locale}-CH,${locale};q=0.9,en;q=0.1` };
  const body = (await (await fetch(`${origin}/api/invoices`, { headers })).json()) as Failure;
  expect(body.error).toBe(translator(locale)("errors:session.required"));
});

it.each(["*", "xx", "not a language!!;q=x,,", "de;q=2"])(
  "answers any wish for a language, and gives each answer its own id: %s",
  async (wish) => {
    const { origin } = await registeredClient();
    const ids = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const response = await fetch(`${origin}/api/nothing`, { headers: { "Accept-Language": wish } });
      const { requestId } = await expectFailure(response, 404, "route.not_found");
      expect(response.headers.get("X-Request-Id")).toBe(requestId);
      ids.add(requestId);
    }
    expect(ids.size).toBe(3);
  },
);

it("answers HEAD as GET, without the body", async () => {
  const { api } = await registeredClient();
  for (const [path, status] of [
    ["/invoices", 200],
    ["/nothing", 404],
    ["/auth/login", 405],
  ] as const) {
    const response = await rawCall(api, "HEAD", path);
    expect([response.status, await response.text()]).toEqual([status, ""]);
  }
});
