import { Link } from "#app/ui/elements/links/link.tsx";

interface FilterLink {
  to: string;
  label: string;
  count: number;
  isChosen: boolean;
}

export function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  return (
    <nav className="filters" aria-label={label}>
      {links.map(({ to, label, count, isChosen }) => (
        <Link key={label} to={to} aria-current={isChosen ? "true" : undefined} prefetch="intent">
          {label} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
