import { expect, it } from "vitest";
import { REGISTRATION, visit, visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

it("registers, signs in and goes on to the dashboard", async () => {
  const { browser } = await visit();
  const response = await browser.post("/register", REGISTRATION);
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/dashboard"]);
  const page = await pageOf(browser.get("/dashboard"));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Anna");
  expect(page.text).toContain("Confirm your e-mail address with the link");
});

it("shows each error at its field, keeps what was typed, and never the password", async () => {
  const { browser, platform } = await visit();
  const typed = {
    ...REGISTRATION,
    firstName: `"><script>alert(1)</script>`,
    email: "anna@",
    iban: "CH93 0000",
    postalCode: "84",
    password: "geheim-und-lang",
  };
  const page = await pageOf(browser.post("/register", typed));
  expect(page.status).toBe(422);
  expect(page.field("firstName")).toEqual({ value: typed.firstName, error: "At most 20 characters." });
  expect(page.field("email")).toEqual({
    value: "anna@",
    error: "Enter an e-mail address such as name@example.ch.",
  });
  expect(page.field("iban")).toMatchObject({ value: "CH93 0000", error: expect.stringContaining("IBAN") });
  expect(page.field("postalCode")).toEqual({
    value: "84",
    error: "A Swiss postal code has four digits and begins at 1000.",
  });
  expect(page.field("city")).toEqual({ value: "Zürich", error: "" });
  expect(page.field("country").value).toBe("CH");
  expect(page.html).not.toContain("geheim-und-lang");
  expect(page.html).not.toContain("<script>alert(1)");
  expect(await platform.database.db.selectFrom("users").selectAll().execute()).toEqual([]);
});

it("says at its field that an address is taken, with 409", async () => {
  const { origin, browser } = await visitSignedIn();
  browser.cookies.clear();
  const page = await pageOf(browser.post("/register", { ...REGISTRATION, email: "ANNA@example.ch" }));
  expect(page.status).toBe(409);
  expect(page.field("email")).toEqual({
    value: "ANNA@example.ch",
    error: "There is already an account with this e-mail address.",
  });
  expect(browser.cookies.size).toBe(0);
  expect(origin).toMatch(/^http:/);
});

it("wants the terms accepted, without scripts too", async () => {
  const { browser } = await visit();
  const { acceptedTermsPrivacy: _, ...fields } = REGISTRATION;
  const page = await pageOf(browser.post("/register", fields));
  expect(page.status).toBe(422);
  expect(page.text).toContain("You must accept the terms and privacy policy.");
});

it("speaks the visitor's language, and remembers it for the account", async () => {
  const { browser, platform } = await visit();
  const german = { "Accept-Language": "de-CH" };
  const page = await pageOf(browser.get("/register", german));
  expect(page.html).toContain('<html lang="de-CH">');
  await browser.post("/register", REGISTRATION, german);
  const user = await platform.database.db.selectFrom("users").select("language").executeTakeFirstOrThrow();
  expect(user.language).toBe("de");
});

it("has all its fields in the page, with Switzerland chosen", async () => {
  const { browser } = await visit();
  const { html } = await pageOf(browser.get("/register"));
  const fields = formIn(html, "register");
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(REGISTRATION)));
  expect(fields.country).toBe("CH");
});

it("has nothing for people who are signed in", async () => {
  const { browser } = await visitSignedIn();
  for (const path of ["/", "/login", "/register"]) {
    const response = await browser.get(path);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/dashboard"]);
  }
});
