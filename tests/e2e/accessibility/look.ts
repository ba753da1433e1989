import { expect, type Page } from "@playwright/test";
import { choiceOfDay, FULL, TEST_DAY } from "../../support/choice-of-day.ts";
import { test } from "../test.ts";
import { faultsOf } from "./axe.ts";

interface Look {
  language: string;
  width: number;
  colorScheme: "light" | "dark";
}

const LANGUAGES = ["en", "de", "fr", "it"];
const WIDTHS = [1280, 390];
const SCHEMES = ["light", "dark"] as const;

const ALL: Look[] = LANGUAGES.flatMap((language) =>
  WIDTHS.map((width) => ({ language, width, colorScheme: "light" as const })),
);
const OF_DAY: Look = {
  language: choiceOfDay(LANGUAGES, "language of the accessibility tests"),
  width: choiceOfDay(WIDTHS, "width of the accessibility tests"),
  colorScheme: choiceOfDay(SCHEMES, "colours of the accessibility tests"),
};

/** Declares tests for the look of the day, or for each look in the full run. */
export function describeLooks(declare: () => void): void {
  for (const { language, width, colorScheme } of FULL ? ALL : [OF_DAY]) {
    const title = `in ${language}, ${width} px, ${colorScheme}`;
    test.describe(FULL ? title : `${title}, chosen by TEST_DAY=${TEST_DAY}`, () => {
      test.use({ viewport: { width, height: 844 }, locale: `${language}-CH`, colorScheme });
      declare();
    });
  }
}

export async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectSound(page, path);
}

/** Expects that axe finds nothing on the page, and that it scrolls sideways on no device. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await page.evaluate(transitionsOver);
  expect(await faultsOf(page), where).toEqual([]);
  if (FULL) await expectContrastByNight(page, where);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow), `${where} scrolls sideways`).toBe(0);
}

/** Looks at the colours by night, the only thing that the page has otherwise then. */
async function expectContrastByNight(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(transitionsOver);
  expect(await faultsOf(page, ["color-contrast"]), `${where}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(transitionsOver);
}

/**
 * What is on its way from one colour to another has neither. One that is cut short by a next one is over too; one in a
 * closed fold stands still until it is opened.
 */
async function transitionsOver(): Promise<void> {
  const running = document.getAnimations().filter((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return animation instanceof CSSTransition && target?.checkVisibility({ contentVisibilityAuto: true });
  });
  await Promise.allSettled(running.map(({ finished }) => finished));
}
