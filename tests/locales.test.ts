import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { product } from "#app/product.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { namespacesOf, textsOf } from "./support/read/locale-texts.ts";

const APP = path.join(import.meta.dirname, "../app");
/** Pages that are shown whole, section by section. */
const SHOWN_WHOLE = ["privacy", "terms", "cookies", "imprint"];
const [ENGLISH, ...TRANSLATIONS] = LOCALES;

/** Texts that are rightly the same as in English, by the reason. */
const SAME_AS_ENGLISH: Record<string, string[]> = {
  "names of standards and products": [
    "de accounts:iban, accounts:qrIban, accounts:plan.pro, invoices:field.creditorIBAN",
    "de pricing:enterprise.name, features:api.title, features:webhooks.title, features:pro",
    "de exports:format.excel, exports:format.csv, exports:format.json, exports:column.iban",
    "de public-pages:pay.iban, api-info:title, pricing:comparison.api, pricing:comparison.webhooks",
    "fr accounts:iban, accounts:qrIban, accounts:plan.pro, invoices:field.creditorIBAN",
    "fr pricing:enterprise.name, features:api.title, features:webhooks.title, features:pro",
    "fr exports:format.excel, exports:format.csv, exports:format.json, exports:column.iban",
    "fr public-pages:pay.iban, api-info:title, pricing:comparison.api, pricing:comparison.webhooks",
    "it accounts:iban, accounts:qrIban, accounts:plan.pro, invoices:field.creditorIBAN",
    "it pricing:enterprise.name, features:api.title, features:pro",
    "it exports:format.excel, exports:format.csv, exports:format.json, exports:column.iban",
    "it public-pages:pay.iban, api-info:title, pricing:comparison.api",
  ],
  "the same word in both languages": [
    "de accounts:profile.plan, accounts:room.plan, accounts:twoStep.state, webhooks:detail.state, tax:head.state",
    "de api-keys:requests.status, texts:word.name",
    "de invoices:field.clientName, invoices:head.status, catalogue:field.name, catalogue:section.name",
    "de invoices:total, invoices:create.total, pdf:total, clients:field.name, dashboard:figure.total",
    "de design:logo.title, webhooks:title, common:footer.page.cookies, cookies:title, consent:banner.title",
    "de imprint:sections.2.title, terms:sections.7.title, common:footer.page.apiInfo",
    "de batches:what.text, expenses:paidFrom.bank",
    "de seats:person, seats:audit.person, invoices:writer.inEur, accounting:open.inEur, common:nav.journal",
    "fr seats:accept.title, seats:audit.document",
    "de security:way.passkey, security:way.seat, security:way.webhook",
    "fr security:way.application, security:way.invitation, security:way.webhook",
    "it security:way.passkey, security:way.password, security:way.webhook",
    "de exports:column.total, shortcuts:enter, bank-csv:column.state, bank-csv:column.text",
    "fr bank-csv:decimal.point, common:nav.journal",
    "it bank-csv:mappings.name, invoices:writer.inEur, accounting:open.inEur",
    "fr imprint:sections.1.title, contact:title, contact:field.message, terms:sections.7.title",
    "fr cookies:title, design:logo.title, webhooks:title, webhooks:group.clients",
    "fr consent:banner.title, common:footer.page.contact, common:footer.page.cookies, common:footer.page.apiInfo",
    "fr accounts:room.emails, common:palette.pages",
    "fr accounts:email, common:nav.menu, invoices:client, invoices:field.clientEmail, invoices:head.client",
    "fr invoices:head.date, invoices:section.client, invoices:total, invoices:create.total, pdf:total",
    "fr dashboard:figure.total, exports:column.total, pricing:comparison.export, pricing:questions.title",
    "fr api-info:rules.lists",
    "fr clients:detail.title, clients:field.email, clients:head.actions, clients:list.caption",
    "fr features:clients.title, clients:list.count_one, clients:list.count_other, clients:list.title",
    "fr common:nav.clients, api-keys:part.clients",
    "fr exports:field.includeCustomers, exports:part.customers, imports:kind.clients",
    "fr offers:fact.revision, pdf:revision, pdf:printDate",
    "de offers:fact.revision, pdf:revision, passkeys:name, passkeys:title",
    "fr common:nav.catalogue, catalogue:list.caption, exports:field.includeCatalogue, exports:part.catalogue",
    "fr imports:kind.catalogue",
    "it clients:field.email",
    "fr emails:invoice.from, sending:send.mail, sending:send.pdf, texts:field.message, reminders:run.byEmail",
    "de admin:account.person",
    "fr tax:head.client, journal:title, journal:file",
    "de journal:title, journal:file, journal:head.text, journal:account.bank",
    "de sending:send.pdf, sending:link.address, reminders:run.byPost, subscription:section.title",
    "it sending:send.mail, sending:send.pdf, sending:link.address, reminders:run.byEmail",
    "it imprint:sections.2.title, common:footer.page.apiInfo, accounts:email, accounts:password",
    "it accounts:profile.account, common:nav.menu",
    "it invoices:field.clientEmail, design:logo.title, pricing:comparison.no",
  ],
};

