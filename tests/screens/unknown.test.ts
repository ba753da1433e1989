import { expect, it } from "vitest";
import { visit, visitSignedIn } from "../support/browsing.ts";

const PATHS = [
  "/nowhere",
  "/invoice",
  "/invoices/1/2",
  "/.env",
  "/wp-login.php",
  "//evil.example/x",
  "/%2e%2e/x",
];

it.each(PATHS)("an unknown path leads home: %s", async (path) => {
  const { browser } = await visit();
  const response = await browser.get(path);
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
});

it("and a form posted there too", async () => {
  const { browser } = await visitSignedIn();
  const response = await browser.post("/nowhere", { a: "b" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
});

it("names the localities of a postal code", async () => {
  const { browser } = await visit();
  for (const [code, cities] of [
    ["8400", ["Winterthur"]],
    ["9490", ["Vaduz"]],
    ["0001", []],
    ["__proto__", []],
    ["9".repeat(500), []],
  ] as const) {
    expect(await (await browser.get(`/postal-code/${code}`)).json()).toEqual({ cities });
  }
});
