import type { Locale } from "./locale.ts";
import type { MessageKey } from "./message-key.ts";

export interface MessageTree {
  [key: string]: string | MessageTree;
}

type MessageValues = Record<string, unknown>;

/**
 * Says a text by a key that there is: the compiler refuses any other. Keys that come as data, such as the code of an
 * error, come as a list, of which the first that has a text counts.
 */
export type Translate = (key: MessageKey | readonly string[], values?: MessageValues) => string;

type Message = string | ((values: MessageValues) => string);

const DEFAULT_NAMESPACE = "common";

const COUNTS_KEPT = 1000;

/**
 * The texts of one language, each compiled once: a plain text stays as it is, one with `{{values}}` becomes a function.
 * Servers and browsers say the same with it. Its keys and plural forms are those of i18next; a test compares all texts.
 */
export class Messages {
  readonly language: Locale;
  readonly #trees = new Map<string, MessageTree>();
  readonly #messages = new Map<string, Message>();
  readonly #plural: Intl.PluralRules;
  readonly #pluralForms: string[] = [];
  readonly #onMissing: (key: string) => void;

  constructor(language: Locale, onMissing: (key: string) => void = () => {}) {
    this.language = language;
    this.#onMissing = onMissing;
    this.#plural = new Intl.PluralRules(language);
  }

  add(namespace: string, texts: MessageTree): void {
    this.#trees.set(namespace, texts);
    this.#compile(`${namespace}:`, texts);
  }

  /**
   * `namespace:group.key`; with a number as `count` its form `_zero`, `_one`, `_other` …
   * @returns the key without its namespace when there is no text
   */
  t = (key: string | readonly string[], values = NO_VALUES): string => {
    for (const one of typeof key === "string" ? [key] : key) {
      const text = this.#say(one, values);
      if (text !== undefined) return text;
    }
    const last = typeof key === "string" ? key : (key.at(-1) ?? "");
    this.#onMissing(last);
    return keyAlone(last);
  };

  /** The text in the locale file, with `{{names}}` where values go; undefined when there is none. */
  textOf(namespace: string, key: string): string | undefined {
    let place: string | MessageTree | undefined = this.#trees.get(namespace);
    for (const step of key.split(".")) place = typeof place === "object" ? place[step] : undefined;
    return typeof place === "string" ? place : undefined;
  }

  treeOf(namespace: string): MessageTree {
    return this.#trees.get(namespace) ?? {};
  }

  #compile(prefix: string, texts: MessageTree): void {
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === "string") this.#messages.set(prefix + key, compiled(text));
      else this.#compile(`${prefix}${key}.`, text);
    }
  }

  #say(key: string, values: MessageValues): string | undefined {
    const name = key.includes(":") ? key : `${DEFAULT_NAMESPACE}:${key}`;
    const { count } = values;
    const message = typeof count === "number" ? this.#counted(name, count) : this.#messages.get(name);
    return typeof message === "function" ? message(values) : message;
  }

  #counted(name: string, count: number): Message | undefined {
    const zero = count === 0 ? this.#messages.get(`${name}_zero`) : undefined;
    return zero ?? this.#messages.get(name + this.#pluralForm(count)) ?? this.#messages.get(name);
  }

  #pluralForm(count: number): string {
    if (!Number.isInteger(count) || count < 0 || count >= COUNTS_KEPT)
      return `_${this.#plural.select(count)}`;
    return (this.#pluralForms[count] ??= `_${this.#plural.select(count)}`);
  }
}

const NO_VALUES: MessageValues = {};

function keyAlone(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}

function compiled(text: string): Message {
  const parts = text.split(/{{\s*(\w+)\s*}}/);
  if (parts.length === 1) return text;
  return (values) => {
    let said = parts[0]!;
    for (let place = 1; place < parts.length; place += 2)
      said += shown(values[parts[place]!]) + parts[place + 1]!;
    return said;
  };
}

function shown(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
