import { expect, it } from "vitest";
import { NEXT_ACTIONS, NEXT_REASONS } from "#app/features/money/next-step/next-step.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

it.each(LOCALES)("every step and every reason has its words in %s", (locale) => {
  const t = translator(locale);
  const keys = [
    ...NEXT_ACTIONS.map((action) => `next-step:what.${action}`),
    ...NEXT_REASONS.map((reason) => `next-step:why.${reason}`),
  ];
  const unsaid = keys.filter((key) => ["", key, key.split(":")[1]].includes(t([key], {})));
  expect(unsaid).toEqual([]);
});
