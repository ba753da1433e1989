import type { AccountingPage } from "#app/features/front/accounting/accounting-page.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import "#app/ui/styles/pages/options.css";

/** Who reads along, and what they have already. */
export function Trustees({ trustees, handedOver }: Pick<AccountingPage, "trustees" | "handedOver">) {
  const { t } = useTranslation();
  return (
    <ul className="options">
      {trustees.map(({ id, name, lastUsedAt }) => (
        <li key={id}>
          <p>
            <strong>{name}</strong>
            {lastUsedAt
              ? t("accounting:trustee.lastHere", { at: lastUsedAt })
              : t("accounting:trustee.neverHere")}
          </p>
          <May right="own">
            <Link className="button" to={paths.people}>
              {t("accounting:trustee.change")}
            </Link>
          </May>
        </li>
      ))}
      {trustees.length === 0 ? (
        <li>
          <p>
            <strong>{t("accounting:trustee.nobody")}</strong>
            {t("accounting:trustee.free")}
          </p>
          <May right="own">
            <Link className="button" to={paths.people}>
              {t("accounting:trustee.invite")}
            </Link>
          </May>
        </li>
      ) : null}
      <li>
        <p>
          <strong>
            {handedOver ? t("accounting:handover.last", handedOver) : t("accounting:handover.none")}
          </strong>
          {handedOver ? t("accounting:handover.at", handedOver) : t("accounting:handover.what")}
        </p>
        <Link className="button" to={paths.handovers()}>
          {t("accounting:handover.next")}
        </Link>
      </li>
    </ul>
  );
}
