import { unprintableCharacters } from "#app/platform/pdf/printable.ts";

export const PREFIX_MAX = 20;

/** What stands before the running part of an invoice's number: letters that can be printed, digits and - / . _ */
export function isInvoicePrefix(text: string): boolean {
  const isPrefix = /^[\p{Script=Latin}\d\-/._]*$/u.test(text) && [...text].length <= PREFIX_MAX;
  return isPrefix && unprintableCharacters(text).length === 0;
}
