import { z } from "zod";
import { fitsQrBill, forbiddenCharacters, normaliseText, plainSpelling } from "#app/swiss/characters.ts";
import { parseCountry } from "#app/swiss/countries.ts";
import { FIRST_YEAR, isNear, LAST_YEAR, parseDay } from "#app/swiss/dates.ts";
import { ibanProblem, isQrIban, normaliseIban } from "#app/swiss/iban.ts";
import { parsePhone } from "#app/swiss/phone.ts";
import { normaliseEBillId, normaliseVatNumber } from "#app/swiss/uid.ts";

import { ZERO_REASONS, type ZeroRateReason } from "#app/swiss/vat.ts";
import { isLocale, type Locale, LOCALES } from "#app/platform/i18n/locale.ts";

export function addFieldError(
  ctx: z.RefinementCtx,
  code: string,
  params: Record<string, string | number> = {},
  path: string[] = [],
): typeof z.NEVER {
  // Else the rules that compare fields would not be asked, and their errors shown only later.
  ctx.addIssue({ code: "custom", path, params: { code, ...params }, continue: true });
  return z.NEVER;
}

/** Control characters but tab and line feed: never text, and Postgres cannot store NUL. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Cs}/u;

interface Limits {
  max: number;
  min?: number;
}

/** Characters as people count them. The API description needs the lengths that our own rules check. */
function textOf({ min = 1, max }: Limits, required: boolean) {
  return z.string().meta({ maxLength: max, ...(required ? { minLength: min } : {}) });
}

/**
 * Composed (NFC), trimmed, runs of spaces made one. `check` runs in the same step, so that one wrong field does not
 * hide another field's error.
 */
function line(
  limits: Limits,
  required: boolean,
  check: (text: string, ctx: z.RefinementCtx) => string = (text) => text,
) {
  return textOf(limits, required).transform((value, ctx) => {
    const text = value.normalize("NFC").replace(/\s+/g, " ").trim();
    if (CONTROLS.test(text)) return addFieldError(ctx, "field.controls");
    const problem = lengthProblem(text, limits, required);
    if (problem) return addFieldError(ctx, problem.code, problem.params);
    return text && check(text, ctx);
  });
}

export function requiredLine(limits: Limits) {
  return line(limits, true);
}

export function optionalLine(limits: Limits) {
  return line(limits, false).prefault("");
}

/** For the message of a character that may not stand somewhere. */
export function proposalFor(text: string, fits: (character: string) => boolean): { proposal?: string } {
  const proposal = plainSpelling(text, fits);
  return proposal === null ? {} : { proposal };
}

/** Line ends become LF. */
function text(limits: Limits, required: boolean) {
  return textOf(limits, required).transform((value, ctx) => {
    const text = value.normalize("NFC").replace(/\r\n?/g, "\n").trim();
    if (CONTROLS.test(text)) return addFieldError(ctx, "field.controls");
    const problem = lengthProblem(text, limits, required);
    return problem ? addFieldError(ctx, problem.code, problem.params) : text;
  });
}

export function requiredText(limits: Limits) {
  return text(limits, true);
}

export function optionalText(limits: Limits) {
  return text(limits, false).prefault("");
}

/**
 * Typographic quotes, dashes and spaces become plain ones; anything else the slip cannot carry is an error, never a
 * silent change (IG QR-bill, character set).
 */
export function slipSafeLine(limits: Limits, required = true) {
  const field = textOf(limits, required).transform((value, ctx) => {
    const text = normaliseText(value);
    if (CONTROLS.test(text)) return addFieldError(ctx, "field.controls");
    const characters = forbiddenCharacters(text);
    if (characters.length)
      return addFieldError(ctx, "field.characters", {
        characters: characters.join(" "),
        ...proposalFor(text, fitsQrBill),
      });
    const problem = lengthProblem(text, limits, required);
    return problem ? addFieldError(ctx, problem.code, problem.params) : text;
  });
  return required ? field : field.prefault("");
}

function lengthProblem(
  text: string,
  { min = 1, max }: Limits,
  required: boolean,
): { code: string; params?: Record<string, number> } | null {
  const length = [...text].length;
  if (length === 0) return required ? { code: "field.required" } : null;
  if (length < min) return { code: "field.too_short", params: { min } };
  return length > max ? { code: "field.too_long", params: { max } } : null;
}

const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;

export function email() {
  return line({ max: 254 }, true, checkedEmail).meta({ format: "email" });
}

export function optionalEmail() {
  return line({ max: 254 }, false, checkedEmail).meta({ format: "email" }).prefault("");
}

