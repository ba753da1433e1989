import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { Browser } from "../../support/client.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";
import { pageOf } from "../../support/read/page.ts";
import type { TestPlatform } from "../../support/platform.ts";

it("opening the link changes nothing, its button confirms", async () => {
  const { platform, origin } = await visitSignedIn();
  const email = (await newEmails(platform))[0]!;
  const scanner = new Browser(origin);
  const link = `/verify-email?token=${tokenIn(email)}`;
  const before = await everything(platform);
  for (let visit = 0; visit < 3; visit++) expect((await scanner.get(link)).status).toBe(200);
  await scanner.get(link, { "User-Agent": "Googlebot/2.1" });
  expect(await everything(platform)).toEqual(before);

  const { html } = await pageOf(scanner.get(link));
  expect(html).toContain(`<input type="hidden" name="token" value="${tokenIn(email)}"/>`);
  expect(html).toContain("Press the button to confirm your address.");
  expect(html).not.toContain("Your address is being confirmed.");
  const page = await pageOf(scanner.post("/verify-email", { token: tokenIn(email) }));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Your e-mail address is confirmed.");
  expect(page.text).not.toContain("sign-in page");
  expect(page.headers.get("Refresh")).toBe("3; url=/login");
});

it("takes the banner away once confirmed", async () => {
  const { platform, browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/dashboard"))).text).toContain(
    "Confirm your e-mail address with the link",
  );
  await browser.post("/verify-email", { token: tokenIn((await newEmails(platform))[0]) });
  expect((await pageOf(browser.get("/dashboard"))).text).not.toContain(
    "Confirm your e-mail address with the link",
  );
});

it.each(["made-up", ""])("says so of a link that is no good: %j", async (token) => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.post("/verify-email", { token }));
  expect([400, 422]).toContain(page.status);
  expect(page.text).toMatch(/Invalid or expired .*verification link\./);
  expect(page.text).toContain("Contact support");
});

it("says so too without a token in the address", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/verify-email"))).text).toContain("Invalid or expired");
});

it("sends another link on a button of the banner, and says so on the page it came from", async () => {
  const { platform, browser } = await visitSignedIn();
  await newEmails(platform);
  const response = await browser.post("/resend-verification", { redirectTo: "/invoices" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/invoices"]);
  expect((await pageOf(browser.get("/invoices"))).text).toContain("We have sent you a new link.");
  expect((await pageOf(browser.get("/invoices"))).text).not.toContain("We have sent you a new link.");
  expect(await newEmails(platform)).toMatchObject([{ to: "anna@example.ch" }]);
});

it("security 11: shows a token from the address as text", async () => {
  const { browser } = await visitSignedIn();
  const { html } = await pageOf(browser.get("/verify-email?token=abc%22%3E%3Cb%3E"));
  expect(html).toContain('value="abc&quot;&gt;&lt;b&gt;"');
});

async function everything({ database: { db } }: TestPlatform) {
  const tables = ["users", "sessions", "email_tokens", "jobs"] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}
