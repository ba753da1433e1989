import { unprintableCharacters } from "#app/platform/pdf/printable.ts";

export const PREFIX_MAX = 20;

export function isInvoicePrefix(text: string): boolean {
  const isPrefix = /^[\p{Script=Latin}\d\-/._]*$/u.test(text) && [...text].length <= PREFIX_MAX;
  return isPrefix && unprintableCharacters(text).length === 0;
}
