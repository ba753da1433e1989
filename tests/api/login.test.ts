import { expect, it } from "vitest";
import { codeAt, STEP, turnOnTwoStep, wrongCodeAt } from "../support/authenticator.ts";
import { ApiClient } from "../support/client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { PERSON } from "../support/person.ts";
import { member, testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";

const SIGN_IN = { email: PERSON.email, password: PERSON.password };

it("asks for a code after a right password where two-step sign-in is on", async () => {
  const platform = testPlatform(await freshSqlite());
  const client = new ApiClient(await serve(platform));
  const login = (body: Record<string, unknown>) => client.call("POST", "/auth/login", body);
  const ctx = await member(platform);
  expect((await login({ ...SIGN_IN, code: "123456" })).status).toBe(200);
  const { secret, codes } = await turnOnTwoStep(ctx);
  platform.pass(STEP);

  const code = codeAt(secret, platform.now());
  const field = { field: "code" };
  const missing = { status: 401, code: "account.code_required", errors: [field] };
  expect(await login(SIGN_IN)).toMatchObject(missing);
  const wrong = { status: 401, code: "account.code_wrong", errors: [field] };
  expect(await login({ ...SIGN_IN, code: wrongCodeAt(secret, platform.now()) })).toMatchObject(wrong);
  const stranger = { status: 401, code: "account.invalid_credentials", errors: [] };
  expect(await login({ ...SIGN_IN, password: "wrong" })).toMatchObject(stranger);
  expect(await login({ ...SIGN_IN, password: "wrong", code })).toMatchObject(stranger);

  const answer = await login({ ...SIGN_IN, code });
  expect(answer).toMatchObject({ status: 200, data: { user: { email: PERSON.email } } });
  client.token = String(answer.data?.token);
  expect((await client.call("GET", "/user/profile")).status).toBe(200);
  expect(await login({ ...SIGN_IN, code })).toMatchObject(wrong);
  expect((await login({ ...SIGN_IN, code: codes[0] })).status).toBe(200);
  expect(await login({ ...SIGN_IN, code: codes[0] })).toMatchObject(wrong);
});
