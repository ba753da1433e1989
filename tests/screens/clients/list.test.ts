import { expect, it } from "vitest";
import { addClient, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";

it("says how to begin while there is nobody, and is found from navigation and dashboard", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.get("/clients"));
  expect(page.text).toContain("No clients yet");
  expect(page.html).toContain('href="/clients/create"');
  expect(page.html).not.toContain('name="q"');
  const dashboard = await (await browser.get("/dashboard")).text();
  expect(dashboard.match(/href="\/clients"/g)?.length).toBeGreaterThanOrEqual(3);
});

it("lists name, e-mail, phone, address and what is open, with the ways to change and delete", async () => {
  const { browser, platform } = await visitSignedIn();
  const id = await addClient(browser, { name: "<b>Obertor</b> & Co." });
  await addClient(browser, { name: "Zürcher", phone: "", country: "LI", postalCode: "9490", city: "Vaduz" });
  await writeInvoice(browser);
  await platform.database.db.updateTable("invoices").set({ client_id: id, state: "sent" }).execute();
  const page = await pageOf(browser.get("/clients"));
  expect(page.text).toMatch(/2 clients .*<b>Obertor/);
  expect(page.text).toContain(
    "<b>Obertor</b> & Co. rechnung@kulturhaus.example 044 668 18 00 Obertor 14 8400 Winterthur 648.49 Edit Delete " +
      "Select Zürcher Zürcher rechnung@kulturhaus.example Obertor 14 9490 Vaduz Liechtenstein 0.00",
  );
  expect(page.html).not.toContain("<b>Obertor");
  for (const path of ["", "/edit", "/delete"]) expect(page.html).toContain(`href="/clients/${id}${path}"`);
  expect(page.html).toContain('aria-label="Delete Zürcher"');
});

it("searches by address, accents and case folded, and says when nothing fits", async () => {
  const { browser } = await visitSignedIn();
  await addClient(browser, { name: "Bäckerei Zbinden" });
  await addClient(browser, { name: "Hotel Bergrose", city: "Grindelwald", email: "info@bergrose.example" });
  const found = await pageOf(browser.get("/clients?q=BACKEREI"));
  expect(found.text).toContain("1 client ");
  expect(found.text).toContain("Bäckerei Zbinden");
  expect(found.text).not.toContain("Bergrose");
  expect(found.field("q").value).toBe("BACKEREI");
  const nothing = await pageOf(browser.get("/clients?q=%3Ci%3Egenf"));
  expect(nothing.text).toContain("No client found Nothing matches “<i>genf”. Show all");
  expect(nothing.html).not.toContain("<i>genf");
  expect((await browser.get("/clients?q=%00%ff")).status).toBe(200);
});

it("turns its pages by address, keeps the search, and goes to the last page when there are fewer", async () => {
  const { browser } = await visitSignedIn();
  for (let count = 1; count <= 12; count++)
    await addClient(browser, { name: `Client ${String(count).padStart(2, "0")}`, city: "Genève" });
  const first = await pageOf(browser.get("/clients?q=geneve"));
  expect(first.text).toContain("Client 10");
  expect(first.text).not.toContain("Client 11");
  expect(first.html).toContain('href="/clients?q=geneve&amp;page=2"');
  const second = await pageOf(browser.get("/clients?q=geneve&page=2"));
  expect(second.text).toMatch(/Client 11 .*Client 12/);
  expect(second.html).toContain('href="/clients?q=geneve"');
  const beyond = await browser.get("/clients?q=geneve&page=9");
  expect([beyond.status, beyond.headers.get("Location")]).toEqual([302, "/clients?q=geneve&page=2"]);
  for (const page of ["0", "-1", "x"]) expect((await browser.get(`/clients?page=${page}`)).status).toBe(200);
});

it("asks visitors to sign in first", async () => {
  const { browser } = await visitSignedIn();
  browser.cookies.clear();
  for (const path of ["/clients", "/clients/create", "/clients/x", "/clients/x/edit", "/clients/x/delete"]) {
    const { status, headers } = await browser.get(path);
    expect([status, headers.get("Location")]).toEqual([302, `/login?redirectTo=${encodeURIComponent(path)}`]);
  }
});
