import { expect, it } from "vitest";
import { eventSchema } from "#app/features/running/analytics/event.schema.ts";

const EVENT = { type: "page_view", path: "/", locale: "de-CH" };
const CHOICES = { analytics: true, marketing: false, preferences: false };

it("what is necessary is always agreed to, said or not, and cannot be refused", () => {
  const necessary = (consent: object) => eventSchema.safeParse({ ...EVENT, consent }).data?.consent.necessary;
  expect(necessary(CHOICES)).toBe(true);
  expect(necessary({ ...CHOICES, necessary: true })).toBe(true);
  expect(necessary({ ...CHOICES, necessary: false })).toBeUndefined();
});

it("a language is one of the product's, whatever the region", () => {
  const localeOf = (locale: string) =>
    eventSchema.safeParse({ ...EVENT, locale, consent: CHOICES }).data?.locale;
  expect([localeOf("de-CH"), localeOf("FR"), localeOf("it"), localeOf("es")]).toEqual([
    "de",
    "fr",
    "it",
    undefined,
  ]);
});
