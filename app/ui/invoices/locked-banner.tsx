import { Form } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";

export function LockedBanner({ id, status }: { id: string; status: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="note">{t("invoices:edit.locked", { status: t(`invoices:status.${status}`) })}</Message>
      <Form method="post" reloadDocument action={paths.duplicateInvoice(id)}>
        <button className="button">{t("invoices:duplicate.action")}</button>
      </Form>
    </>
  );
}
