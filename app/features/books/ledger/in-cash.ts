/** The `method` of money in the cash box; all other is on the bank account. */
export const IN_CASH = "cash";

/** Whoever writes it in capitals means the same. */
export function isInCash(method: string): boolean {
  return method.toLowerCase() === IN_CASH;
}
