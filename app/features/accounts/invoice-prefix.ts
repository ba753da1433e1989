export const PREFIX_MAX = 20;

/** What stands before the running part of an invoice's number: letters, digits and - / . _ */
export function isInvoicePrefix(text: string): boolean {
  return /^[\p{Script=Latin}\d\-/._]*$/u.test(text) && [...text].length <= PREFIX_MAX;
}
