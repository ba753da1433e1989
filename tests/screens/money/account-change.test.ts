import { expect, it } from "vitest";
import { visitAsSender, visitSignedIn } from "../../support/browsing.ts";
import { PERSON } from "../../support/person.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";

const ACCOUNT = "/profile/getting-paid";
const PAGE = "/profile/account-change";
const NEW = "CH58 0079 1123 0008 8901 2";

async function withWish() {
  const visited = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const { browser, platform } = visited;
  const form = formIn((await pageOf(browser.get(ACCOUNT))).html, "account");
  const answer = await browser.post(ACCOUNT, { ...form, iban: NEW, referenceOnEveryInvoice: "0" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, PAGE]);
  await newEmails(platform);
  return visited;
}

it("another account waits on a page of its own, until the link by e-mail makes the change", async () => {
  const { browser, platform } = await withWish();
  const page = await pageOf(browser.get(PAGE));
  expect(page.text).toContain("So far CH93 0076 2011 6238 5295 7 From now on CH58 0079 1123 0008 8901 2");
  const profile = await pageOf(browser.get(ACCOUNT));
  expect(profile.text).toContain(`A new account for payments waits for your confirmation: ${NEW}`);
  expect(profile.field("iban").value).toBe("CH93 0076 2011 6238 5295 7");
  expect(profile.field("referenceOnEveryInvoice").value).toBe("0");

  const { wish = "" } = formIn(page.html, "account-change");
  const wrong = await pageOf(browser.post(PAGE, { wish, intent: "begin", password: "falsch" }));
  expect([wrong.status, wrong.field("password").error]).toEqual([422, "The password is not right."]);
  const sent = await browser.post(PAGE, { wish, intent: "begin", password: PERSON.password });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, PAGE]);
  expect((await pageOf(browser.get(PAGE))).text).toContain("We have sent a link to anna@example.ch.");

  const token = tokenIn((await newEmails(platform))[0]);
  const asking = await pageOf(browser.get(`${PAGE}/confirm?token=${token}`));
  expect([asking.status, formIn(asking.html, "account-by-link").token]).toEqual([200, token]);
  expect((await pageOf(browser.get(ACCOUNT))).field("iban").value).toBe("CH93 0076 2011 6238 5295 7");
  const done = await browser.post(`${PAGE}/confirm?token=${token}`, { token });
  expect([done.status, done.headers.get("Location")]).toEqual([303, ACCOUNT]);
  const after = await pageOf(browser.get(ACCOUNT));
  expect(after.text).toContain(`Payments go to ${NEW} from now on.`);
  expect(after.field("iban").value).toBe(NEW);
  const overview = await pageOf(browser.get("/dashboard"));
  expect(overview.text).toContain(`New account for payments: ${NEW}`);
  expect(overview.html).toContain('href="/profile/security"');
  const again = await pageOf(browser.get(`${PAGE}/confirm?token=${token}`));
  expect(again.status).toBe(400);
  expect(again.text).toContain("This link is not valid");
});

it("what waits is thrown away by a button", async () => {
  const { browser } = await withWish();
  await browser.post(`${PAGE}/discard`, {});
  const page = await pageOf(browser.get(ACCOUNT));
  expect(page.text).toContain("The new account was thrown away.");
  expect(page.text).not.toContain("waits for your confirmation");
  expect((await pageOf(browser.get(PAGE))).text).toContain("No change of account waits.");
});

it("the owner lets members change the account, by password", async () => {
  const { browser, platform } = await visitSignedIn();
  const path = "/profile/people/accounts";
  expect((await pageOf(browser.get("/profile/people"))).html).toContain(`href="${path}"`);
  const { members } = formIn((await pageOf(browser.get(path))).html, "accounts-of-members");
  expect(members).toBe("open");
  const isOpen = async () =>
    (
      await platform.database.db
        .selectFrom("businesses")
        .select("members_change_accounts as open")
        .executeTakeFirst()
    )?.open;
  await browser.post(path, { members: "open", intent: "begin", password: "falsch" });
  expect(await isOpen()).toBe(0);
  await browser.post(path, { members: "open", intent: "begin", password: PERSON.password });
  expect(await isOpen()).toBe(1);
  expect((await pageOf(browser.get(path))).text).toContain("You and all members may change");
});

it("a key for the account is offered once the password is given", async () => {
  const { browser, platform } = await visitAsSender();
  expect((await pageOf(browser.get("/profile/api-keys/create"))).html).not.toContain("scopes.money");
  const confirm = { intent: "begin", password: PERSON.password };
  const page = await pageOf(browser.post("/profile/api-keys/payments", confirm));
  const form = formIn(page.html, "api-key");
  const made = await pageOf(browser.post("/profile/api-keys/create", { ...form, name: "Bank" }));
  expect(made.text).toContain("Your key has been created.");
  const { scopes } = await platform.database.db
    .selectFrom("api_keys")
    .select("scopes")
    .executeTakeFirstOrThrow();
  expect(scopes).toBe("account:write money:write");
});
