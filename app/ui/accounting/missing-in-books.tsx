import type { Missing } from "#app/features/front/accounting/missing-in-books.server.ts";
import { paymentQueryString } from "#app/features/money/payments/payment-lists.ts";
import { paths } from "#app/paths.ts";
import { formatSums } from "#app/swiss/currency/sums.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function MissingInBooks({ missing, year }: { missing: Missing[]; year: string }) {
  const { t } = useTranslation();
  return (
    <ol className="todo">
      {missing.map(({ kind, count, amount, names }) => (
        <li key={kind}>
          <span className="num">{count}</span>
          <p className="what">
            <strong>{t(`accounting:missing.${kind}`, { count })}</strong>
            <span>{names.join(", ")}</span>
          </p>
          <p className="amount">{formatSums(amount)}</p>
          <Link
            className="button"
            to={addressOf(kind, year)}
            aria-label={`${t(`accounting:missing.do.${kind}`)}: ${count} ${t(`accounting:missing.${kind}`, { count })}`}
          >
            {t(`accounting:missing.do.${kind}`)}
          </Link>
        </li>
      ))}
    </ol>
  );
}

function addressOf(kind: Missing["kind"], year: string): string {
  if (kind === "receipts") return paths.expenses({ year });
  if (kind === "takenBack") return paths.takenBack;
  return paths.payments + paymentQueryString({ state: "proposed", search: "" });
}
