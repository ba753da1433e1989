import { Link } from "#app/ui/elements/links/link.tsx";
import { DrawnOnce } from "#app/ui/runtime/drawn-once.tsx";

interface FilterLink {
  to: string;
  label: string;
  count: number;
  isChosen: boolean;
}

export function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  return <DrawnOnce as="nav" className="filters" label={label} inside={LinksInside} shown={{ links }} />;
}

function LinksInside({ links }: { links: FilterLink[] }) {
  return links.map(({ to, label, count, isChosen }) => (
    <Link key={label} to={to} aria-current={isChosen ? "true" : undefined}>
      {label} <span>{count}</span>
    </Link>
  ));
}
