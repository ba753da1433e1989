import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { AssignData } from "#app/features/money/payments/review/assign-data.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { openInvoicesFor } from "#app/features/money/payments/review/open-invoices.server.ts";
import { taughtClientOf } from "#app/features/money/payment-rules/met-rules.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { searchOf } from "#app/platform/lists/pages.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatBesideChf, formatMoney } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { AssignPanel } from "#app/ui/payments/assign/assign-panel.tsx";
import { refusedHere } from "#app/screens/answers/refused-here.server.ts";

export const handle = { title: "payments:assign.title" };

export const loader = screenLoader(async (ctx, { id, url }): Promise<AssignData> => {
  const payment = await findPayment(ctx, id);
  const search = searchOf(url.searchParams);
  const invoices = await openInvoicesFor(ctx, payment, search);
  const { instructed, amount, payerIban } = payment;
  const taughtClient = (await taughtClientOf(ctx, payerIban)) ?? "";
  return {
    id: payment.id,
    payer: payment.payerName,
    day: formatDay(payment.paidOn, ctx.locale),
    search,
    taughtClient,
    teachable: taughtClient ? "" : formatIban(payerIban),
    amount:
      instructed && amount === 0
        ? formatMoney(instructed.amount, instructed.currency)
        : formatMoney(amount, payment.currency),
    invoices: invoices.map((invoice) => ({
      ...invoice,
      dueDate: formatDay(invoice.dueDate, ctx.locale),
      due: formatBesideChf(invoice.due, invoice.currency),
    })),
  };
});

export const action = screenAction(
  {
    schema: z.object({ invoiceId: z.string().max(100), teach: z.string().max(10).optional() }),
    exists: (ctx, { id }) => findPayment(ctx, id),
  },
  async (ctx, { invoiceId, teach }, { id, values }) => {
    const said = await refusedHere(ctx, async () => {
      await assignPayment(ctx, id, invoiceId, teach === "yes");
      const { number } = await findInvoice(ctx, invoiceId);
      return { key: "payments:assign.done", params: { number } };
    });
    return redirectWithFlash(ctx.platform, safeRedirect(values.redirectTo, paths.payments), said);
  },
);

export default function AssignPayment() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("payments:assign.title")} back={{ to: paths.payments, label: t("payments:title") }}>
      <AssignPanel {...data} />
    </PlainPage>
  );
}
