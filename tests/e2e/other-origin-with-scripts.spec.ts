import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("a page of another origin reads what /api/v1 and /mcp answer, and nothing of /api", async ({
  page,
  baseURL,
  messages,
}) => {
  const elsewhere = createServer((_, response) => response.end("Elsewhere")).listen(0, "localhost");
  await once(elsewhere, "listening");
  await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
  const read = await page.evaluate(async (origin) => {
    const headers = { Authorization: "Bearer rpn_live_made_up_and_long_enough", "Idempotency-Key": "a" };
    const ask = (path: string, method = "GET") =>
      fetch(origin + path, { method, headers }).then(
        ({ status, headers }) => `${status} ${headers.get("WWW-Authenticate")?.slice(0, 6)}`,
        () => "unreadable",
      );
    return [
      await ask("/api/v1/clients"),
      await ask("/api/v1/clients", "POST"),
      await ask("/mcp", "POST"),
      await ask("/api/clients"),
    ];
  }, baseURL ?? "");
  elsewhere.close();
  messages.expect(/blocked by CORS policy/);
  messages.expect(/Failed to load resource/);
  expect(read).toEqual(["401 Bearer", "401 Bearer", "401 Bearer", "unreadable"]);
});
