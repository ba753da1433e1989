import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { skontoOffers } from "#app/features/selling/invoices/fields/skonto.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { openCharges } from "#app/features/selling/invoices/settling/paid-before.ts";
import { recordPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { openRows } from "#app/features/books/ledger/charge.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { creditOf, sumOf } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type Currency, formatAmount, formatMoney, type Rappen } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { RecordPaymentForm, type RecordPaymentData } from "#app/ui/invoices/paying/record-payment-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "sending:payment.title" };

export const loader = screenLoader(async (ctx, { id }): Promise<RecordPaymentData> => {
  const invoice = await findInvoice(ctx, id);
  const due = amountDue(invoice);
  const { currency } = invoice;
  const wanted = invoice.status === "written_off" ? sumOf(invoice.allocations, "write_off") : due;
  return {
    id: invoice.id,
    version: invoice.version,
    number: invoice.number,
    recipient: invoice.recipient.name,
    due: formatMoney(wanted, currency),
    amount: formatAmount(wanted),
    currency,
    isGivenUp: invoice.status === "written_off",
    rows: due > openRows(invoice) ? formatMoney(openRows(invoice), currency) : "",
    later: laterCharges(invoice, ctx.locale),
    reduced: skontoOffers({ ...invoice, due }).map(({ amount, until }) => ({
      amount: formatMoney(amount, currency),
      until: formatDay(until, ctx.locale),
    })),
    today: ctx.today,
    isAllowed: allows(invoice.status, "recordPayment"),
  };
});

function laterCharges(invoice: Invoice, locale: Locale): RecordPaymentData["later"] {
  const open = openCharges(invoice);
  return open && { amount: formatMoney(open.amount, invoice.currency), day: formatDay(open.day, locale) };
}

export const action = screenAction(
  { form: "payment", schema: recordPaymentSchema.merge(seenSchema) },
  async (ctx, { version, ...input }, { id, values }) => {
    const paymentId = await recordPayment(ctx, id, input, version);
    const invoice = await findInvoice(ctx, id);
    const credit = creditOf(await findPayment(ctx, paymentId));
    const to = safeRedirect(values.redirectTo, paths.invoice(id));
    return redirectWithFlash(ctx.platform, to, outcome(amountDue(invoice), credit, invoice.currency));
  },
);

function outcome(due: Rappen, credit: Rappen, currency: Currency) {
  if (due > 0) return { key: "sending:payment.stillDue", params: { amount: formatMoney(due, currency) } };
  if (credit > 0) return { key: "sending:payment.over", params: { amount: formatMoney(credit, currency) } };
  return { key: "sending:payment.paid" };
}

export default function Payment() {
  const { t } = useTranslation();
  const invoice = useLoaderData<typeof loader>();
  const { id, number } = invoice;
  return (
    <PlainPage
      title={t("sending:payment.title", { number })}
      back={{ to: paths.invoice(id), label: t("invoices:detail.title", { number }) }}
      bodyClass="narrow"
    >
      <RecordPaymentForm {...invoice} />
    </PlainPage>
  );
}
