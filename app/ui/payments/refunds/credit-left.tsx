import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface CreditLeftProps {
  paymentId: string;
  /** `CHF 10.00`; empty without. */
  rest: string;
  refunded?: string;
  isOwed?: boolean;
}

export function CreditLeft({ paymentId, rest, refunded = "", isOwed = false }: CreditLeftProps) {
  const { t } = useTranslation();
  return (
    <span>
      {rest ? t("sending:refund.left", { rest }) : null}{" "}
      {refunded ? (
        <span className="soft">
          {t(isOwed ? "sending:refund.owed" : "sending:refund.refunded", { refunded })}
        </span>
      ) : null}{" "}
      <May right="act">
        <Link to={paths.refund(paymentId)}>{t(rest ? "sending:refund.record" : "sending:refund.show")}</Link>
      </May>
    </span>
  );
}
