import { CURRENCIES, type Currency } from "#app/swiss/money.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Amounts of two currencies are never added up: a page shows those of one. */
export function CurrencyLinks({ chosen, to }: { chosen: Currency; to: string }) {
  const { t } = useTranslation();
  return (
    <nav className="filters" aria-label={t("invoices:field.currency")}>
      {CURRENCIES.map((currency) => (
        <Link
          key={currency}
          to={currency === "CHF" ? to : `${to}?currency=${currency}`}
          aria-current={currency === chosen ? "true" : undefined}
        >
          {currency}
        </Link>
      ))}
    </nav>
  );
}