const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)]));
const english = texts[ENGLISH]!;
const sources = sourcesOf();

describe.each(TRANSLATIONS)("texts in %s", (locale) => {
  const translated = texts[locale]!;

  it("has the files and keys of English", () => {
    expect(namespacesOf(locale)).toEqual(namespacesOf(ENGLISH));
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it("has the placeholders of English in every text", () => {
    const differing = [...english].filter(
      ([key, text]) => placeholders(text) !== placeholders(translated.get(key) ?? ""),
    );
    expect(differing).toEqual([]);
  });

  it("is translated, but for the words that are the same", () => {
    const same = [...english.keys()].filter(
      (key) => translated.get(key) === english.get(key) && !isFactsOnly(english.get(key)!),
    );
    expect(same.toSorted()).toEqual(allowedIn(locale).toSorted());
  });
});

it("has no empty text in any language", () => {
  const empty = LOCALES.flatMap((locale) =>
    [...texts[locale]!].filter(([, text]) => !text.trim()).map(([key]) => `${locale} ${key}`),
  );
  expect(empty).toEqual([]);
});

it("has a text for every key that the sources name", () => {
  expect(sources.keys.filter((key) => !isText(key))).toEqual([]);
  const starts = (prefix: string) => [...english.keys()].some((key) => key.startsWith(prefix));
  expect(sources.templates.filter(({ before }) => !starts(before))).toEqual([]);
});

it("has a text for every error code", () => {
  const codes = [...Object.keys(product.errorStatuses), ...sources.fieldCodes];
  expect(codes.filter((code) => !english.has(`errors:${code}`))).toEqual([]);
});

it("has no text that nothing shows", () => {
  expect([...english.keys()].filter((key) => !isShownWhole(key) && !isUsed(key))).toEqual([]);
});

/** `{{operator}}`: nothing to translate. */
function isFactsOnly(text: string): boolean {
  return /^(\{\{\w+\}\}\W*)+$/.test(text);
}

/** What is said of a field to programs, in place of what it says to people. */
function isForPrograms(key: string): boolean {
  return key.startsWith("api:") && english.has(key.replace(/^api:/, "errors:"));
}

function isShownWhole(key: string): boolean {
  return isForPrograms(key) || SHOWN_WHOLE.some((name) => key.startsWith(`${name}:sections.`));
}

function placeholders(text: string): string {
  return (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join(" ");
}

function allowedIn(locale: string): string[] {
  return Object.values(SAME_AS_ENGLISH)
    .flat()
    .filter((line) => line.startsWith(`${locale} `))
    .flatMap((line) => line.slice(locale.length + 1).split(", "));
}

/** What the sources say: whole keys, keys with a `${…}` in them, error codes, and all quoted words. */
function sourcesOf() {
  const code = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(APP, file), "utf8"))
    .join("\n");
  const found = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, text]) => text!))];
  const templates = (start: string, namespace = "") =>
    [...code.matchAll(new RegExp(`\`(${start}[\\w.]*)\\$\\{[^}]*\\}([\\w.]*)\``, "g"))].map(
      ([, before, after]) => ({ before: namespace + before!, after: after! }),
    );
  const namespaces = namespacesOf(ENGLISH).join("|");
  return {
    keys: [
      ...found(new RegExp(`"((?:${namespaces}):[\\w.]+)"`, "g")),
      ...found(/(?:\bsay|\.count)\(\s*"(\w+)"/g).map((key) => `pdf:${key}`),
    ],
    templates: [...templates(`(?:${namespaces}):`), ...templates("field\\.", "errors:")],
    fieldCodes: found(/"(field\.\w+)"/g),
    quoted: new Set(found(/"([\w.]+)"/g)),
  };
}

/** True for a key, and for the base of a counted key. */
function isText(key: string): boolean {
  return english.has(key) || english.has(`${key}_other`);
}

/**
 * Named whole, or by what stands around a `${…}`. Where only the namespace stands before it, as in `errors:${code}`, it
 * must stand for a quoted word of the sources, or the whole namespace would count as used.
 */
function isUsed(key: string): boolean {
  // What an error says where it can propose something (platform/forms/field-errors.server.ts).
  const [, code = ""] = /^errors:(.+)_proposal$/.exec(key) ?? [];
  if (sources.fieldCodes.includes(code)) return true;
  if (sources.keys.includes(key) || sources.keys.includes(key.replace(/_(zero|one|other)$/, ""))) return true;
  return sources.templates.some(({ before, after }) => {
    if (!key.startsWith(before) || !key.endsWith(after)) return false;
    return !before.endsWith(":") || sources.quoted.has(key.slice(before.length, key.length - after.length));
  });
}
