import { expect, it } from "vitest";
import { apiMember } from "../support/api-member.ts";
import { ApiClient } from "../support/client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { PERSON } from "../support/person.ts";
import { testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";

it("a session has 600 calls a minute, each its own, and is then told to wait", async () => {
  const platform = testPlatform(await freshSqlite());
  const first = new ApiClient(await serve(platform));
  await apiMember(platform, first);
  const second = new ApiClient(first.origin);
  const { email, password } = PERSON;
  const login = await second.call("POST", "/auth/login", { email, password });
  second.token = String(login.data?.token);
  const ask = ({ origin, token }: ApiClient) =>
    fetch(`${origin}/api/clients`, { headers: { Authorization: `Bearer ${token}` } });
  platform.env.RATE_LIMIT_FACTOR = 1;
  expect((await ask(first)).headers.get("RateLimit-Policy")).toBe('"session";q=600;w=60');
  platform.env.RATE_LIMIT_FACTOR = 1 / 200;
  const answers = [];
  for (let count = 0; count < 5; count++) answers.push((await ask(first)).status);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  const refused = await ask(first);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ code: "session.too_many_calls" });
  expect((await ask(second)).status).toBe(200);
});
