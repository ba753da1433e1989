import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { writeOffSchema } from "#app/features/money/payments/write-off.schema.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatAmount, formatMoney } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { NotAllowed } from "#app/ui/invoices/not-possible.tsx";
import { WriteOffForm } from "#app/ui/invoices/paying/write-off-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "sending:writeOff.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const invoice = await findInvoice(ctx, id);
  return {
    id: invoice.id,
    version: invoice.version,
    number: invoice.number,
    recipient: invoice.recipient.name,
    due: formatMoney(amountDue(invoice), invoice.currency),
    currency: invoice.currency,
    amount: formatAmount(amountDue(invoice)),
    today: ctx.today,
    isAllowed: allows(invoice.status, "writeOff"),
  };
});

export const action = screenAction(
  { form: "write-off", schema: writeOffSchema.merge(seenSchema) },
  async (ctx, { version, ...input }, { id }) => {
    await writeOff(ctx, id, input, version);
    const invoice = await findInvoice(ctx, id);
    const due = amountDue(invoice);
    const flash = due
      ? { key: "sending:writeOff.stillDue", params: { amount: formatMoney(due, invoice.currency) } }
      : { key: "sending:writeOff.done" };
    return redirectWithFlash(ctx.platform, paths.invoice(id), flash);
  },
);

export default function WriteOff() {
  const { t } = useTranslation();
  const { isAllowed, number, ...invoice } = useLoaderData<typeof loader>();
  const { id } = invoice;
  return (
    <PlainPage
      title={t("sending:writeOff.title", { number })}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      bodyClass="narrow"
    >
      {isAllowed ? <WriteOffForm {...invoice} /> : <NotAllowed id={id} number={number} />}
    </PlainPage>
  );
}
