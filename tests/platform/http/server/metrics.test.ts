import { expect, it } from "vitest";
import { visit } from "../../../support/browsing.ts";
import { newEmails } from "../../../support/server/mailbox.ts";

const ID = "0190a0b0-0000-7000-8000-000000000001";
const MESSAGE = { Authorization: "Bearer token-of-metrics" };

it("does not exist without a token in the settings", async () => {
  const { origin } = await visit();
  const response = await fetch(`${origin}/metrics`, { headers: MESSAGE, redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
});

it("is closed to who does not have the token", async () => {
  const { origin } = await visit({ METRICS_TOKEN: "token-of-metrics" });
  for (const Authorization of ["", "Bearer token-of-metrics2", "Basic token-of-metrics"]) {
    const response = await fetch(`${origin}/metrics`, { headers: { Authorization } });
    expect(response.status).toBe(401);
  }
});

it("tells requests by route, jobs, mail, database and process", async () => {
  const { origin, browser, platform } = await visit({ METRICS_TOKEN: "token-of-metrics" });
  await (await browser.get("/login")).text();
  await (await browser.get(`/invoice/${ID}`)).text();
  await browser.post("/forgot-password", { email: "nobody@example.ch" });
  await newEmails(platform);
  const response = await fetch(`${origin}/metrics`, { headers: MESSAGE });
  expect(response.headers.get("Content-Type")).toContain("version=0.0.4");
  const text = await response.text();
  const count = "rappen_http_request_duration_seconds_count";
  expect(text).toContain(`${count}{method="GET",route="/login",status="2xx"} 1\n`);
  expect(text).toContain(`${count}{method="GET",route="/invoice/:id",status="3xx"} 1\n`);
  expect(text).not.toContain(ID);
  for (const line of ["rappen_jobs_waiting 0", "rappen_jobs_oldest_seconds 0", "rappen_jobs_dead 0"])
    expect(text).toContain(`\n${line}\n`);
  expect(text).toMatch(/^rappen_http_requests_in_flight\{route="\/metrics"\} 1$/m);
  expect(text).toMatch(/^rappen_database_connections\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^rappen_backup_age_seconds Nan$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});

it("tells why a sign-in was refused", async () => {
  const { origin, browser } = await visit({ METRICS_TOKEN: "token-of-metrics" });
  await browser.post("/login", { email: "nobody@example.ch", password: "not the password" });
  const text = await (await fetch(`${origin}/metrics`, { headers: MESSAGE })).text();
  expect(text).toContain('rappen_sign_ins_refused_total{reason="password"} 1\n');
});
