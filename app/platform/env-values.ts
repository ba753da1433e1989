import { z } from "zod";
import { parseStatutoryRates } from "#app/swiss/vat/parse-statutory-rates.ts";

/** Fewer characters can be guessed. */
export const TOKEN_MIN = 16;

/** Undefined when unset or blank; `read` answers `undefined` for a wrong one. */
function setting<T>(read: (text: string) => T | undefined, message: string) {
  return z
    .string()
    .optional()
    .transform((raw, ctx): T | undefined => {
      const text = raw?.trim();
      if (!text) return undefined;
      const value = read(text);
      if (value === undefined) ctx.addIssue({ code: "custom", message });
      return value;
    });
}

export const anyText = setting((text) => text, "");

export function textThat(isRight: (text: string) => boolean, message: string) {
  return setting((text) => (isRight(text) ? text : undefined), message);
}

/** What an unencoded @ or / in a password would cut off must not be taken for the server, which messages name. */
const ONE_AT = /^[a-z]+:\/\/([^@/?#]*@)?[^@/?#]*(\/[^@?#]*)?(\?[^#]*)?$/;

export function isServerAddress(text: string, scheme: RegExp): boolean {
  return scheme.test(text) && ONE_AT.test(text);
}

export const POSTGRES = /^postgres(ql)?:\/\/./;
export const ENCODED = "with / : @ ? # and % in user and password percent-encoded (@ is %40)";

export function atLeast(characters: number) {
  return textThat((text) => text.length >= characters, `must have at least ${characters} characters`);
}

export function oneOf<const T extends string>(values: readonly T[], fallback: T) {
  const message = `must be ${values.join(" or ")}`;
  return setting((text) => values.find((value) => value === text), message).transform(
    (value) => value ?? fallback,
  );
}

export const flag = oneOf(["0", "1", "false", "true"], "0").transform(
  (text) => text === "1" || text === "true",
);

export function wholeNumber(min: number, max: number, fallback: number) {
  const read = (text: string) => (/^\d{1,9}$/.test(text) ? within(Number(text), min, max) : undefined);
  const message = `must be a whole number from ${min} to ${max}`;
  return setting(read, message).transform((value) => value ?? fallback);
}

export function positiveNumber(max: number, fallback: number) {
  const read = (text: string) => within(Number(text), Number.MIN_VALUE, max);
  return setting(read, `must be a number above 0, up to ${max}`).transform((value) => value ?? fallback);
}

/** A share from 0 to 1. */
export const shareOfOne = setting(
  (text) => within(Number(text), 0, 1),
  "must be a number from 0 to 1",
).transform((value) => value ?? 1);

function within(value: number, min: number, max: number): number | undefined {
  return value >= min && value <= max ? value : undefined;
}

export const emailAddress = textThat(
  (text) => z.email().safeParse(text).success,
  "must be an e-mail address",
);

export const statutoryRates = setting(
  parseStatutoryRates,
  "must be rates like standard 8.9 2028-01-01, separated by commas: standard, reduced or lodging, percent, " +
    "first day, and the last day if there is one",
).transform((rates) => rates ?? []);

/** Separated by commas, in lower case. */
export const emailAddresses = setting((text) => {
  const all = text.split(",").map((one) => one.trim().toLowerCase());
  return all.every((one) => z.email().safeParse(one).success) ? [...new Set(all)] : undefined;
}, "must be e-mail addresses, separated by commas").transform((all): string[] => all ?? []);

export const httpUrl = textThat(isHttp, "must be an http(s) address");

/** The address of an OpenID Connect provider, which is believed in everything: nobody may read along. */
export const issuerAddress = textThat(
  (text) =>
    isHttp(text) &&
    (text.startsWith("https:") || ["localhost", "127.0.0.1", "[::1]"].includes(new URL(text).hostname)),
  "must be an https address, or an http one on this machine",
);

export const httpOrigin = textThat(
  (text) => isHttp(text) && isBare(new URL(text)) && !/[?#]/.test(text),
  "must be an http(s) address without a path or query, like https://rappen.example",
);

function isBare({ pathname, username, password }: URL): boolean {
  return /^\/*$/.test(pathname) && username === "" && password === "";
}

function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Separated by spaces; names ignore case. */
export function linksNamed(names: readonly string[]) {
  const read = (text: string) => {
    const pairs = text.split(/\s+/).map((entry) => {
      const [name = "", ...rest] = entry.split("=");
      return [name, rest.join("=")] as const;
    });
    const areRight = pairs.every(([name, href]) => names.includes(name.toLowerCase()) && isHttp(href));
    return areRight ? (Object.fromEntries(pairs) as Record<string, string>) : undefined;
  };
  const example = `${names[0] ?? ""}=https://…`;
  const message = `must be pairs like ${example}, separated by spaces, with the names ${names.join(", ")}`;
  return setting(read, message).transform((links): Record<string, string> => links ?? {});
}
