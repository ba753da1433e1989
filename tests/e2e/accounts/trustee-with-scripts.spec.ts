import { expect, type Locator, type Page } from "@playwright/test";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { YEAR_CHECKS } from "#app/features/taxes/year/year-checks.ts";
import { addDays, formatDay } from "#app/swiss/dates.ts";
import { Hand } from "../hand.ts";
import { allowSending, open, type Person, register, seatTrustee } from "../journey.ts";
import { makeSentInvoice, send } from "../records.ts";
import { test } from "../test.ts";

/** What a trustee presses, chooses and fills in for a quarter and a year of three businesses. */
const MOST_PRESSES = 90;

const LAST_YEAR = new Date().getFullYear() - 1;
const QUARTER = lastQuarter();

const LANGUAGES = { "de-CH": "de", "fr-CH": "fr" } as const;

for (const locale of ["de-CH", "fr-CH"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("a trustee ends a quarter and a year of three businesses", async ({ page, openWindow }) => {
      test.slow();
      const t = translator(LANGUAGES[locale]);
      const lastDay = formatDay(QUARTER.to, LANGUAGES[locale]);
      const trustee = await register(page);
      const names = ["Alpha GmbH", "Beta AG", "Gamma GmbH"];
      for (const name of names) await prepare(await openWindow({ locale }), name, trustee);
      await open(page, "/seats");
      const hand = new Hand(page);
      for (const name of names) {
        await test.step(name, async () => {
          await hand.press(businessOf(page, name).getByRole("button"));
          if (name.startsWith("Alpha")) await giveReceipt(hand, page);
          await closeReturn(hand, page, name.startsWith("Beta"));
          await bookRent(hand, page);
          await handOver(hand, page);
          await closeYear(hand, page);
          await hand.press(page.locator(".bar-user summary"));
          await hand.press(link(page, "/seats"));
        });
      }
      for (const name of names) {
        await expect(businessOf(page, name)).toContainText(t("seats:desk.since", { count: 0, day: lastDay }));
        await expect(businessOf(page, name)).not.toContainText(
          t("seats:desk.waiting", { what: "" }).slice(0, -1),
        );
        await expect(businessOf(page, name).locator(".is-overdue")).toHaveCount(0);
      }
      expect(hand.presses).toBeLessThanOrEqual(MOST_PRESSES);
    });
  });
}

function link(page: Page, to: string): Locator {
  return page.locator(`a[href="${to}"]:visible`).first();
}

function businessOf(page: Page, name: string): Locator {
  return page.locator("main .options > li", { hasText: name });
}

async function giveReceipt(hand: Hand, page: Page): Promise<void> {
  await hand.press(link(page, "/accounting"));
  await hand.press(link(page, "/expenses"));
  await hand.press(page.locator("main a[href$='/upload']").first());
  await hand.choose(page.locator("[name=file]"), "Quittung.pdf", "%PDF-1.7 receipt");
  await hand.press(page.locator("#receipt .button-primary"));
}

async function closeReturn(hand: Hand, page: Page, isUndecided: boolean): Promise<void> {
  await hand.press(link(page, "/accounting"));
  await hand.press(link(page, "/tax"));
  await hand.press(page.locator("main tbody tr").nth(1).locator("a").first());
  if (isUndecided) {
    await hand.press(page.locator("main .button-primary[href$='/decide']"));
    await hand.check(page.locator("main [name=id]").first());
    await hand.check(page.locator("main [name=reason][value=export]"));
    await hand.press(page.locator("main .button-primary"));
  } else {
    await hand.press(page.locator("main a[href$='/figures']"));
    await hand.type(page.locator("#tax-figures input:not([type=hidden])").first(), "12.50");
    await hand.press(page.locator("#tax-figures .button-primary"));
  }
  await hand.press(page.locator("main form[action$='/close'] button"));
  await expect(page.locator("main .flash")).toBeVisible();
}

async function bookRent(hand: Hand, page: Page): Promise<void> {
  await hand.press(link(page, "/journal"));
  await hand.press(page.locator("main a[href='/journal/bookings/new']"));
  const form = page.locator("#book-by-hand");
  await hand.type(form.locator("[name=day]"), QUARTER.to);
  await hand.type(form.locator("[name=amount]"), "450");
  await hand.type(form.locator("[name=text]"), "Miete, loyer");
  await hand.select(form.locator("[name=debitAccount]"), "6000");
  await hand.select(form.locator("[name=creditAccount]"), "1020");
  await hand.press(form.locator(".button-primary"));
  await expect(page.locator("main .flash")).toBeVisible();
}

async function handOver(hand: Hand, page: Page): Promise<void> {
  await hand.press(link(page, "/journal"));
  await hand.press(page.locator("main a[href='/journal/handovers']"));
  await hand.type(page.locator("main [type=date][name=to]"), QUARTER.to);
  await hand.press(page.locator("main form[method=get] button"));
  await hand.press(page.locator("#hand-over button"));
  await expect(page.locator("main .flash")).toBeVisible();
  const coming = page.waitForEvent("download");
  await hand.press(page.locator("main a[href$='/zip']").first());
  expect((await coming).suggestedFilename()).toMatch(/\.zip$/);
}

async function closeYear(hand: Hand, page: Page): Promise<void> {
  await hand.press(link(page, "/year"));
  await hand.press(page.locator(`main a[href='/year/${LAST_YEAR}']`));
  await hand.press(page.locator(`main a[href='/year/${LAST_YEAR}/close']`));
  await expect(page.locator("main li .status")).toHaveCount(YEAR_CHECKS.length);
  await hand.press(page.locator("#close-year button"));
  await expect(page.locator("main .flash")).toBeVisible();
}

/** A business with turnover in both years, an expense of the quarter, and a seat for the trustee. */
async function prepare(owner: Page, companyName: string, trustee: Person): Promise<void> {
  const person = await register(owner);
  await allowSending(person);
  await seatTrustee(person, companyName, trustee);
  await send(owner, "/tax/method", {
    validFrom: QUARTER.from,
    method: "effective",
    consideration: "agreed",
    period: "quarter",
    registeredBefore: "0",
    asksBefore: "1",
  });
  await makeSentInvoice(owner, "Kulturhaus Obertor", { ...datedOn(`${LAST_YEAR}-03-05`), ...AT_ZERO });
  await makeSentInvoice(owner, "Kulturhaus Obertor", datedOn(QUARTER.from));
  if (companyName.startsWith("Beta"))
    await makeSentInvoice(owner, "Bregenz Kultur", { ...datedOn(QUARTER.from), ...AT_ZERO });
  if (companyName.startsWith("Alpha"))
    await send(owner, "/expenses/create", {
      supplier: "Papier AG",
      day: QUARTER.from,
      category: "office",
      paidFrom: "bank",
      "rows[0].gross": "108.10",
      "rows[0].rate": "8.1",
    });
  await owner.context().close();
}

const AT_ZERO = { "items[0].vatRate": "0" };

function datedOn(issueDate: string) {
  return { issueDate, dueDate: addDays(issueDate, 30) };
}

/** The quarter that ended last, whose return is the second one on the list. */
function lastQuarter() {
  const now = new Date();
  const first = new Date(Date.UTC(now.getFullYear(), Math.floor(now.getMonth() / 3) * 3 - 3, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 3, 0));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return { from: day(first), to: day(last) };
}
