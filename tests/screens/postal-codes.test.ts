import { expect, it } from "vitest";
import { INVOICE_FIELDS, REGISTRATION, visit, visitSignedIn } from "../support/browsing.ts";
import { CLIENT_FIELDS } from "../support/invoices/client-input.ts";
import { type Page, pageOf } from "../support/read/page.ts";

/** Every form with an address: where it is sent, what it sends, and what its postal code and city are called. */
const FORMS: [string, Record<string, string>, string, string][] = [
  ["/register", REGISTRATION, "postalCode", "city"],
  ["/profile/business", REGISTRATION, "postalCode", "city"],
  ["/clients/create", CLIENT_FIELDS, "postalCode", "city"],
  ["/invoice/create", INVOICE_FIELDS, "clientPostalCode", "clientCity"],
  ["/invoice/create", INVOICE_FIELDS, "creditorPostalCode", "creditorCity"],
];

it.each(FORMS)("without scripts %s fills the one city of a postal code", async (path, fields, code, city) => {
  const { browser } = path === "/register" ? await visit() : await visitSignedIn();
  const response = await browser.post(path, { ...fields, [code]: "3012", [city]: "" });
  expect(response.status).toBe(303);
});

it.each(FORMS)(
  "without scripts %s comes back with the choices where there are several",
  async (path, fields, code, city) => {
    const { browser } = path === "/register" ? await visit() : await visitSignedIn();
    const page = await pageOf(browser.post(path, { ...fields, [code]: "6300", [city]: "" }));
    expect(page.status).toBe(422);
    expect(page.text).toContain("One entry needs another look");
    expect(page.field(city)).toEqual({
      value: "",
      error: "Several places share this postal code. Choose one: Zug, Zugerberg.",
    });
    expect(choicesOf(page, city)).toEqual(["Zug", "Zugerberg"]);
    const chosen = await browser.post(path, { ...fields, [code]: "6300", [city]: "Zugerberg" });
    expect(chosen.status).toBe(303);
  },
);

it("shows the city that was found when the form comes back for another reason", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.post("/clients/create", { ...CLIENT_FIELDS, name: "", city: "" }));
  expect(page.status).toBe(422);
  expect(page.field("city")).toEqual({ value: "Winterthur", error: "" });
});

it("says nothing of Swiss places in another country", async () => {
  const { browser } = await visitSignedIn();
  const vienna = { ...CLIENT_FIELDS, postalCode: "1010", city: "", country: "AT" };
  const page = await pageOf(browser.post("/clients/create", vienna));
  expect(page.field("city")).toEqual({ value: "", error: "This field is required." });
});

it("never asks for a city in JSON's wider rules, nor where the profile has no address yet", async () => {
  const { browser } = await visitSignedIn();
  const fields = { ...REGISTRATION, postalCode: "", city: "" };
  expect((await browser.post("/profile/business", fields)).status).toBe(303);
});

/** The options of the list that belongs to a field. */
function choicesOf(page: Page, name: string): string[] {
  const list = new RegExp(` name="${name}"[^>]* list="([^"]+)"`).exec(page.html)?.[1] ?? "";
  const options = page.html.split(`<datalist id="${list}">`)[1]?.split("</datalist>")[0] ?? "";
  return [...options.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value!);
}
