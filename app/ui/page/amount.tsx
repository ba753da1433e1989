import { formatAmount, type Rappen } from "#app/swiss/money.ts";

export function Amount({ value, className = "is-large" }: { value: Rappen; className?: string }) {
  return (
    <p className={`amount ${className}`}>
      <span className="currency">CHF</span>
      {formatAmount(value)}
    </p>
  );
}
