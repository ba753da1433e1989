import { expect, it } from "vitest";
import { ApiClient } from "../support/client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { newEmails, tokenIn } from "../support/server/mailbox.ts";
import { PERSON } from "../support/person.ts";
import { testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";

it("registers: 201 with user and token, and the token opens the rest", async () => {
  const { api } = await start();
  const { status, data } = await api.register({ ...PERSON, preferredLanguage: "it" });
  expect(status).toBe(201);
  expect(data?.user).toMatchObject({
    email: "anna@example.ch",
    emailVerified: false,
    preferredLanguage: "it",
    iban: "CH9300762011623852957",
    address: { city: "Zürich" },
    subscription: {
      status: "free",
      invoicesGenerated: 0,
      monthlyLimit: 3,
      editsUsed: 0,
      lastInvoiceNumber: 0,
    },
  });
  expect(JSON.stringify(data)).not.toMatch(/password|argon2/i);
  expect((await api.call("GET", "/user/profile")).status).toBe(200);
});

it("refuses a taken address with 409 at its field", async () => {
  const { api, origin } = await start();
  await api.register(PERSON);
  const again = await new ApiClient(origin).register({ ...PERSON, email: "ANNA@example.ch" });
  expect(again).toMatchObject({
    status: 409,
    code: "account.email_taken",
    errors: [{ field: "email", code: "account.email_taken" }],
  });
});

it("wants the terms accepted, and says at which fields it is not content", async () => {
  const { api } = await start();
  const { status, errors } = await api.register({
    ...PERSON,
    acceptedTermsPrivacy: false,
    password: "123456",
  });
  expect(status).toBe(422);
  expect(errors?.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    "acceptedTermsPrivacy field.terms",
    "password field.password_row",
  ]);
});

it("signs in with a token of its own each time", async () => {
  const { api } = await start();
  await api.register(PERSON);
  const { status, data } = await login(api, PERSON.email.toUpperCase(), PERSON.password);
  expect(status).toBe(200);
  expect(data?.user).toMatchObject({ email: "anna@example.ch" });
  expect(data?.token).toMatch(/^[\w-]{43}$/);
  expect(data?.token).not.toBe(api.token);
});

it("security 6: refuses an unknown address and a wrong password alike", async () => {
  const { api } = await start();
  await api.register(PERSON);
  const wrong = await login(api, PERSON.email, "quer-durch-basel");
  const unknown = await login(api, "nobody@example.ch", PERSON.password);
  expect([wrong.status, wrong.code]).toEqual([401, "account.invalid_credentials"]);
  const { status, error, code, errors, success } = wrong;
  expect(unknown).toMatchObject({ status, error, code, errors, success });
});

it("security 8: stops guessing at one address with 429 and the time to wait", async () => {
  const { api } = await start({ RATE_LIMIT_FACTOR: "0.2" });
  await api.register(PERSON);
  const answers = [];
  for (let attempt = 0; attempt < 3; attempt++) answers.push(await login(api, PERSON.email, "wrong"));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
  expect(Number(answers[2]!.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await login(api, PERSON.email, PERSON.password)).code).toBe("request.too_many");
});

it("confirms the address by the link's token, once", async () => {
  const { api, platform } = await start();
  await api.register(PERSON);
  const token = tokenIn((await newEmails(platform))[0]);
  const visitor = new ApiClient(api.origin);
  expect(await visitor.call("POST", "/auth/verify-email", { token })).toMatchObject({
    status: 200,
    data: { emailVerified: true },
  });
  expect((await api.call("GET", "/user/profile")).data).toMatchObject({ emailVerified: true });
  expect(await visitor.call("POST", "/auth/verify-email", { token })).toMatchObject({
    status: 400,
    code: "account.link_invalid",
  });
});

it.each(["/auth/resend-verification", "/auth/forgot-password"])(
  "security 6: takes a wish for a link alike from known and unknown addresses: %s",
  async (path) => {
    const { api, platform } = await start();
    await api.register(PERSON);
    await newEmails(platform);
    for (const email of [PERSON.email, "nobody@example.ch"]) {
      const { status, data } = await api.call("POST", path, { email });
      expect([status, data]).toEqual([200, { sent: true }]);
    }
    expect((await newEmails(platform)).map(({ to }) => to)).toEqual([PERSON.email]);
  },
);

it("security 5: a reset sets the new password and ends every token", async () => {
  const { api, platform } = await start();
  await api.register(PERSON);
  await newEmails(platform);
  await api.call("POST", "/auth/forgot-password", { email: PERSON.email });
  const token = tokenIn((await newEmails(platform))[0]);
  const password = "quer-durch-genf";
  const reset = await api.call("POST", "/auth/reset-password", {
    token,
    password,
    confirmPassword: password,
    passwordRepeat: password,
  });
  expect(reset).toMatchObject({ status: 200, data: { passwordReset: true } });
  expect((await api.call("GET", "/user/profile")).status).toBe(401);
  expect((await login(api, PERSON.email, PERSON.password)).status).toBe(401);
  expect((await login(api, PERSON.email, password)).status).toBe(200);
});

it("ends a token 30 days after its last use", async () => {
  const { api, platform } = await start();
  await api.register(PERSON);
  platform.pass(30 * 24 * 60 * 60 * 1000);
  expect((await api.call("GET", "/user/profile")).status).toBe(401);
});

async function start(env: Record<string, string> = {}) {
  const platform = testPlatform(await freshSqlite(), env);
  const origin = await serve(platform);
  return { api: new ApiClient(origin), origin, platform };
}

function login(api: ApiClient, email: string, password: string) {
  return new ApiClient(api.origin).call("POST", "/auth/login", { email, password });
}
