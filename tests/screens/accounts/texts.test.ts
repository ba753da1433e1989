import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

it("keeps texts by language without scripts, and shows them again with placeholders in words", async () => {
  const { browser, platform } = await visitSignedIn();
  const profile = await pageOf(browser.get("/profile/emails"));
  expect(profile.html).toContain('href="/profile/texts"');
  const form = formIn(await (await browser.get("/profile/texts")).text(), "texts");
  expect(form).toMatchObject({ termDays: "30", "de.subject": "", "it.footer": "" });
  const typed = { ...form, termDays: "14", "fr.message": "Voici la facture {number}." };
  const saved = await browser.post("/profile/texts", typed);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/profile/texts"]);
  const page = await pageOf(browser.get("/profile/texts"));
  expect(page.field("termDays").value).toBe("14");
  expect(page.field("fr.message").value).toBe("Voici la facture [Numéro de facture].");
  const words = { ...formIn(page.html, "texts"), "de.subject": "[betrag] von [Firma], [Anlage]" };
  await browser.post("/profile/texts", words);
  const kept = await platform.database.db.selectFrom("businesses").select("texts").executeTakeFirst();
  expect(kept?.texts).toContain('"subject":"{amount} von {company}, [Anlage]"');
  expect(kept?.texts).toContain('"message":"Voici la facture {number}."');
  const create = await pageOf(browser.get("/invoice/create"));
  expect(create.field("dueDate").value).toBe("2026-12-05");
});

it("says at the field which placeholder is unknown, and keeps everything typed", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn(await (await browser.get("/profile/texts")).text(), "texts");
  const typed = { ...form, "de.subject": "Rechnung {nr}", "de.notes": "x".repeat(101) };
  const page = await pageOf(browser.post("/profile/texts", typed));
  expect(page.status).toBe(422);
  expect(page.field("de.subject")).toMatchObject({
    value: "Rechnung {nr}",
    error: expect.stringContaining("We do not know {nr}. You can use {number}"),
  });
  expect(page.field("de.notes").error).toContain("100");
  expect(page.text).toContain("Deutsch, Subject: We do not know {nr}");
});

it("keeps texts for a country without scripts, lists them, and refuses to write over others", async () => {
  const { browser } = await visitSignedIn();
  const address = "/profile/texts/country";
  expect((await pageOf(browser.get("/profile/texts"))).html).toContain(`href="${address}"`);
  const form = formIn((await pageOf(browser.get(address))).html, "country-texts");
  const typed = { ...form, country: "DE", language: "de", footer: "Reverse Charge" };
  const saved = await browser.post(address, typed);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/profile/texts"]);
  const list = await pageOf(browser.get("/profile/texts"));
  expect(list.text).toContain("Germany, Deutsch");
  expect(list.html).toContain(`href="${address}?of=DE-de"`);
  expect((await pageOf(browser.get(`${address}?of=DE-de`))).field("footer").value).toBe("Reverse Charge");
  const again = await pageOf(browser.post(address, { ...typed, footer: "Anderes" }));
  expect(again.status).toBe(422);
  expect(again.field("footer").value).toBe("Anderes");
  expect(again.text).toContain("There are texts for this country in this language already.");
  const without = await pageOf(browser.post(address, { ...form, footer: "x" }));
  expect(without.status).toBe(422);
});
