import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

/** Ways to take an issued invoice back in the books, which deleting does not. */
const UNDOING = [
  { action: "cancel", to: paths.cancelInvoice },
  { action: "creditNote", to: paths.creditNote },
] as const;

export const handle = { title: "sending:delete.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number, state, status, recipient } = await findInvoice(ctx, args.id);
  return {
    id,
    number,
    isDraft: state === "draft",
    recipient: recipient.name,
    undoing: UNDOING.filter(({ action }) => allows(status, action)).map(({ action }) => action),
  };
});

export const action = screenAction(
  { form: "delete-invoice", schema: z.object({}) },
  async (ctx, _input, { id }) => {
    const { delivery } = await findInvoice(ctx, id);
    const { isArchived } = await deleteInvoice(ctx, id);
    if (delivery?.state === "queued") {
      const heldBack = { key: "sending:delete.heldBack", params: { to: delivery.recipient } };
      return redirectWithFlash(ctx.platform, paths.invoices, heldBack);
    }
    const key = isArchived ? "sending:delete.archived" : "sending:delete.done";
    return redirectWithFlash(ctx.platform, paths.invoices, { key });
  },
);

export default function DeleteInvoice() {
  const { t } = useTranslation();
  const { id, number, isDraft, recipient, undoing } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("sending:delete.heading", { number })}
      back={{ to: paths.invoice(id), label: `${t("invoices:invoice")} ${number}` }}
      bodyClass="narrow stack"
    >
      <p>{t(isDraft ? "sending:delete.draft" : "sending:delete.issued", { name: recipient })}</p>
      {undoing.length > 0 ? (
        <ul className="plain-list">
          {UNDOING.filter(({ action }) => undoing.includes(action)).map(({ action, to }) => (
            <li key={action}>
              <Link to={to(id)}>{t(`sending:action.${action}`)}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <ConfirmForm
        id="delete-invoice"
        className="stack"
        submit={t("sending:delete.action")}
        busy={t("common:saving")}
        back={paths.invoice(id)}
      />
    </PlainPage>
  );
}
