import { expect, it } from "vitest";
import { visitAsSender, visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const ADDRESS = "/profile/reminders";

it("is off at first, and keeps levels, fees and texts without scripts", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn(await (await browser.get(ADDRESS)).text(), "reminders");
  expect(form).toMatchObject({ mode: "off", "levels[0].fee": "0.00", "interest.percent": "5" });
  const typed = {
    ...form,
    mode: "suggest",
    "levels[1].fee": "20.00",
    "levels[1].interest": "on",
    "levels[2].textFr": "Dernier rappel pour {number}, {amount}.",
  };
  const saved = await browser.post(ADDRESS, typed);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, ADDRESS]);
  const kept = formIn(await (await browser.get(ADDRESS)).text(), "reminders");
  expect(kept).toMatchObject({
    ...typed,
    "levels[2].textFr": "Dernier rappel pour [Numéro de facture], [Montant].",
    "levels[1].interest": "",
    version: "1",
  });
  const { html } = await pageOf(browser.get(ADDRESS));
  expect(html).toMatch(/<input type="checkbox"[^>]* name="levels\[1\]\.interest" checked=""/);
  const again = await browser.post(ADDRESS, { ...kept, "levels[1].fee": "25" });
  expect(again.status).toBe(303);
});

it("says all that is wrong at once, by level, and keeps everything typed", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn(await (await browser.get(ADDRESS)).text(), "reminders");
  const page = await pageOf(
    browser.post(ADDRESS, {
      ...form,
      hour: "25",
      "levels[0].daysAfter": "soon",
      "interest.percent": "99",
      "levels[2].textDe": "Rechnung {nr}",
    }),
  );
  expect(page.status).toBe(422);
  expect(page.field("hour").error).toContain("0 to 23");
  expect(page.field("levels[0].daysAfter")).toMatchObject({ value: "soon" });
  expect(page.field("levels[2].textDe").error).toContain("{nr}");
  expect(page.text).toContain("Payment reminder, Days after");
  expect(page.field("interest.percent").value).toBe("99");
});

it("does not overwrite what somebody else has saved meanwhile", async () => {
  const { browser } = await visitSignedIn();
  const first = formIn(await (await browser.get(ADDRESS)).text(), "reminders");
  await browser.post(ADDRESS, { ...first, mode: "suggest" });
  const shown = formIn(await (await browser.get(ADDRESS)).text(), "reminders");
  expect((await browser.post(ADDRESS, { ...shown, hour: "9" })).status).toBe(303);
  expect((await browser.post(ADDRESS, { ...shown, hour: "10" })).status).toBe(409);
});

it("says where a level is counted from before the end of the term that the one before granted", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn(await (await browser.get(ADDRESS)).text(), "reminders");
  expect((await pageOf(browser.get(ADDRESS))).text).not.toContain("grants a term");
  await browser.post(ADDRESS, { ...form, "levels[0].newTermDays": "30", "levels[1].daysAfter": "5" });
  const page = await pageOf(browser.get(ADDRESS));
  expect(page.text).toContain("The level before grants a term of 30 days; this one waits until it is over.");
});

it("refuses to send from an unconfirmed address at its field, and says what keeps a run from sending", async () => {
  const { browser, platform, ctx } = await visitAsSender();
  const confirmed = (at: string | null) =>
    platform.database.db.updateTable("users").set({ email_verified_at: at }).execute();
  const form = formIn(await (await browser.get(ADDRESS)).text(), "reminders");
  await confirmed(null);
  const typed = { ...form, mode: "send", "levels[1].fee": "12" };
  const refused = await pageOf(browser.post(ADDRESS, typed));
  expect(refused.status).toBe(403);
  expect(refused.field("mode")).toMatchObject({ value: "send" });
  expect(refused.field("mode").error).toContain("Email not verified");
  expect(refused.field("levels[1].fee").value).toBe("12");
  await confirmed(ctx.now.toISOString());
  expect((await browser.post(ADDRESS, typed)).status).toBe(303);
  expect((await pageOf(browser.get(ADDRESS))).text).not.toContain("is not confirmed");
  await confirmed(null);
  expect((await pageOf(browser.get(ADDRESS))).text).toContain("Your e-mail address is not confirmed.");
});
