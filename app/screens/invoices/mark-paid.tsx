import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { markPaidSchema } from "#app/features/invoices/status/change-status.schema.ts";
import { markPaid } from "#app/features/invoices/status/change-status.server.ts";
import { allows } from "#app/features/invoices/status/invoice-actions.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { openAmount } from "#app/features/invoices/status/payments.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { NotAllowed } from "#app/ui/invoices/not-possible.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "sending:markPaid.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const invoice = await findInvoice(ctx, params.id ?? "");
  return {
    id: invoice.id,
    number: invoice.number,
    recipient: invoice.recipient.name,
    amount: formatAmount(await openAmount(ctx, invoice)),
    today: ctx.today,
    isAllowed: allows(invoice.status, "markPaid"),
  };
});

export const action = screenAction(
  { form: "mark-paid", schema: markPaidSchema },
  async (ctx, { paidOn }, { params }) => {
    const id = params.id ?? "";
    await markPaid(ctx, id, paidOn);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "sending:done.markPaid" });
  },
);

export default function MarkPaid() {
  const { t } = useTranslation();
  const { id, number, recipient, amount, today, isAllowed } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  const label = t("sending:markPaid.date");
  return (
    <>
      <PageHead
        title={t("sending:markPaid.title", { number })}
        back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      />
      <Band className="is-open is-first" bodyClass="narrow stack">
        {isAllowed ? (
          <>
            <p>{t("sending:markPaid.open", { amount, name: recipient })}</p>
            <Form
              id="mark-paid"
              className="stack"
              labels={{ paidOn: label }}
              values={refusal?.repopulateFields ?? { paidOn: today }}
            >
              <TextField name="paidOn" type="date" label={label} hint={t("sending:markPaid.hint")} />
              <div className="actions">
                <SubmitButton busy={t("common:saving")}>{t("sending:action.markPaid")}</SubmitButton>
                <Link className="button button-quiet" to={paths.invoice(id)}>
                  {t("common:cancel")}
                </Link>
              </div>
            </Form>
          </>
        ) : (
          <NotAllowed id={id} number={number} />
        )}
      </Band>
    </>
  );
}
