import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translationsOf } from "#app/platform/i18n/translations.server.ts";
import { Messages, type MessageTree } from "#app/ui/messages.ts";

const FOLDER = path.join(import.meta.dirname, "../../app/locales");
const COUNTS = [undefined, 0, 1, 2, 5, 21, 1_000_000];

it.each(LOCALES)("browsers say in %s what the server says, every text with every count", (locale) => {
  const messages = new Messages(locale);
  const { t } = translationsOf(locale);
  const keys: string[] = [];
  for (const file of readdirSync(path.join(FOLDER, locale), { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".json")) continue;
    const namespace = path.basename(file, ".json");
    const texts = JSON.parse(readFileSync(path.join(FOLDER, locale, file), "utf8")) as MessageTree;
    messages.add(namespace, texts);
    keys.push(...keysIn(texts).map((key) => `${namespace}:${key}`));
  }
  expect(keys.length).toBeGreaterThan(1000);
  for (const key of keys) {
    const values = valuesFor(t(key, { skipInterpolation: true }));
    for (const count of COUNTS) {
      const given = count === undefined ? values : { ...values, count };
      for (const name of new Set([key, key.replace(/_(zero|one|other|many)$/, "")]))
        if (count !== undefined || name === key) expect(messages.t(name, given), name).toBe(t(name, given));
    }
  }
  expect(messages.t("save")).toBe(t("save"));
});

function keysIn(texts: MessageTree, before = ""): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [before + key] : keysIn(text, `${before}${key}.`),
  );
}

/** A text and a number for what the text names. */
function valuesFor(text: string): Record<string, string | number> {
  const names = [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name!);
  return Object.fromEntries(names.map((name, index) => [name, index % 2 ? index : `<${name}> & “$1”`]));
}
