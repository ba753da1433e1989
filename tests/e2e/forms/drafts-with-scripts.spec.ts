import { expect, type Page } from "@playwright/test";
import {
  changeRow,
  CONCEPT,
  endSessions,
  fillClient,
  fillRow,
  newPerson,
  open,
  type Person,
  POSTAGE,
  register,
  save,
} from "../journey.ts";
import { test } from "../test.ts";

const NEW = "/invoice/create";

test("a half-written invoice is offered after a reload, filled in, saved, and then done with", async ({
  page,
}) => {
  await register(page);
  await writeHalf(page);
  await reload(page, NEW);
  await expect(note(page)).toContainText(/What you typed here on .+ is kept, but not saved\./);
  await expect(page.locator("[name=clientName]")).toHaveValue("");
  await fillInDraft(page);
  await expect(page.locator("#invoice .flash").first()).toContainText(/What you typed on .+ is back/);
  await expect(page.locator("[name=clientName]")).toHaveValue("Atelier Nord");
  await expect(page.locator('[name="items[0].description"]')).toHaveValue("Konzept");
  await expect(page.locator('[name="items[1].description"]')).toHaveValue("Porto");
  await save(page);
  await expect(page).toHaveURL(/\/invoice\/(?!create)[\w-]+$/);
  await expect(page.locator("main")).toContainText("Porto");
  await expect.poll(() => keptDrafts(page)).toEqual([]);
  await open(page, NEW);
  await expect(note(page)).toHaveCount(0);
});

test("a draft survives the closed browser, and is thrown away by a button", async ({ page, openWindow }) => {
  await register(page);
  await writeHalf(page);
  const later = await openWindow({ storageState: await page.context().storageState() });
  await open(later, NEW);
  await expect(note(later)).toBeVisible();
  await later.getByRole("button", { name: "Throw away" }).click();
  await expect(note(later)).toHaveCount(0);
  expect(await keptDrafts(later)).toEqual([]);
  await open(later, NEW);
  await later.locator("[name=clientName]").fill("Buchhandlung Rand");
  await expect.poll(() => keptDrafts(later)).toHaveLength(1);
});

test("what is typed beside a waiting draft is a draft of its own", async ({ page }) => {
  await register(page);
  await writeHalf(page);
  await reload(page, NEW);
  await expect(note(page)).toBeVisible();
  await page.locator("[name=clientName]").fill("Buchhandlung Rand");
  await expect.poll(() => keptDrafts(page)).toHaveLength(2);
  await reload(page, NEW);
  await fillInDraft(page);
  await expect(page.locator("[name=clientName]")).toHaveValue("Buchhandlung Rand");
  await page.locator("[name=clientName]").fill("Buchhandlung Rand AG");
  await expect.poll(() => keptDrafts(page)).toHaveLength(2);
  await reload(page, NEW);
  await page.getByRole("button", { name: "Throw away" }).click();
  await reload(page, NEW);
  await fillInDraft(page);
  await expect(page.locator("[name=clientName]")).toHaveValue("Atelier Nord");
});

test("a removed row stays removed, and a refused invoice stays kept", async ({ page, messages }) => {
  messages.expect(/status of 422/);
  await register(page);
  await writeHalf(page);
  await changeRow(page, 0, "remove");
  await expect.poll(async () => (await keptDrafts(page)).join()).not.toContain("Konzept");
  await page.locator("[name=clientName]").fill("");
  await save(page);
  await expect(page.locator("#invoice .error-summary")).toBeVisible();
  await reload(page, NEW);
  await fillInDraft(page);
  await expect(page.locator('[name="items[0].description"]')).toHaveValue("Porto");
});

