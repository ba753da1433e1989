import { expect, it } from "vitest";
import { visit } from "../../../support/browsing.ts";
import { newEmails } from "../../../support/server/mailbox.ts";

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

it("tells requests, jobs, the queue and the process", async () => {
  const { origin, browser, platform } = await visit({ METRICS_TOKEN: "token-of-metrics" });
  await (await browser.get("/login")).text();
  await browser.post("/forgot-password", { email: "nobody@example.ch" });
  await newEmails(platform);
  const response = await fetch(`${origin}/metrics`, { headers: MESSAGE });
  expect(response.headers.get("Content-Type")).toContain("version=0.0.4");
  const text = await response.text();
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",status="2xx"\} 1$/m);
  expect(text).toMatch(/^jobs_waiting 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});
