import { unprintableCharacters } from "#app/platform/pdf/printable.ts";

export const PREFIX_MAX = 20;

export function isInvoicePrefix(text: string): boolean {
  const isPrefix = /^[\p{Script=Latin}\d\-/._]*$/u.test(text) && [...text].length <= PREFIX_MAX;
  return isPrefix && unprintableCharacters(text).length === 0;
}

/** The digits of the running part of a number; more is more than databases count. */
export const RUNNING_DIGITS = 9;

export function isRunningNumber(text: string): boolean {
  return /^\d+$/.test(text) && text.length <= RUNNING_DIGITS && Number(text) > 0;
}
