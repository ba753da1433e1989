import { Link } from "#app/ui/elements/links/link.tsx";

interface ToDoItem {
  count: number;
  what: string;
  names: string[];
  amount: string;
  to: string;
  verb: string;
}

/** Count, what, how much, one button. */
export function ToDoList({ items }: { items: ToDoItem[] }) {
  return (
    <ol className="todo">
      {items.map(({ count, what, names, amount, to, verb }) => (
        <li key={what}>
          <span className="num">{count}</span>
          <p className="what">
            <strong>{what}</strong>
            <span>{names.join(", ")}</span>
          </p>
          <p className="amount">{amount}</p>
          <Link className="button" to={to} aria-label={`${verb}: ${count} ${what}`}>
            {verb}
          </Link>
        </li>
      ))}
    </ol>
  );
}
