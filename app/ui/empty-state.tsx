import { Link } from "@remix-run/react";

interface EmptyStateProps {
  title: string;
  text: string;
  action: { to: string; label: string };
}

/** Says what to do next, with the button. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <h2 className="as-h3">{title}</h2>
      <p>{text}</p>
      <Link className="button" to={action.to}>
        {action.label}
      </Link>
    </div>
  );
}
