import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { markPaidSchema } from "#app/features/selling/invoices/settling/change-status.schema.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { MarkPaidForm, type MarkPaidData } from "#app/ui/invoices/paying/mark-paid-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "sending:markPaid.title" };

export const loader = screenLoader(async (ctx, { id }): Promise<MarkPaidData> => {
  const invoice = await findInvoice(ctx, id);
  return {
    id: invoice.id,
    number: invoice.number,
    recipient: invoice.recipient.name,
    amount: formatMoney(amountDue(invoice), invoice.currency),
    today: ctx.today,
    isAllowed: allows(invoice.status, "markPaid"),
  };
});

export const action = screenAction(
  { form: "mark-paid", schema: markPaidSchema },
  async (ctx, input, { id, values }) => {
    await markPaid(ctx, id, input);
    const to = safeRedirect(values.redirectTo, paths.invoice(id));
    return redirectWithFlash(ctx.platform, to, { key: "sending:done.markPaid" });
  },
);

export default function MarkPaid() {
  const { t } = useTranslation();
  const invoice = useLoaderData<typeof loader>();
  const { id, number } = invoice;
  return (
    <PlainPage
      title={t("sending:markPaid.title", { number })}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      bodyClass="narrow"
    >
      <MarkPaidForm {...invoice} />
    </PlainPage>
  );
}
