import i18next, { type TFunction } from "i18next";
import { expect, it } from "vitest";
import { type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import { Messages } from "#app/platform/i18n/messages.ts";
import { messagesIn, translator } from "#app/platform/i18n/translations.server.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { namespacesWithTexts, textsOf } from "../../support/read/locale-texts.ts";

const COUNTS = [undefined, 0, 1, 2, 5, 21, 999, 1_000, 1_000_000, 0.5, 1.5, -1];

const VALUES = ["<b> & “$1”", "$t(common:skip) {1}", "", 0, 12.5, -3, null, undefined];

it.each(someOfDay(LOCALES, 1, "languages of i18next"))(
  "says in %s what i18next says: every text with every count and value",
  (locale) => {
    const messages = messagesIn(locale);
    const t = i18nextIn(locale);
    const texts = textsOf(locale);
    expect(texts.size).toBeGreaterThan(0);
    const differing: unknown[] = [];
    for (const [key, text] of texts) {
      const names = namesIn(text);
      for (const name of new Set([key, key.replace(/_(zero|one|other|many)$/, "")]))
        for (const values of combinations(names, name === key ? COUNTS : COUNTS.slice(1)))
          if (messages.t(name, values) !== t(name, values)) differing.push([name, values]);
    }
    expect(differing).toEqual([]);
  },
);

it("takes a key without namespace from the common texts", () => {
  expect(messagesIn("de").t("save")).toBe(i18nextIn("de")("save"));
});

it("answers the key alone when it has no text, and takes the first of several keys that has one", () => {
  const messages = messagesIn("en");
  const t = i18nextIn("en");
  for (const key of ["errors:no.such_code", "common:nothing", "nothing", "no-space:at.all"]) {
    expect(messages.t(key)).toBe(t(key));
    expect(messages.t([key, "common:save"])).toBe(t([key, "common:save"]));
    expect(messages.t(["common:save", key])).toBe(t(["common:save", key]));
    expect(messages.t([key, key])).toBe(t([key, key]));
  }
});

it("tells which key has no text, once it has tried all that were given", () => {
  const missing: string[] = [];
  const messages = new Messages("en", (key) => missing.push(key));
  messages.add("common", { save: "Save" });
  messages.t("common:save");
  messages.t(["common:short", "common:save"]);
  expect(missing).toEqual([]);
  messages.t("common:none");
  messages.t(["common:none", "common:neither"]);
  expect(missing).toEqual(["common:none", "common:neither"]);
});

it("adds texts to those of the same group that are there", () => {
  const messages = new Messages("en");
  messages.add("clients", { list: { title: "Clients" } });
  messages.add("clients", { list: { empty: "None" } });
  expect([messages.t("clients:list.title"), messages.t("clients:list.empty")]).toEqual(["Clients", "None"]);
});

it("never looks for names inside a value, as i18next does when another value is missing", () => {
  const messages = new Messages("en");
  messages.add("common", { greeting: "{{name}}, {{day}}" });
  expect(messages.t("greeting", { name: "{{day}}", day: "Monday" })).toBe("{{day}}, Monday");
  expect(messages.t("greeting", { name: "{{day}}" })).toBe("{{day}}, ");
});

it("leaves out a value that is neither text nor number", () => {
  const messages = new Messages("en");
  messages.add("common", { greeting: "Hello {{name}}." });
  expect(messages.t("greeting", { name: { first: "Anna" } })).toBe("Hello .");
  expect(messages.t("greeting")).toBe("Hello .");
});

function i18nextIn(locale: Locale): TFunction {
  const texts = namespacesWithTexts(locale);
  const instance = i18next.createInstance({
    lng: locale,
    ns: Object.keys(texts),
    defaultNS: "common",
    resources: { [locale]: texts },
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  void instance.init();
  return instance.t;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name!);
}

/** Every count with one set of values, and every value at each place with no count. */
function combinations(names: string[], counts: (number | undefined)[]): Record<string, unknown>[] {
  const filled = (shift: number) =>
    Object.fromEntries(names.map((name, place) => [name, VALUES[(place + shift) % VALUES.length]]));
  const counted = counts.map((count) => ({
    ...filled(0),
    ...(count === undefined ? {} : { count }),
  }));
  const isShifted = counts[0] === undefined && names.length > 0;
  return isShifted ? [...counted, ...VALUES.map((_, shift) => filled(shift))] : counted;
}

it("a key without a text does not compile, and says its name where it comes as data", () => {
  const t = translator("en");
  // @ts-expect-error the compiler knows all keys
  expect(t("common:no_such_text")).toBe("no_such_text");
  expect(t(["common:no_such_text"])).toBe("no_such_text");
});
