import { expect, it } from "vitest";
import { registeredClient } from "../../support/read/api-answers.ts";
import { visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const WARNING = "The check digit of this VAT number is wrong.";

it("a VAT number with a wrong check digit is kept with a warning", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn((await pageOf(browser.get("/profile/business"))).html, "business");
  const saved = await browser.post("/profile/business", { ...form, vatNumber: "CHE-123.456.789" });
  expect(saved.status).toBe(303);
  const page = await pageOf(browser.get("/profile/business"));
  expect(page.text).toContain("The check digit of your VAT number is wrong");
  expect(page.text).toContain(WARNING);
  expect(formIn(page.html, "business").vatNumber).toBe("CHE-123.456.789");
  await browser.post("/profile/business", { ...form, vatNumber: "CHE-123.456.788" });
  expect((await pageOf(browser.get("/profile/business"))).text).not.toContain("check digit");
});

it("the API warns of a wrong check digit beside the data", async () => {
  const { api } = await registeredClient();
  const { data } = await api.call("GET", "/user/profile");
  const answer = await api.call("PUT", "/user/profile", { ...data, vatNumber: "CHE-123.456.789" });
  expect(answer.status).toBe(200);
  expect(answer.warnings).toMatchObject([{ field: "vatNumber", code: "warning.vat_check_digit" }]);
});
