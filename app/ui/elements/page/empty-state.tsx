import { Link } from "#app/ui/elements/links/link.tsx";

interface EmptyStateProps {
  title: string;
  text: string;
  action: { to: string; label: string };
  also?: { to: string; label: string };
}

export function EmptyState({ title, text, action, also }: EmptyStateProps) {
  return (
    <div className="empty">
      <h2 className="as-h3">{title}</h2>
      <p>{text}</p>
      <div className="actions">
        {[action, ...(also ? [also] : [])].map(({ to, label }) => (
          <Link key={to} className="button" to={to}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  );
}