test("a document that has changed since is told, and nobody's change is overwritten unseen", async ({
  page,
  openWindow,
  messages,
}) => {
  messages.expect(/status of 409/);
  await register(page);
  await writeHalf(page);
  await save(page);
  await expect(page).toHaveURL(/\/invoice\/(?!create)[\w-]+$/);
  const edit = new URL(page.url()).pathname.replace("invoice", "invoice/edit");
  await open(page, edit);
  await page.locator('[name="items[0].description"]').fill("Konzept, zweite Fassung");
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
  const other = await openWindow({ storageState: { ...(await page.context().storageState()), origins: [] } });
  await open(other, edit);
  await other.locator('[name="items[1].description"]').fill("Porto und Verpackung");
  await save(other);
  await expect(other.locator("main")).toContainText("Porto und Verpackung");
  await reload(page, edit);
  await expect(note(page)).toContainText("What is saved has changed since then.");
  await fillInDraft(page);
  await expect(page.locator('[name="items[0].description"]')).toHaveValue("Konzept, zweite Fassung");
  await save(page);
  await expect(page.locator("#invoice")).toContainText("Porto und Verpackung");
});

test("a session that ended keeps drafts for its person alone, signing out leaves none", async ({ page }) => {
  const person = await register(page);
  await writeHalf(page);
  await endSessions(person);
  await page.context().clearCookies({ name: /session/ });
  const other = newPerson();
  await page.request.post("/register", { form: { ...other, acceptedTermsPrivacy: "on" }, maxRedirects: 0 });
  await reload(page, NEW);
  await page.locator("[name=clientName]").fill("Fremd");
  await expect.poll(() => keptDrafts(page)).toHaveLength(2);
  await expect(note(page)).toHaveCount(0);
  await page.context().clearCookies({ name: /session/ });
  await signIn(page, person);
  await reload(page, NEW);
  await expect(note(page)).toBeVisible();
  await open(page, "/dashboard");
  await page.locator("form[action='/logout'] button").first().dispatchEvent("click");
  await expect(page.locator("form[action='/logout']")).toHaveCount(0);
  await expect.poll(() => keptDrafts(page)).toEqual([]);
});

test("a form that stays after saving keeps only what is typed later", async ({ page }) => {
  const texts = "/profile/texts";
  await register(page);
  await open(page, texts);
  await page.locator("[name=termDays]").fill("14");
  await page.locator("#texts .button-primary").click();
  await expect(page.locator("main > .flash")).toBeVisible();
  await reload(page, texts);
  await expect(page.locator("[name=termDays]")).toHaveValue("14");
  expect(await keptDrafts(page)).toEqual([]);
  await page.locator("[name=termDays]").fill("20");
  await page.locator("#texts .button-primary").click();
  await expect(page.locator("main > .flash")).toBeVisible();
  await page.locator("[name=termDays]").fill("21");
  await expect.poll(async () => (await keptDrafts(page)).join()).toContain('["termDays","21"]');
  await reload(page, texts);
  await expect(page.locator("#texts .flash")).toContainText("is kept, but not saved.");
  await expect(page.locator("#texts .flash")).not.toContainText("has changed");
});

async function writeHalf(page: Page): Promise<void> {
  await open(page, NEW);
  await fillClient(page, "Atelier Nord");
  await page.locator("[name=clientPostalCode]").blur();
  await expect(page.locator("[name=clientCity]")).toHaveValue("Winterthur");
  await fillRow(page, 0, CONCEPT);
  await page.locator("button[name=add]").click();
  await fillRow(page, 1, POSTAGE);
  await expect.poll(async () => (await keptDrafts(page)).join()).toContain("2.6");
}

/** Reloads as a discarded tab would: nobody is asked, or says yes. */
async function reload(page: Page, path: string): Promise<void> {
  const leave = (dialog: { accept: () => Promise<void> }) => void dialog.accept();
  page.on("dialog", leave);
  await open(page, path);
  page.off("dialog", leave);
}

async function fillInDraft(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent("load"), note(page).getByRole("button", { name: "Fill in" }).click()]);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.request.post("/login", { form: { email, password }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

function note(page: Page) {
  return page.locator("#invoice .flash.is-note", { hasText: "is kept" });
}

function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries<string>(localStorage).flatMap(([key, text]) => (key.startsWith("draft ") ? [text] : [])),
  );
}
