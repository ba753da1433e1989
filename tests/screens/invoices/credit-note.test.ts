import { expect, it } from "vitest";
import { withSent } from "../../support/invoices/sending.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

it("says what is credited while quantities are typed, and credits nothing", async () => {
  const { browser, address } = await withSent();
  const url = `${address}/credit-note`;
  const whole = await pageOf(browser.get(url));
  const totalOf = (html: string) => /<output[^>]*>([^<]*)</.exec(html)?.[1];
  expect(totalOf(whole.html)).toBe("648.49");
  const typed = { ...formIn(whole.html, "credit-note"), "items[0].quantity": "1", "items[1].quantity": "" };
  const page = await pageOf(browser.post(url, { ...typed, follow: "1" }));
  expect([page.status, totalOf(page.html)]).toEqual([200, "216.15"]);
  expect(page.field("items[0].quantity")).toEqual({ value: "1", error: "" });
  expect(totalOf((await pageOf(browser.get(url))).html)).toBe("648.49");
});
