/** The `method` of money in the cash box; all other is on the bank account. */
export const IN_CASH = "cash";
