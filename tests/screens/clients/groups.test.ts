import { expect, it } from "vitest";
import { addClient, visitSignedIn } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";

it("a group narrows the list of clients, and a search keeps to it", async () => {
  const { browser } = await visitSignedIn();
  const id = await addClient(browser, { name: "Aebi Reto", groups: "Mitglieder, Vorstand" });
  await addClient(browser, { name: "Berger Anna", groups: "mitglieder" });
  await addClient(browser, { name: "Conrad Urs", groups: "" });
  const all = await pageOf(browser.get("/clients"));
  expect(all.text).toContain("Mitglieder 2");
  const group = await pageOf(browser.get("/clients?group=Vorstand"));
  expect(group.text).toContain("Aebi Reto");
  expect(group.text).not.toMatch(/Berger Anna|Conrad Urs/);
  expect(group.html).toContain('<input type="hidden" name="group" value="Vorstand"/>');
  const searched = await pageOf(browser.get("/clients?group=Mitglieder&q=berger"));
  expect(searched.text).toContain("Berger Anna");
  expect(searched.text).not.toContain("Aebi Reto");
  const page = await pageOf(browser.get(`/clients/${id}`));
  expect(page.html).toContain('href="/clients?group=Mitglieder"');
});

it("says at the field what is wrong with a group", async () => {
  const { browser } = await visitSignedIn();
  const groups = `${"x".repeat(61)}, Vorstand`;
  const page = await pageOf(browser.post("/clients/create", { name: "Aebi", delivery: "post", groups }));
  expect([page.status, page.field("groups")]).toMatchObject([422, { value: groups }]);
  expect(page.field("groups").error).not.toBe("");
});
