import { expect, it } from "vitest";
import { registeredClient } from "../support/read/api-answers.ts";
import { Browser } from "../support/client.ts";
import { PERSON } from "../support/person.ts";
import { formIn, pageOf } from "../support/read/page.ts";

it("shows and changes the profile, in the same shape", async () => {
  const { api } = await registeredClient();
  const { data: before } = await api.call("GET", "/user/profile");
  const change = { ...before, firstName: "Annette", companyName: "Muster AG", preferredLanguage: "de" };
  const changed = await api.call("PUT", "/user/profile", change);
  expect(changed.status).toBe(200);
  expect(changed.data).toEqual(change);
  expect((await api.call("GET", "/user/profile")).data).toEqual(change);
});

it("the settings of credit notes and rounding are the same by form and by JSON", async () => {
  const { api, origin } = await registeredClient();
  const browser = new Browser(origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const form = formIn((await pageOf(browser.get("/profile/business"))).html, "business");
  expect(form).toMatchObject({ creditNotePrefix: "", roundsToFive: "0" });
  await browser.post("/profile/business", { ...form, creditNotePrefix: "GS-", roundsToFive: "1" });
  const { data } = await api.call("GET", "/user/profile");
  expect(data).toMatchObject({ creditNotePrefix: "GS-", roundsToFive: true });
  const ticked = await pageOf(browser.get("/profile/business"));
  expect(ticked.html).toMatch(/<input type="checkbox"[^>]* name="roundsToFive"[^>]* checked=""/);
  expect(ticked.field("creditNotePrefix").value).toBe("GS-");
  expect(ticked.text).toContain("Your next credit note will be GS-0001.");
  await api.call("PUT", "/user/profile", { ...data, roundsToFive: false });
  expect((await api.call("GET", "/user/profile")).data).toEqual({ ...data, roundsToFive: false });
});

it("changes nothing when one field is wrong", async () => {
  const { api } = await registeredClient();
  const { data: before } = await api.call("GET", "/user/profile");
  const refused = await api.call("PUT", "/user/profile", { ...before, firstName: "Annette", iban: "CH1" });
  expect(refused).toMatchObject({ status: 422, errors: [{ field: "iban", code: "field.iban_format" }] });
  expect((await api.call("GET", "/user/profile")).data).toEqual(before);
});

it("security 9: takes the cookie of our own pages, and changes something for them only", async () => {
  const { origin } = await registeredClient();
  const browser = new Browser(origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const shown = await browser.get("/api/user/profile");
  expect(shown.status).toBe(200);
  const { data } = (await shown.json()) as { data: Record<string, unknown> };
  const put = (from: Record<string, string>) =>
    fetch(`${origin}/api/user/profile`, {
      method: "PUT",
      headers: {
        Cookie: [...browser.cookies].map((pair) => pair.join("=")).join("; "),
        "Content-Type": "application/json",
        ...from,
      },
      body: JSON.stringify({ ...data, firstName: "Annette" }),
    });
  expect((await put({ Origin: "https://evil.example" })).status).toBe(403);
  expect((await put({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await put({ Origin: "https://evil.example", Authorization: "Basic eDp5" })).status).toBe(403);
  expect(await (await browser.get("/api/user/profile")).json()).toMatchObject({
    data: { firstName: "Anna" },
  });
  expect((await put({ Origin: origin })).status).toBe(200);
});

it("the next numbers are read and set, by JSON and on the page", async () => {
  const { api, origin } = await registeredClient();
  const { data } = await api.call("GET", "/user/profile");
  expect(data).toMatchObject({ nextInvoiceNumber: 1, nextCreditNoteNumber: 1, nextOfferNumber: 1 });
  const set = await api.call("PATCH", "/user/profile", { nextOfferNumber: 81 });
  expect(set.data).toMatchObject({ nextOfferNumber: 81, nextCreditNoteNumber: 1 });
  const free = await api.call("PATCH", "/user/profile", { nextInvoiceNumber: 81 });
  expect(free).toMatchObject({ status: 403, errors: [{ field: "nextInvoiceNumber" }] });
  const browser = new Browser(origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const form = formIn((await pageOf(browser.get("/profile/business"))).html, "business");
  expect(form.nextOfferNumber).toBe("");
  await browser.post("/profile/business", { ...form, nextOfferNumber: "090", nextCreditNoteNumber: "005" });
  const page = await pageOf(browser.get("/profile/business"));
  expect(page.text).toContain("Your next offer will be OFF-2026-090.");
  expect(page.text).toContain("Your next credit note will be G-2026-005.");
  const wrong = await pageOf(browser.post("/profile/business", { ...form, nextOfferNumber: "x" }));
  expect(wrong.field("nextOfferNumber").value).toBe("x");
  expect(wrong.text).toContain("A whole number from 1, at most 9 digits.");
});
