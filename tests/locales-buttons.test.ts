import { describe, expect, it } from "vitest";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { textsOf } from "./support/read/locale-texts.ts";

/** Keys of buttons by their last name, and those that have others. */
const BUTTONS = [
  /\.(submit|save|button|action|enable|newKey|resend|dismiss|overwrite|take|keep|generate|resendOne)$/,
  /^common:pro\.settle$/,
  /^sending:action\.(?!more)/,
  /^common:(show|hide|cancel|close|remove|nav\.(login|logout|register))$/,
  /^invoices:(create\.(saveAndSend|addRow|removeRow|fromTemplate)|detail\.download)$/,
  /^invoice-list:(selectAll|selectNone|downloadOne)$/,
  /^clients:picker\.(change|clear|use|save)$/,
  /^consent:banner\.(all|choose)$/,
  /^pricing:(choose\.\w+|switch|settle|free\.start)$/,
  /^home:(start|seePrices|comparePlans)$/,
  /^(features:start|help:(findButton|all|contact))$/,
];

/** A text that names a button, a field or a link, and the key of what it names. */
const NAMED = [
  ["help:first.answer", "invoice-list:create"],
  ["help:reference.answer", "qr-bill:reference.generate"],
  ["help:locked.answer", "sending:action.creditNote"],
  ["cookies:sections.4.text.0", "common:footer.page.cookieSettings"],
  ["errors:subscription.payment_missing", "subscription:section.portal"],
] as const;

/** What people search for. */
const SOUGHT = { en: "QR-bill", de: "QR-Rechnung", fr: "QR-facture", it: "QR-fattura" };

it("Italian buttons begin with an infinitive", () => {
  const buttons = [...textsOf("it")].filter(([key]) => BUTTONS.some((pattern) => pattern.test(key)));
  expect(buttons.filter(([, text]) => !/^\p{Lu}\p{L}*r(e|si|mi)\b/u.test(text))).toEqual([]);
});

describe.each(LOCALES)("buttons in %s", (locale) => {
  const texts = textsOf(locale);

  it("for a new invoice have the title of the page they lead to", () => {
    expect(texts.get("invoices:create.title")).toBe(texts.get("invoice-list:create"));
  });

  it.each(NAMED)("are named in %s as they are", (key, named) => {
    expect(texts.get(key)).toContain(texts.get(named));
  });

  it("are called by what they show, where screen readers are told more (WCAG 2.5.3)", () => {
    const longer = [...texts].filter(([key]) => /^dashboard:verb\.\w+Of(_|$)/.test(key));
    expect(longer.length).toBeGreaterThan(5);
    for (const [key, label] of longer) {
      const shown = texts.get(key.replace(/Of(_\w+)?$/, ""))!;
      expect(label.toLowerCase(), key).toContain(shown.toLowerCase());
    }
  });

  it("say on the landing page what is sought", () => {
    const words = (text: string) => text.replaceAll("QR-fatture", "QR-fattura");
    for (const key of ["home:name", "home:title", "home:lead"])
      expect(words(texts.get(key)!), key).toContain(SOUGHT[locale]);
  });
});
