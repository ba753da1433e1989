import { type QrSvg, slipQrSvg } from "#app/features/selling/qr-bill/slip-svg.ts";
import { partyLines, referenceLine } from "#app/features/selling/qr-bill/slip-text.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatPayloadAmount, type QrBill } from "#app/swiss/qr-payload.ts";

/** `copied` is what a bank's form takes. */
interface CopiedFact {
  name: "iban" | "reference" | "amount";
  shown: string;
  copied: string;
}

export interface WaysToPay {
  facts: CopiedFact[];
  currency: string;
  isAmountOpen: boolean;
  payableTo: string;
  code: QrSvg;
}

export function waysToPay(bill: QrBill): WaysToPay {
  const { iban, reference, amount } = bill;
  const facts: CopiedFact[] = [
    { name: "iban", shown: formatIban(iban), copied: iban },
    { name: "reference", shown: referenceLine(bill), copied: reference },
    {
      name: "amount",
      shown: amount === null ? "" : formatAmount(amount),
      copied: amount === null ? "" : formatPayloadAmount(amount),
    },
  ];
  return {
    facts: facts.filter(({ copied }) => copied !== ""),
    currency: bill.currency,
    isAmountOpen: amount === null,
    payableTo: partyLines(bill.creditor, true).join(", "),
    code: slipQrSvg(bill),
  };
}
