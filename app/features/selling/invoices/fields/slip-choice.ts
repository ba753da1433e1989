/** `donation` leaves amount and debtor to the payer; `notification` is over 0.00 and not to be paid. */
export const SLIP_CHOICES = [
  "standard",
  "without_amount",
  "without_debtor",
  "donation",
  "notification",
] as const;
export type SlipChoice = (typeof SLIP_CHOICES)[number];

export function knownSlip(text: string): SlipChoice | undefined {
  return SLIP_CHOICES.find((choice) => choice === text);
}

export function leavesAmountOpen(choice: SlipChoice): boolean {
  return choice === "without_amount" || choice === "donation";
}

export function namesDebtor(choice: SlipChoice): boolean {
  return choice !== "without_debtor" && choice !== "donation";
}
