import { expect, it } from "vitest";
import { addClient, visitSignedIn } from "../../support/browsing.ts";
import { CLIENT_FIELDS } from "../../support/invoices/client-input.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const UNKNOWN = "/clients/0198c0de-0000-7000-8000-000000000000";

it("shows the client as it is, and saves the form as it stands", async () => {
  const { browser } = await visitSignedIn();
  const path = `/clients/${await addClient(browser)}`;
  const form = formIn((await pageOf(browser.get(`${path}/edit`))).html, "client");
  expect(form).toMatchObject({ ...CLIENT_FIELDS, version: "1" });
  const response = await browser.post(`${path}/edit`, { ...form, name: "Obertor AG", city: "" });
  expect([response.status, response.headers.get("Location")]).toEqual([303, path]);
  const page = await pageOf(browser.get(path));
  for (const text of ["Changes saved.", "Obertor AG", "8400 Winterthur"]) expect(page.text).toContain(text);
  expect(formIn((await pageOf(browser.get(`${path}/edit`))).html, "client").version).toBe("2");
});

it("refuses to overwrite what changed in the meantime, and keeps what was typed and its version", async () => {
  const { browser } = await visitSignedIn();
  const path = `/clients/${await addClient(browser)}/edit`;
  const form = formIn((await pageOf(browser.get(path))).html, "client");
  await browser.post(path, { ...form, name: "First" });
  const late = { ...form, name: "Second", version: "1" };
  const page = await pageOf(browser.post(path, late));
  expect(page.status).toBe(409);
  expect(page.text).toContain("This client was changed elsewhere in the meantime.");
  expect([page.field("name").value, page.field("version").value]).toEqual(["Second", "1"]);
  const again = await pageOf(browser.post(path, { ...late, phone: "ask" }));
  expect([again.status, again.field("version").value]).toEqual([422, "1"]);
  expect((await pageOf(browser.get(path))).field("name").value).toBe("First");
});

it("comes back to where it was asked to, on this site only", async () => {
  const { browser } = await visitSignedIn();
  const path = `/clients/${await addClient(browser)}`;
  const to = async (redirectTo: string) =>
    (await browser.post(`${path}/edit`, { ...CLIENT_FIELDS, redirectTo })).headers.get("Location");
  expect(await to("/clients?q=ober&page=2")).toBe("/clients?q=ober&page=2");
  for (const odd of ["https://evil.example/", "//evil.example", "clients", ""])
    expect(await to(odd)).toBe(path);
});

it("says when another client has the same name, when it is opened and when it comes back", async () => {
  const { browser } = await visitSignedIn();
  const first = await addClient(browser);
  const id = await addClient(browser, { email: "two@example.ch" });
  const hint = "Another client has the same name: Kulturhaus Obertor";
  const page = await pageOf(browser.get(`/clients/${id}/edit`));
  expect(page.text).toContain(hint);
  expect(page.html).toContain(`href="/clients/${first}">`);
  const refused = { ...CLIENT_FIELDS, email: "two@example.ch", phone: "ask" };
  expect((await pageOf(browser.post(`/clients/${id}/edit`, refused))).text).toContain(hint);
  const fresh = { ...refused, name: "Somebody Else" };
  expect((await pageOf(browser.post(`/clients/${id}/edit`, fresh))).text).not.toContain("Another client");
});

it("is not there for an unknown client, whatever is sent", async () => {
  const { browser } = await visitSignedIn();
  for (const path of [UNKNOWN, "/clients/x", "/clients/%00"]) {
    const page = await pageOf(browser.get(`${path}/edit`));
    expect([page.status, page.text.includes("This client was not found")]).toEqual([404, true]);
    expect(page.html).toContain('href="/clients">All clients</a>');
    for (const fields of [{}, CLIENT_FIELDS])
      expect((await browser.post(`${path}/edit`, fields)).status).toBe(404);
  }
});
