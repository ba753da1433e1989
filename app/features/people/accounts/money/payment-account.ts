import { formatIban } from "#app/swiss/iban.ts";

/** Where payments of a business go: electronic form, empty where there is none. */
export interface PaymentAccount {
  iban: string;
  qrIban: string;
}

/** `first`: there was none, so that nothing is led elsewhere. */
export function accountStep(before: PaymentAccount, after: PaymentAccount): "same" | "first" | "change" {
  if (before.iban === after.iban && before.qrIban === after.qrIban) return "same";
  return before.iban === "" && before.qrIban === "" ? "first" : "change";
}

export const NO_ACCOUNT = "–";

export function shownAccount({ iban, qrIban }: PaymentAccount): string {
  return [iban, qrIban].filter(Boolean).map(formatIban).join(" / ") || NO_ACCOUNT;
}
