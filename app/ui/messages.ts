import type { Locale } from "#app/platform/i18n/locale.ts";

/** Nested as in the locale files. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

type MessageValues = Record<string, unknown>;

/**
 * What react-i18next asks of an i18next instance, for one language and texts that are there before a page is drawn.
 * It stands for i18next in the browser, where it would be a tenth of all scripts; a test compares every text.
 */
export class Messages {
  readonly isInitialized = true;
  readonly options = { defaultNS: "common" };
  readonly languages: Locale[];
  private readonly namespaces = new Map<string, MessageTree>();
  private readonly plural: Intl.PluralRules;

  readonly language: Locale;

  constructor(language: Locale) {
    this.language = language;
    this.languages = [language];
    this.plural = new Intl.PluralRules(language);
  }

  add(namespace: string, texts: MessageTree): void {
    this.namespaces.set(namespace, texts);
  }

  hasLoadedNamespace = (): boolean => true;

  /** The language never changes without a page load. */
  on = (): void => undefined;
  off = (): void => undefined;

  getFixedT = () => this.t;

  /** `namespace:group.key`; with `count` its form `_zero`, `_one`, `_other` … */
  t = (name: string, values: MessageValues = {}): string => {
    const [namespace, key] = name.includes(":") ? splitAt(name, ":") : [this.options.defaultNS, name];
    const found = this.formsOf(key, values.count)
      .map((form) => textAt(this.namespaces.get(namespace), form))
      .find((text) => text !== undefined);
    return fill(found ?? key, values);
  };

  private formsOf(key: string, count: unknown): string[] {
    if (typeof count !== "number") return [key];
    const forms = [`${key}_${this.plural.select(count)}`, key];
    return count === 0 ? [`${key}_zero`, ...forms] : forms;
  }
}

function splitAt(text: string, sign: string): [string, string] {
  const place = text.indexOf(sign);
  return [text.slice(0, place), text.slice(place + sign.length)];
}

function textAt(tree: MessageTree | undefined, key: string): string | undefined {
  let place: string | MessageTree | undefined = tree;
  for (const step of key.split(".")) place = typeof place === "object" ? place[step] : undefined;
  return typeof place === "string" ? place : undefined;
}

function fill(text: string, values: MessageValues): string {
  return text.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => shown(values[name]));
}

function shown(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
