import { expect, it } from "vitest";
import { MATCHES } from "#app/features/books/ledger/payment-reasons.ts";
import { whyKey } from "#app/features/money/payments/rows/why.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

it.each(LOCALES)("every way of matching a payment has its words, by account and by name, in %s", (locale) => {
  const t = translator(locale);
  for (const reason of MATCHES)
    for (const isOwnAccount of [true, false]) {
      const key = whyKey({ reason }, isOwnAccount);
      expect(t([`payments:why.${key}`], { amount: "1.00" })).not.toBe(`why.${key}`);
    }
});
