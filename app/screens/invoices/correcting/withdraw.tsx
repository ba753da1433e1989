import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { withdrawCreditNote } from "#app/features/invoices/correcting/withdraw-credit-note.server.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { allows } from "#app/features/invoices/status/invoice-actions.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/hidden/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { NotAllowed } from "#app/ui/invoices/not-possible.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";
import { Link } from "#app/ui/links/link.tsx";

export const handle = { title: "sending:withdraw.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const { id, number, version, status } = await findInvoice(ctx, params.id ?? "");
  return { id, number, version, isAllowed: allows(status, "withdraw") };
});

export const action = screenAction(
  { form: "withdraw", schema: seenSchema },
  async (ctx, { version }, { params }) => {
    const id = params.id ?? "";
    await withdrawCreditNote(ctx, id, version);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "sending:done.withdraw" });
  },
);

export { shouldRevalidate } from "#app/ui/forms/hidden/show-anew.ts";

export default function WithdrawCreditNote() {
  const { t } = useTranslation();
  const { id, number, version, isAllowed } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("sending:withdraw.title", { number })}
        back={{ to: paths.invoice(id), label: number }}
      />
      <Band className="is-open is-first" bodyClass="medium stack">
        {isAllowed ? (
          <Form id="withdraw" className="stack" labels={{}}>
            <SeenVersion version={version} />
            <p>{t("sending:withdraw.text")}</p>
            <div className="actions">
              <SubmitButton danger>{t("sending:action.withdraw")}</SubmitButton>
              <Link className="button button-quiet" to={paths.invoice(id)}>
                {t("sending:withdraw.keep")}
              </Link>
            </div>
          </Form>
        ) : (
          <NotAllowed id={id} number={number} />
        )}
      </Band>
    </>
  );
}
