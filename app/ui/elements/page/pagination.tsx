import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

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
  const from = (page - 1) * limit + 1;
  return (
    <nav className="pagination" aria-label={t("common:pages.label")}>
      <p className="soft">{t("common:pages.range", { from, to: Math.min(page * limit, total), total })}</p>
      <ul>
        {page > 1 ? (
          <li>
            <Link to={href(page - 1)} rel="prev">
              {t("common:pages.previous")}
            </Link>
          </li>
        ) : null}
        {near(page, pages).map((number) => (
          <li key={number}>
            {number === page ? (
              <span aria-current="page">{number}</span>
            ) : (
              <Link to={href(number)}>{number}</Link>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link to={href(page + 1)} rel="next">
              {t("common:pages.next")}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function near(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  return Array.from({ length: Math.min(5, pages) }, (_, index) => first + index);
}
