import { expect, it } from "vitest";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";
import { PERSON } from "../../support/person.ts";
import { testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

interface Line {
  event: string;
  requestId?: string;
  userId?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
}

it("security 23: writes a line a request, and never a password, token, IBAN or address", async () => {
  const { lines, text, platform } = await logging();
  const api = new ApiClient(await serve(platform));
  await api.register(PERSON);
  await api.call("POST", "/auth/login", { email: PERSON.email, password: "ein-falsches-wort" });
  await api.call("POST", "/invoices", INVOICE);
  await api.call("POST", "/invoices", { ...INVOICE, sender: { iban: "CH9300762011623852958" } });
  await api.call("POST", "/auth/forgot-password", { email: PERSON.email });
  const tokens = (await newEmails(platform)).map(tokenIn);
  const browser = new Browser(api.origin);
  await browser.get(`/reset-password?token=${tokens.at(-1)}`);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  await browser.get(`/archive/${tokens[0]}`);

  const requestLines = () => lines().filter(({ event }) => event === "request");
  await expect.poll(requestLines).toHaveLength(8);
  const requests = requestLines();
  for (const line of requests) {
    expect(line).toMatchObject({
      requestId: expect.any(String),
      ms: expect.any(Number),
      status: expect.any(Number),
    });
  }
  expect(requests[2]).toMatchObject({ method: "POST", path: "/api/invoices", status: 201 });
  expect(requests[2]!.userId).toMatch(/^[\da-f-]{36}$/);
  const secrets = [PERSON.password, "ein-falsches-wort", api.token, ...tokens, ...browser.cookies.values()];
  for (const secret of secrets) expect(text()).not.toContain(secret);
  expect(text()).not.toMatch(/anna@|kundin@|CH93|9300762|Seestrasse|Obertor|Muster|argon2id/);
  const events = lines().map(({ event }) => event);
  expect(events).toEqual(
    expect.arrayContaining(["account.registered", "account.sign_in_refused", "account.signed_in"]),
  );
});

it("security 23: hides what a refused row contained", async () => {
  const { text, log } = await logging();
  const error = Object.assign(new Error("duplicate key"), {
    detail: "Key (email)=(anna@example.ch) already exists.",
  });
  log.error({ event: "screen.failed", err: error, email: "anna@example.ch", user: { iban: "CH93" } });
  expect(text()).toContain("duplicate key");
  expect(text()).not.toMatch(/anna@|CH93/);
});

async function logging() {
  const written: string[] = [];
  const log = createLogger("info", { write: (line: string) => void written.push(line) });
  const platform = Object.assign(testPlatform(await freshSqlite()), { log });
  return {
    platform,
    log,
    lines: () => written.map((line) => JSON.parse(line) as Line),
    text: () => written.join(""),
  };
}
