import { formatAmount, type Rappen } from "#app/swiss/money.ts";

export function Amount({ value, className = "is-large" }: { value: Rappen; className?: string }) {
  return (
    <p className={`amount ${className}`}>
      <Currency />
      {formatAmount(value)}
    </p>
  );
}

/** Before an amount; the space is for those who hear or copy it. */
export function Currency() {
  return <span className="currency">CHF&nbsp;</span>;
}
