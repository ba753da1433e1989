import { expect, it } from "vitest";
import { visit, visitSignedIn } from "../support/browsing.ts";
import type { Browser } from "../support/client.ts";
import { pageOf } from "../support/read/page.ts";

/** Names of the fields that a page announces as required. */
async function requiredOn(browser: Browser, path: string): Promise<string[]> {
  const { html } = await pageOf(browser.get(path));
  return [...html.matchAll(/<(?:input|textarea)\b[^>]*aria-required="true"[^>]*>/g)].map(
    ([tag]) => / name="([^"]+)"/.exec(tag)?.[1] ?? "",
  );
}

it("required fields say so to screen readers, optional ones do not", async () => {
  const { browser } = await visit();
  expect(await requiredOn(browser, "/register")).toEqual(["firstName", "lastName", "email", "password"]);
  expect(await requiredOn(browser, "/login")).toEqual(["email", "password"]);
});

it("what the profile asks for later is not required now", async () => {
  const { browser } = await visitSignedIn();
  expect(await requiredOn(browser, "/profile")).toEqual(["firstName", "lastName"]);
  expect(await requiredOn(browser, "/profile/business")).toEqual([]);
});

it("the form of an invoice names what it needs", async () => {
  const { browser } = await visitSignedIn();
  const required = await requiredOn(browser, "/invoice/create");
  for (const name of ["clientName", "issueDate", "dueDate", "items[0].description", "items[0].unitPrice"])
    expect(required).toContain(name);
  for (const name of ["subject", "notes", "invoiceNumber", "serviceFrom", "items[0].unit"])
    expect(required).not.toContain(name);
});

it("an address that may be left out at registration says so", async () => {
  const { browser } = await visit();
  const { html } = await pageOf(browser.get("/register"));
  for (const name of ["street", "buildingNumber", "postalCode", "city"])
    expect(html, name).toMatch(
      new RegExp(`<label for="register-${name}">[^<]+(<!-- -->| )*<span class="optional">`),
    );
});
