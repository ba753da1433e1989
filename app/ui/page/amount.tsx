import { Currency } from "./currency.tsx";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";

export function Amount({ value, className = "is-large" }: { value: Rappen; className?: string }) {
  return (
    <p className={`amount ${className}`}>
      <Currency />
      {formatAmount(value)}
    </p>
  );
}
