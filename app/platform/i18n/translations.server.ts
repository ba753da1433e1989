import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "./locale.ts";
import { Messages, type MessageTree, type Translate } from "./messages.ts";

const FOLDER = path.join(import.meta.dirname, "../../locales");

const languages = new Map<Locale, Messages>();

/** Read once a process. Keys are `namespace:key.path`. */
export function messagesIn(locale: Locale): Messages {
  let messages = languages.get(locale);
  if (!messages) {
    messages = load(locale);
    languages.set(locale, messages);
  }
  return messages;
}

export function translator(locale: Locale): Translate {
  return messagesIn(locale).t;
}

function load(locale: Locale): Messages {
  const folder = path.join(FOLDER, locale);
  const messages = new Messages(locale);
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".json")) continue;
    const texts = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as MessageTree;
    messages.add(path.basename(file, ".json"), texts);
  }
  return messages;
}
