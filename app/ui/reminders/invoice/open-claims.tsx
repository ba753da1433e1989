import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceReminders } from "#app/features/money/reminders/screens/invoice-reminders.ts";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { paths } from "#app/paths.ts";

interface OpenClaimsProps extends Pick<InvoiceReminders, "claims"> {
  id: string;
  version: number;
}

export function OpenClaims({ id, version, claims }: OpenClaimsProps) {
  const { t } = useTranslation();
  if (claims.length === 0) return null;
  return (
    <div>
      <p>{t("reminders:invoice.claims")}</p>
      {claims.map(({ reminderId, kind, amount, paid }) => {
        const claim = t(`reminders:invoice.${kind}`, { amount });
        return (
          <form key={kind} className="actions" method="post" action={paths.waiveClaim(id)}>
            <SeenVersion version={version} />
            <input type="hidden" name="reminderId" value={reminderId} />
            <input type="hidden" name="kind" value={kind} />
            <span className="num">{claim}</span>
            {paid ? <span className="soft">{t("reminders:invoice.claimPaid", { paid })}</span> : null}
            <May right="act">
              <button className="button button-quiet" aria-label={t("reminders:invoice.waiveOf", { claim })}>
                {t("reminders:invoice.waive")}
              </button>
            </May>
          </form>
        );
      })}
    </div>
  );
}
