import type { Right } from "#app/features/people/seats/rights.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface EmptyStateProps {
  title: string;
  text: string;
  action: EmptyAction;
  also?: EmptyAction;
}

interface EmptyAction {
  to: string;
  label: string;
  /** Left out for everybody. */
  right?: Right;
}

export function EmptyState({ title, text, action, also }: EmptyStateProps) {
  const may = useMay();
  const offered = [action, ...(also ? [also] : [])].filter(({ right }) => !right || may(right));
  return (
    <div className="empty">
      <h2 className="as-h3">{title}</h2>
      <p>{text}</p>
      {offered.length > 0 ? (
        <div className="actions">
          {offered.map(({ to, label }) => (
            <Link key={to} className="button" to={to}>
              {label}
            </Link>
          ))}
        </div>
      ) : null}
    </div>
  );
}