function checkedEmail(text: string, ctx: z.RefinementCtx): string {
  return EMAIL.test(text) ? text.toLowerCase() : addFieldError(ctx, "field.email");
}

/** Empty, or E.164; a number without country code is Swiss. */
export function optionalPhone() {
  return line(
    { max: 30 },
    false,
    (text, ctx) => parsePhone(text) ?? addFieldError(ctx, "field.phone"),
  ).prefault("");
}

export function optionalIban(kind: "any" | "qr" = "any") {
  return z
    .string()
    .max(60)
    .transform((value, ctx) => {
      const iban = normaliseIban(value);
      if (!iban) return "";
      const problem = ibanProblem(iban);
      if (problem) return addFieldError(ctx, `field.iban_${problem}`);
      if (kind === "qr" && !isQrIban(iban)) return addFieldError(ctx, "field.qr_iban_expected");
      return iban;
    })
    .prefault("");
}

/** `CHE-123.456.789`, typed with or without dots and suffix; `LI 51234` for one of Liechtenstein. */
export function optionalVatNumber() {
  return line(
    { max: 40 },
    false,
    (text, ctx) => normaliseVatNumber(text) ?? addFieldError(ctx, "field.vat_number"),
  ).prefault("");
}

export function optionalEBillId() {
  return line(
    { max: 90 },
    false,
    (text, ctx) => normaliseEBillId(text) ?? addFieldError(ctx, "field.ebill_id"),
  ).prefault("");
}

/** Empty is CH. Usual names in four languages are understood. */
export function country() {
  return line({ max: 100 }, false, (text, ctx) => parseCountry(text) ?? addFieldError(ctx, "field.country"))
    .prefault("")
    .transform((code) => code || "CH");
}

export function day() {
  return line({ max: 40 }, true, checkedDay).meta({ format: "date" });
}

export function optionalDay() {
  return line({ max: 40 }, false, checkedDay).meta({ format: "date" }).prefault("");
}

function checkedDay(text: string, ctx: z.RefinementCtx): string {
  const day = parseDay(text);
  if (day === null) return addFieldError(ctx, "field.day");
  return isNear(day) ? day : addFieldError(ctx, "field.day_year", { first: FIRST_YEAR, last: LAST_YEAR });
}

export function optionalLocale() {
  return z
    .string()
    .meta({ enum: [...LOCALES] })
    .transform((value, ctx): Locale | undefined => {
      if (!value) return undefined;
      return isLocale(value) ? value : addFieldError(ctx, "field.language");
    })
    .optional();
}

export function optionalChoice<const Name extends string>(names: readonly Name[]) {
  return z
    .string()
    .meta({ enum: [...names] })
    .transform((value, ctx): Name | undefined => {
      const known = names.find((name) => name === value);
      if (known || !value) return known;
      return addFieldError(ctx, "field.not_one_of", { values: names.join(", ") });
    })
    .optional();
}

export function optionalVersion() {
  return z
    .union([z.number(), z.string().max(10)])
    .transform((value, ctx) => {
      if (value === "") return undefined;
      const version = Number(value);
      return Number.isSafeInteger(version) && version > 0 ? version : addFieldError(ctx, "field.wrong_type");
    })
    .optional();
}

/** `1` or `0` in a form, a boolean in JSON; left out, it stays as it is. */
export function optionalSwitch() {
  return z
    .union([z.boolean(), z.literal(["1", "0"])])
    .transform((value) => value === true || value === "1")
    .optional();
}

export function checkbox() {
  return optionalCheckbox().transform((value) => value ?? false);
}

/** For calls; a form sends an empty text for what is not ticked. */
export function optionalCheckbox() {
  return z
    .union([z.boolean(), z.literal(["on", "true", "false", "1", "0", ""])])
    .transform((value) => value === true || value === "on" || value === "true" || value === "1")
    .optional();
}

const YES = ["on", "true", "1", "yes", "x", "ja", "oui", "si", "sì"];

/** 1 or 0, as the database keeps it. */
export const flagRule = z
  .union([z.boolean(), z.string().max(10)])
  .nullish()
  .transform((value): number => {
    if (typeof value === "string") return YES.includes(value.trim().toLowerCase()) ? 1 : 0;
    return value ? 1 : 0;
  });

/** Why a row is at 0 % VAT. */
export const zeroReasonRule = z
  .string()
  .nullish()
  .meta({ enum: ["", ...ZERO_REASONS] })
  .transform((value, ctx): ZeroRateReason => {
    const known = ZERO_REASONS.find((reason) => reason === value);
    if (known || !value) return known ?? "";
    return addFieldError(ctx, "field.not_one_of", { values: ZERO_REASONS.join(", ") });
  });
