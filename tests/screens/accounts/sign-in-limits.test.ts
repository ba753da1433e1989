import { expect, it } from "vitest";
import { ApiClient, Browser } from "../../support/client.ts";
import { REGISTRATION, visitSignedIn } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";

const { email, password } = REGISTRATION;

it("security 8: strangers who guess are met with 429 and the time to wait, the owner's browser is not", async () => {
  const { origin, browser } = await visitSignedIn({ RATE_LIMIT_FACTOR: "1" });
  const stranger = new Browser(origin);
  for (let count = 0; count < 10; count++)
    expect((await stranger.post("/login", { email, password: "wrong" })).status).toBe(401);
  const refused = await stranger.post("/login", { email, password });
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);

  await browser.post("/logout", {});
  expect((await browser.post("/login", { email, password })).headers.get("Location")).toBe("/dashboard");
  const made = new Browser(origin);
  made.cookies.set("device", `${browser.cookies.get("device")!.split(".")[0]}.${"A".repeat(43)}`);
  expect((await made.post("/login", { email, password })).status).toBe(429);
});

it("security 40: the page that refuses a password offers a link by e-mail", async () => {
  const { origin } = await visitSignedIn({ RATE_LIMIT_FACTOR: "1" });
  const stranger = new Browser(origin);
  expect((await pageOf(stranger.get("/login"))).html).not.toContain("/login/link");
  for (let count = 0; count < 10; count++) await stranger.post("/login", { email, password: "wrong" });
  const refused = await pageOf(stranger.post("/login", { email, password, redirectTo: "/invoices" }));
  expect([refused.status, refused.html]).toEqual([429, expect.stringContaining('href="/login/link')]);
});

it("a program that signs in again and again is not stopped by its own success", async () => {
  const { origin } = await visitSignedIn({ RATE_LIMIT_FACTOR: "1" });
  const api = new ApiClient(origin);
  for (let count = 0; count < 12; count++)
    expect((await api.call("POST", "/auth/login", { email, password })).status).toBe(200);
});
