import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CreditRow } from "#app/features/money/payments/credits-left.server.ts";
import { CreditLeft } from "./credit-left.tsx";

export function CreditList({ rows }: { rows: CreditRow[] }) {
  const { t } = useTranslation();
  return (
    <ul className="stack is-close">
      {rows.map((row) => (
        <li key={row.paymentId}>
          {t("sending:refund.of", { kind: t(`sending:settling.${row.source}`), day: row.day })}{" "}
          <CreditLeft {...row} />
        </li>
      ))}
    </ul>
  );
}
