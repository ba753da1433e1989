import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { DrawnOnce } from "#app/ui/runtime/drawn-once.tsx";

interface PaginationProps {
  page: number;
  limit: number;
  total: number;
  href: (page: number) => string;
}

export function Pagination({ page, limit, total, href }: PaginationProps) {
  const { t } = useTranslation();
  const pages = Math.ceil(total / limit);
  if (pages <= 1) return null;
  const linkTo = (number: number): PageLink => ({ number, to: href(number) });
  const from = (page - 1) * limit + 1;
  const shown: PagesShown = {
    range: t("common:pages.range", { from, to: Math.min(page * limit, total), total }),
    page,
    previous: page > 1 ? href(page - 1) : null,
    near: near(page, pages).map(linkTo),
    next: page < pages ? href(page + 1) : null,
  };
  return (
    <DrawnOnce
      as="nav"
      className="pagination"
      label={t("common:pages.label")}
      inside={PagesInside}
      shown={shown}
    />
  );
}

interface PageLink {
  number: number;
  to: string;
}

interface PagesShown {
  range: string;
  page: number;
  previous: string | null;
  near: PageLink[];
  next: string | null;
}

function PagesInside({ range, page, previous, near, next }: PagesShown) {
  const { t } = useTranslation();
  return (
    <>
      <p className="soft">{range}</p>
      <ul>
        {previous ? (
          <li>
            <Link to={previous} rel="prev">
              {t("common:pages.previous")}
            </Link>
          </li>
        ) : null}
        {near.map(({ number, to }) => (
          <li key={number}>
            {number === page ? <span aria-current="page">{number}</span> : <Link to={to}>{number}</Link>}
          </li>
        ))}
        {next ? (
          <li>
            <Link to={next} rel="next">
              {t("common:pages.next")}
            </Link>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function near(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  return Array.from({ length: Math.min(5, pages) }, (_, index) => first + index);
}
