import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function NewAccount({ account, isUnproven }: { account: string; isUnproven: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <Message tone="note">
        {isUnproven
          ? t("payment-account:noteBeforeProof", { account })
          : t("payment-account:note", { account })}{" "}
        <Link to={paths.security}>{t("payment-account:noteLink")}</Link>
      </Message>
    </div>
  );
}
