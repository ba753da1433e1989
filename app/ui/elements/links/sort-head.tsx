import { Link } from "./link.tsx";

interface SortHeadProps<S extends string> {
  label: string;
  isNumber: boolean;
  sort: S | null;
  /** How the list is sorted now; left out where it cannot be. */
  list?: (Order<S> & { addressOf: (order: Order<S>) => string }) | undefined;
}

interface Order<S extends string> {
  sort: S;
  descending: boolean;
}

/** Head of a column. Sorts by it; again, in reverse. Days and amounts begin with the latest and the greatest. */
export function SortHead<S extends string>({ label, isNumber, sort, list }: SortHeadProps<S>) {
  const className = isNumber ? "num" : undefined;
  if (!list || !sort) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const isSorted = list.sort === sort;
  const descending = isSorted ? !list.descending : sort === "date" || sort === "amount";
  const order = list.descending ? "descending" : "ascending";
  return (
    <th scope="col" className={className} aria-sort={isSorted ? order : undefined}>
      <Link className="sort" to={list.addressOf({ sort, descending })}>
        {label}
      </Link>
    </th>
  );
}
