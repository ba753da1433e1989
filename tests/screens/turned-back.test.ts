import { expect, it } from "vitest";
import { visitSignedIn } from "../support/browsing.ts";
import type { Browser } from "../support/client.ts";
import { pageOf } from "../support/page.ts";

it("a button without a page of its own leads back and says why it was refused", async () => {
  const { browser } = await visitSignedIn();
  await expectTurnedBack(browser, "/profile/sessions/gone/end", {
    to: "/profile",
    reason: "This session has already ended.",
  });
  await expectTurnedBack(browser, "/language", {
    to: "/",
    reason: "Please check your input and try again.",
  });
  await expectTurnedBack(browser, "/dismiss-verification", {
    fields: { redirectTo: "/".repeat(3000) },
    to: "/dashboard",
    reason: "Please check your input and try again.",
  });
});

it("security 8: asking for the link too often says so on the page one asked from", async () => {
  const { browser } = await visitSignedIn({ RATE_LIMIT_FACTOR: "1" });
  const fields = { redirectTo: "/invoices" };
  for (let round = 0; round < 5; round++) await browser.post("/resend-verification", fields);
  await expectTurnedBack(browser, "/resend-verification", {
    fields,
    to: "/invoices",
    reason: "Too many requests. Please try again later.",
  });
});

async function expectTurnedBack(
  browser: Browser,
  address: string,
  { fields = {}, to, reason }: { fields?: Record<string, string>; to: string; reason: string },
): Promise<void> {
  const response = await browser.post(address, fields);
  expect([response.status, response.headers.get("Location")]).toEqual([303, to]);
  expect((await pageOf(browser.get(to === "/" ? "/dashboard" : to))).text).toContain(reason);
}
