import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function OldAndNew({ former, account }: { former: string; account: string }) {
  const { t } = useTranslation();
  return (
    <dl className="facts">
      <dt>{t("payment-account:former")}</dt>
      <dd>{former}</dd>
      <dt>{t("payment-account:account")}</dt>
      <dd>
        <strong>{account}</strong>
      </dd>
    </dl>
  );
}

export function DiscardAccount() {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.discardAccount} className="actions">
      <button className="button">{t("payment-account:discard")}</button>
    </form>
  );
}

export function AccountWaits({ account, isOwn }: { account: string; isOwn: boolean }) {
  const { t } = useTranslation();
  return (
    <Message tone="note" action={<DiscardAccount />}>
      {t(isOwn ? "payment-account:waits" : "payment-account:waitsOther", { account })}{" "}
      {isOwn ? <Link to={paths.accountChange}>{t("payment-account:confirm")}</Link> : null}
    </Message>
  );
}
