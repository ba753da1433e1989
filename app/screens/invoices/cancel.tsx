import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { NotAllowed } from "#app/ui/invoices/not-possible.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "sending:cancel.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, number, version, status } = await findInvoice(ctx, args.id);
  return {
    id,
    number,
    version,
    isAllowed: allows(status, "cancel"),
    canBeCredited: allows(status, "creditNote"),
  };
});

export const action = screenAction(
  { form: "cancel-invoice", schema: seenSchema },
  async (ctx, { version }, { id }) => {
    await cancelInvoice(ctx, id, version);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "sending:done.cancel" });
  },
);

export default function CancelInvoice() {
  const { t } = useTranslation();
  const { id, number, version, isAllowed, canBeCredited } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("sending:cancel.title", { number })}
        back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      />
      {canBeCredited ? (
        <Band className="is-open is-first" bodyClass="medium stack">
          <p>{t("sending:creditNote.instead")}</p>
          <div className="actions">
            <Link className="button button-primary" to={paths.creditNote(id)}>
              {t("sending:action.creditNote")}
            </Link>
          </div>
        </Band>
      ) : null}
      <Band
        className={canBeCredited ? "" : "is-open is-first"}
        title={canBeCredited ? t("sending:creditNote.cancelAnyway") : undefined}
        bodyClass="medium stack"
      >
        {isAllowed ? (
          <ConfirmForm
            id="cancel-invoice"
            className="stack"
            version={version}
            submit={t("sending:action.cancel")}
            back={paths.invoice(id)}
            keep={t("sending:cancel.keep")}
          >
            <p>{t("sending:cancel.text")}</p>
            <p>{t("sending:cancel.final")}</p>
          </ConfirmForm>
        ) : (
          <NotAllowed id={id} number={number} />
        )}
      </Band>
    </>
  );
}
