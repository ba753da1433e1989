import { expect, it } from "vitest";
import { addClient, visitSignedIn } from "../../support/browsing.ts";
import { CLIENT_FIELDS } from "../../support/invoices/client-input.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

/** The longest input of each field (rule 8), one character too long. */
const TOO_LONG: [string, string][] = [
  ["name", "x".repeat(51)],
  ["email", `${"x".repeat(40)}@example.ch`],
  ["phone", `044 668 18 00${" ".repeat(17)}0`],
  ["street", "x".repeat(51)],
  ["buildingNumber", "1".repeat(17)],
  ["postalCode", "8".repeat(21)],
  ["city", "x".repeat(36)],
];

const REQUIRED = ["name", "email", "street", "postalCode", "city"];

it("starts empty, in Switzerland and in the user's language", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get("/clients/create"));
  const form = formIn(page.html, "client");
  expect(form).toMatchObject({ name: "", email: "", city: "", country: "CH", language: "en" });
  expect(form).not.toHaveProperty("version");
  expect(form).not.toHaveProperty("redirectTo");
  expect(Object.keys(form)).toEqual(expect.arrayContaining(Object.keys(CLIENT_FIELDS)));
  expect(/<input[^>]* name="vatNumber"[^>]*>/.exec(page.html)?.[0]).not.toContain("maxlength");
});

it("saves what it was sent, and goes on to the client's page", async () => {
  const { browser } = await visitSignedIn();
  const response = await browser.post("/clients/create", CLIENT_FIELDS);
  expect(response.status).toBe(303);
  const address = response.headers.get("Location")!;
  expect(address).toMatch(/^\/clients\/[\da-f-]{36}$/);
  const page = await pageOf(browser.get(address));
  for (const text of ["Client saved.", "Kulturhaus Obertor", "Regula Ammann", "8400 Winterthur", "Deutsch"])
    expect(page.text).toContain(text);
  expect((await pageOf(browser.get(address))).text).not.toContain("Client saved.");
});

it.each(REQUIRED)("wants %s, whatever JSON may leave out", async (name) => {
  const { browser } = await visitSignedIn();
  const fields = { ...CLIENT_FIELDS, postalCode: "9999", [name]: " " };
  const page = await pageOf(browser.post("/clients/create", fields));
  expect(page.status).toBe(422);
  expect(page.field(name).error).toBe("This field is required.");
  expect(page.text).toContain("One entry needs another look");
});

it("does without contact, phone, number and VAT number", async () => {
  const { browser } = await visitSignedIn();
  const nothing = { contact: "", phone: "", buildingNumber: "", vatNumber: "" };
  expect((await browser.post("/clients/create", { ...CLIENT_FIELDS, ...nothing })).status).toBe(303);
});

it.each(TOO_LONG)("takes no more at %s than the form allows", async (name, value) => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.post("/clients/create", { ...CLIENT_FIELDS, [name]: value }));
  expect(page.status).toBe(422);
  expect(page.field(name)).toEqual({ value, error: `At most ${value.length - 1} characters.` });
  expect(page.text.match(/\d+ characters? too many/g)).toEqual(["1 character too many"]);
});

it("shows every error at its field, all at once, and keeps what was typed", async () => {
  const { browser, platform } = await visitSignedIn();
  const typed = {
    ...CLIENT_FIELDS,
    name: `"><script>alert(1)</script>日`,
    email: "a@",
    phone: "ask",
    postalCode: "84",
    vatNumber: "1".repeat(41),
    language: "es",
  };
  const page = await pageOf(browser.post("/clients/create", typed));
  expect(page.status).toBe(422);
  const errors = Object.keys(typed).filter((name) => page.field(name).error);
  expect(errors.toSorted()).toEqual(["email", "language", "name", "phone", "postalCode", "vatNumber"]);
  for (const [name, value] of Object.entries(typed).filter(([name]) => name !== "language"))
    expect([name, page.field(name).value]).toEqual([name, value]);
  expect(page.html).not.toContain("<script>alert(1)");
  expect(await platform.database.db.selectFrom("clients").selectAll().execute()).toEqual([]);
});

it("links to another client with the same e-mail address or name, and refuses nothing", async () => {
  const { browser } = await visitSignedIn();
  const first = await addClient(browser, { name: "Café Zürich", email: "one@example.ch" });
  const sameEmail = await addClient(browser, { name: "Second & Co.", email: "ONE@example.ch" });
  const page = await pageOf(browser.get(`/clients/${sameEmail}`));
  expect(page.text).toContain(
    "Client saved. Another client has the same e-mail address: Café Zürich Clients Second & Co.",
  );
  expect(page.html).toContain(`href="/clients/${first}">Café Zürich</a>`);
  const sameName = await addClient(browser, { name: "CAFE ZURICH", email: "three@example.ch" });
  expect((await pageOf(browser.get(`/clients/${sameName}`))).text).toContain(
    "Another client has the same name: Café Zürich",
  );
});

it("says so in a form that comes back as well, unless nothing is the same", async () => {
  const { browser } = await visitSignedIn();
  const id = await addClient(browser);
  const wrong = { ...CLIENT_FIELDS, phone: "ask" };
  const same = await pageOf(browser.post("/clients/create", wrong));
  expect(same.status).toBe(422);
  expect(same.text).toContain("Another client has the same e-mail address: Kulturhaus Obertor");
  expect(same.html).toContain(`href="/clients/${id}"`);
  const other = { ...wrong, name: "Other", email: "a\u0000@example.ch" };
  expect((await pageOf(browser.post("/clients/create", other))).text).not.toContain("Another client");
});
