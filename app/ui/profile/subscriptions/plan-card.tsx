import type { ReactNode } from "react";
import { CurrencyCode } from "#app/ui/elements/page/amount.tsx";

interface PlanCardProps {
  name: string;
  price: string;
  terms: string;
  points: string[];
  isCurrent: boolean;
  children: ReactNode;
}

export function PlanCard({ name, price, terms, points, isCurrent, children }: PlanCardProps) {
  return (
    <section className={isCurrent ? "plan is-chosen" : "plan"}>
      <h2>{name}</h2>
      <p className="price amount">
        <CurrencyCode />
        {price}
      </p>
      <p>{terms}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
