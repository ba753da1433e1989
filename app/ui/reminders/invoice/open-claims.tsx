import { useTranslation } from "#app/ui/translation.ts";
import type { InvoiceReminders } from "#app/features/reminders/screens/invoice-reminders.ts";
import { paths } from "#app/paths.ts";

export function OpenClaims({ id, claims }: { id: string; claims: InvoiceReminders["claims"] }) {
  const { t } = useTranslation();
  if (claims.length === 0) return null;
  return (
    <div>
      <p>{t("reminders:invoice.claims")}</p>
      {claims.map(({ reminderId, kind, amount, paid }) => {
        const claim = t(`reminders:invoice.${kind}`, { amount });
        return (
          <form key={kind} className="actions" method="post" action={paths.waiveClaim(id)}>
            <input type="hidden" name="reminderId" value={reminderId} />
            <input type="hidden" name="kind" value={kind} />
            <span className="num">{claim}</span>
            {paid ? <span className="soft">{t("reminders:invoice.claimPaid", { paid })}</span> : null}
            <button className="button button-quiet" aria-label={t("reminders:invoice.waiveOf", { claim })}>
              {t("reminders:invoice.waive")}
            </button>
          </form>
        );
      })}
    </div>
  );
}
