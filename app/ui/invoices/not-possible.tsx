import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function NotAllowed({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="note">{t("errors:invoice.transition_not_allowed")}</Message>
      <p>
        <Link to={paths.invoice(id)}>{t("invoices:detail.title", { number })}</Link>
      </p>
    </>
  );
}
