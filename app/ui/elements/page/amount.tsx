import { type Currency, formatAmount, type Rappen } from "#app/swiss/money.ts";

export function Amount({ value, className = "is-large" }: { value: Rappen; className?: string }) {
  return (
    <p className={`amount ${className}`}>
      <CurrencyCode />
      {formatAmount(value)}
    </p>
  );
}

/** Before an amount; the space is for those who hear or copy it. */
export function CurrencyCode({ currency = "CHF" }: { currency?: Currency }) {
  return <span className="currency">{currency}&nbsp;</span>;
}
