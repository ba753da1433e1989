import { expect, it } from "vitest";
import { visitSignedIn } from "../../../support/browsing.ts";
import { pageOf } from "../../../support/read/page.ts";

const FORM = "application/x-www-form-urlencoded";

it("security 13: a form over 1 MB is refused, announced or not, and the connection goes on", async () => {
  const { browser, origin } = await visitSignedIn();
  const text = `firstName=${"x".repeat(3_000_000)}`;
  for (const body of [text, new Blob([text]).stream()]) {
    const init = { method: "POST", headers: { "Content-Type": FORM }, body, duplex: "half" as const };
    expect((await fetch(`${origin}/login`, init)).status).toBe(413);
    expect((await browser.get("/dashboard")).status).toBe(200);
  }
});

it("says in the page that the request was too large", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.post("/profile", { firstName: "x".repeat(1_100_000) }));
  expect([page.status, page.text.includes("The request is too large.")]).toEqual([413, true]);
});

it.each([
  ["application/json", '{"email":"x"}', 400],
  ["multipart/form-data", "x", 400],
  ["multipart/form-data; boundary=a", "--a\r\nx", 400],
  ["text/plain", "email=x", 400],
  [FORM, "email=%E0%A4%A&password=%00%ff&&=&==", 422],
  [FORM, "", 422],
])("security 13: answers a body that is no form of ours with 4xx: %s", async (type, body, status) => {
  const { origin } = await visitSignedIn();
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    headers: { "Content-Type": type },
    body,
  });
  expect(response.status).toBe(status);
});
