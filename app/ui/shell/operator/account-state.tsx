import { useTranslation } from "#app/ui/runtime/translation.ts";

export function AccountState({ isDisabled, isVerified }: { isDisabled: boolean; isVerified: boolean }) {
  const { t } = useTranslation();
  if (isDisabled) return <span className="status is-overdue">{t("admin:state.disabled")}</span>;
  return (
    <span className={`status is-${isVerified ? "paid" : "draft"}`}>
      {t(isVerified ? "admin:state.active" : "accounts:profile.unverified")}
    </span>
  );
}
