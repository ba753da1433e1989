import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { z } from "zod";
import { deleteInvoice } from "#app/features/invoices/delete-invoice.server.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Link } from "#app/ui/links/link.tsx";

export const handle = { title: "sending:delete.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const { id, number, state, recipient } = await findInvoice(ctx, params.id ?? "");
  return { id, number, isDraft: state === "draft", recipient: recipient.name };
});

export const action = screenAction(
  { form: "delete-invoice", schema: z.object({}) },
  async (ctx, _input, { params }) => {
    const { isArchived } = await deleteInvoice(ctx, params.id ?? "");
    const key = isArchived ? "sending:delete.archived" : "sending:delete.done";
    return redirectWithFlash(ctx.platform, paths.invoices, { key });
  },
);

export default function DeleteInvoice() {
  const { t } = useTranslation();
  const { id, number, isDraft, recipient } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("sending:delete.heading", { number })}
        back={{ to: paths.invoice(id), label: `${t("invoices:invoice")} ${number}` }}
      />
      <Band bodyClass="narrow stack" className="is-open is-first">
        <p>{t(isDraft ? "sending:delete.draft" : "sending:delete.issued", { name: recipient })}</p>
        <Form id="delete-invoice" className="stack" labels={{}}>
          <div className="actions">
            <SubmitButton danger busy={t("common:saving")}>
              {t("sending:delete.action")}
            </SubmitButton>
            <Link className="button button-quiet" to={paths.invoice(id)}>
              {t("common:cancel")}
            </Link>
          </div>
        </Form>
      </Band>
    </>
  );
}
