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

it("credits what the client pays less, and writes the draft of a new invoice beside it", async () => {
  const { browser, address } = await withSent();
  const url = `${address}/credit-note`;
  const form = formIn((await pageOf(browser.get(url))).html, "credit-note");
  const typed = { ...form, by: "amount", amount: "50", reason: "50 zu viel" };
  const shown = await pageOf(browser.post(url, { ...typed, follow: "1" }));
  expect(/<output[^>]*>([^<]*)</.exec(shown.html)?.[1]).toBe("50.00");
  const tooMuch = await pageOf(browser.post(url, { ...typed, amount: "648.50", reason: "" }));
  expect([tooMuch.status, tooMuch.field("amount").error]).toEqual([422, "At most 648.49."]);
  expect(tooMuch.text).toContain("This field is required.");
  const answer = await browser.post(url, { ...typed, again: "on" });
  expect(answer.headers.get("Location")).toMatch(/^\/invoice\/edit\//);
  const draft = await pageOf(browser.get(answer.headers.get("Location") ?? ""));
  expect(draft.text).toContain("This is the draft of the new invoice.");
  expect((await pageOf(browser.get(address))).text).toContain("598.49");
});
